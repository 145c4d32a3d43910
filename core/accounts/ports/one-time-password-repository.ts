import type { OneTimePassword } from '#core/accounts/domain/one-time-password.ts';

/** Reads the one-time passwords that wait to be used, at most one of a member; `PasswordChange` writes them. */
export interface OneTimePasswordRepository {
  /** That of the member who has the username or e-mail address, given as `toLoginName` makes it, valid or not. */
  find(loginName: string): Promise<OneTimePassword | null>;
  /** Removes those that are not valid from that time on. */
  removeExpired(now: string): Promise<void>;
}
