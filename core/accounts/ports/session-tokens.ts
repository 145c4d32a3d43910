/** Makes the secrets that browsers hold. */
export interface SessionTokens {
  /** A fresh random token of 256 bits, safe in a cookie. */
  create(): string;
  /** SHA-256 of a token, in hexadecimal. */
  hash(token: string): string;
}
