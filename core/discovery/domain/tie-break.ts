/** The bits of a member's place among equals: two of a million share all of them about as often as not. */
export const TIE_BITS = 20;

/** What one bit of everyone's place follows from, for one viewer: the highest bit is at 0. */
export function tieSeed(viewerId: number, bit: number): number {
  return scramble(Math.imul(viewerId, 0x9e3779b1) ^ scramble(bit + 1));
}

/** That bit for 32 members at once: for those with the ids from 32 times `word` on, the lowest first. */
export function tieWord(seed: number, word: number): number {
  return scramble(Math.imul(word, 0x27d4eb2d) + seed);
}

/**
 * A member's place among those who fit the viewer equally well: as if by lot, but the same each time. So nobody is
 * first for everyone, and a new account is no better off than an old one.
 */
export function tieKey(viewerId: number, memberId: number): number {
  let key = 0;
  for (let bit = 0; bit < TIE_BITS; bit += 1) {
    const word = tieWord(tieSeed(viewerId, bit), memberId >>> 5);
    key = key * 2 + ((word >>> (memberId & 31)) & 1);
  }
  return key;
}

/** Makes every bit depend on every other (the last step of MurmurHash3, by Austin Appleby). */
function scramble(value: number): number {
  let mixed = value ^ (value >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
