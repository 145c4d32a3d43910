import {
  hasOneTimeForm,
  isStillValid,
  type OneTimePassword,
} from '#core/accounts/domain/one-time-password.ts';
import type { TypedPassword } from '#core/accounts/domain/password-rules.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { LogInName } from '#core/members/domain/field-rules.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { OneTimePasswordRepository } from './one-time-password-repository.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** What someone has typed to be known as a member. */
export interface TypedCredentials {
  /** The username or the e-mail address, in any case. */
  readonly username: LogInName;
  readonly password: TypedPassword;
}

/** The member whose password it is. */
export interface KnownMember {
  readonly self: Self;
  /** The one-time password that it was, which is not used up by the check; `null` for their own. */
  readonly oneTimePassword: OneTimePassword | null;
}

export type CheckCredentials = (typed: TypedCredentials) => Promise<KnownMember | null>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly oneTimePasswords: Pick<OneTimePasswordRepository, 'find'>;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
  readonly decoyHash: string;
}

/**
 * Finds the member whose password it is, wherever they stand. Every check is of one hash, whoever is named and
 * whatever is stored: an unknown name is checked against `decoyHash`, a hash of the same cost whose password is
 * unknown, so that it takes as long as a wrong password.
 */
export function makeCheckCredentials(deps: Dependencies): CheckCredentials {
  const { members, passwordHasher, decoyHash } = deps;
  return async ({ username, password }) => {
    const loginName = toLoginName(username);
    const credentials = await members.findCredentials(loginName);
    const oneTimePassword = await findOneTimePassword(deps, loginName, password);
    const hash = oneTimePassword?.passwordHash ?? credentials?.passwordHash ?? decoyHash;
    const matches = await passwordHasher.verify(hash, password);
    const self = credentials && matches ? await members.findById(credentials.memberId) : null;
    return self && { self, oneTimePassword };
  };
}

/** The one-time password to check against. It is looked for by the name alone, so that all names take as long. */
async function findOneTimePassword(
  { oneTimePasswords, clock }: Dependencies,
  loginName: string,
  typed: TypedPassword,
): Promise<OneTimePassword | null> {
  if (!hasOneTimeForm(typed)) return null;
  const waiting = await oneTimePasswords.find(loginName);
  return waiting !== null && isStillValid(waiting, clock.now()) ? waiting : null;
}
