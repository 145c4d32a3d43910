import type { OneTimePasswordText } from '#core/accounts/domain/one-time-password.ts';
import type { Password, TypedPassword } from '#core/accounts/domain/password-rules.ts';

/** Hashes passwords slowly, with a salt and the parameters inside the hash. */
export interface PasswordHasher {
  hash(password: Password | OneTimePasswordText): Promise<string>;
  /** Takes as long for a password that does not match as for one that does. */
  verify(hash: string, password: TypedPassword): Promise<boolean>;
}
