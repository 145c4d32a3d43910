/** Hashes passwords slowly, with a salt and the parameters inside the hash. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for a password that does not match as for one that does. */
  verify(hash: string, password: string): Promise<boolean>;
}
