import {
  hasOneTimeForm,
  isStillValid,
  type OneTimePassword,
} from '#core/accounts/domain/one-time-password.ts';
import type { TypedPassword } from '#core/accounts/domain/password-rules.ts';
import { readRecoveryCode } from '#core/accounts/domain/recovery-code.ts';
import { asOf, hasRecoveryCode, type SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { NEW_ID } from '#core/kernel/commit.ts';
import type { LogInName } from '#core/members/domain/field-rules.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { Credentials, MemberRepository } from '#core/members/ports/member-repository.ts';
import type { OneTimePasswordRepository } from '#core/accounts/ports/one-time-password-repository.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';

/** What someone has typed to be known as a member. */
export interface TypedCredentials {
  /** The username or the e-mail address, in any case. */
  readonly username: LogInName;
  readonly password: TypedPassword;
}

/** The member whose password it is. */
export interface KnownMember {
  readonly self: Self;
  /** The hash of the password that they have chosen, whether or not it was this one. */
  readonly passwordHash: string;
  /** The one-time password that it was, which is not used up by the check; `null` for their own. */
  readonly oneTimePassword: OneTimePassword | null;
  /** The hash of the recovery code that it was, which is not used up by the check either; else `null`. */
  readonly recoveryCodeHash: string | null;
}

/** Whether it was the password that the member has chosen, which is not used up by a use. */
export function isOwnPassword({ oneTimePassword, recoveryCodeHash }: KnownMember): boolean {
  return oneTimePassword === null && recoveryCodeHash === null;
}

/** `found` is what is stored under the name, for those who have read it already. */
export type CheckCredentials = (
  typed: TypedCredentials,
  found?: Credentials | null,
) => Promise<KnownMember | null>;

interface Dependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly oneTimePasswords: Pick<OneTimePasswordRepository, 'find'>;
  readonly secondFactors: Pick<SecondFactorRepository, 'load'>;
  readonly passwordHasher: PasswordHasher;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
  readonly clock: Clock;
  readonly decoyHash: string;
}

/**
 * Finds the member whose password it is, whatever their standing. Every check hashes once, for members and
 * strangers alike: an unknown name is checked against `decoyHash`, a hash of the same cost whose password is
 * unknown, so that it takes as long as a wrong password. A recovery code is compared as well. For a
 * member who logs in only with passkeys, every password is wrong.
 */
export function makeCheckCredentials(deps: Dependencies): CheckCredentials {
  const { members, passwordHasher, decoyHash } = deps;
  return async ({ username, password }, found) => {
    const loginName = toLoginName(username);
    const credentials = found === undefined ? await members.findCredentials(loginName) : found;
    const [oneTimePassword, stored] = await Promise.all([
      findOneTimePassword(deps, loginName, password),
      deps.secondFactors.load(credentials?.memberId ?? NEW_ID),
    ]);
    const factor = asOf(stored.value, deps.clock.now());
    const recoveryCodeHash = findRecoveryCode(deps, factor, password);
    const hash = oneTimePassword?.passwordHash ?? credentials?.passwordHash ?? decoyHash;
    const matches = await passwordHasher.verify(hash, password);
    const isKnown = recoveryCodeHash !== null || (matches && !factor.onlyPasskeys);
    const self = credentials && isKnown ? await members.findById(credentials.memberId) : null;
    const passwordHash = credentials?.passwordHash ?? decoyHash;
    return self && { self, passwordHash, oneTimePassword, recoveryCodeHash };
  };
}

/** The hash of what was typed, if it is a recovery code of the member that is not used. */
function findRecoveryCode(
  { sessionTokens }: Dependencies,
  factor: SecondFactor,
  typed: TypedPassword,
): string | null {
  const code = readRecoveryCode(typed);
  const hash = code === null ? null : sessionTokens.hash(code);
  return hash !== null && hasRecoveryCode(factor, hash) ? hash : null;
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
