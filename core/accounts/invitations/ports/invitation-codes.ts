/** Makes the codes that newcomers register with. */
export interface InvitationCodes {
  /** A fresh random code of 256 bits, safe in an address. */
  create(): string;
  /** SHA-256 of a code, in hexadecimal. */
  hash(code: string): string;
}
