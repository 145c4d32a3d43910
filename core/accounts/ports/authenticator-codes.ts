/** Knows what apps show that make codes of the time (RFC 6238: six figures, half a minute each). */
export interface AuthenticatorCodes {
  /** A fresh random secret of 160 bits, in base 32. */
  createSecret(): string;
  /** The half minute, counted since 1970, in which an app shows that code: now, just before or next; else `null`. */
  findStep(secret: string, code: string, now: string): number | null;
  /** The address by which an app takes the secret over; the issuer and the account are what it shows. */
  writeAddress(of: {
    readonly secret: string;
    readonly issuer: string;
    readonly account: string;
  }): string;
}
