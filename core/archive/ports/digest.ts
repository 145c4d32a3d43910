/** Takes in text piece by piece and says in the end by a short text what it was. */
export interface Digest {
  update(text: string): void;
  /** SHA-256 of all that was taken in, in hexadecimal. Nothing may be called afterwards. */
  finish(): string;
}

export type CreateDigest = () => Digest;
