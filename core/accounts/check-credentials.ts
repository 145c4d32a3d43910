import type { TypedPassword } from '#core/accounts/domain/password-rules.ts';
import type { LogInName } from '#core/members/domain/field-rules.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** What someone has typed to be known as a member. */
export interface TypedCredentials {
  /** The username or the e-mail address, in any case. */
  readonly username: LogInName;
  readonly password: TypedPassword;
}

export type CheckCredentials = (typed: TypedCredentials) => Promise<Self | null>;

/**
 * Finds the member whose password it is, wherever they stand. An unknown name is checked against `decoyHash`, a
 * hash of the same cost whose password is unknown, so that it takes as long as a wrong password.
 */
export function makeCheckCredentials({
  members,
  passwordHasher,
  decoyHash,
}: {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly passwordHasher: PasswordHasher;
  readonly decoyHash: string;
}): CheckCredentials {
  return async ({ username, password }) => {
    const credentials = await members.findCredentials(toLoginName(username));
    const hash = credentials?.passwordHash ?? decoyHash;
    const matches = await passwordHasher.verify(hash, password);
    return credentials && matches ? members.findById(credentials.memberId) : null;
  };
}
