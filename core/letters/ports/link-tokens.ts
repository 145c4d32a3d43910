/** Makes the secrets in links. */
export interface LinkTokens {
  /** A fresh random token of 256 bits, safe in an address. */
  create(): string;
  /** SHA-256 of a text, in hexadecimal. */
  hash(text: string): string;
}
