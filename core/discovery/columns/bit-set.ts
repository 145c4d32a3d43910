import { grown } from './grown.ts';

/** A number of each member, by their ids. */
export type MemberNumbers = Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

const BITS = 32;
const SMALLEST_WORDS = 32;

/**
 * A set of member ids, a bit for each id from 0. It grows as ids are added: an id beyond its end is not in
 * it. A million members take 125 kB, and two such sets are combined in some 20 microseconds.
 */
export class BitSet {
  /** A bit for each id, the lowest first; for those who combine many sets at once. */
  words: Uint32Array<ArrayBuffer>;

  constructor(words = new Uint32Array(SMALLEST_WORDS)) {
    this.words = words;
  }

  static of(ids: Iterable<number>): BitSet {
    const set = new BitSet();
    for (const id of ids) set.add(id);
    return set;
  }

  /** A set of nobody with room for `length` words. */
  static withRoom(length: number): BitSet {
    return new BitSet(new Uint32Array(length));
  }

  /** How many bytes the set takes. */
  get bytes(): number {
    return this.words.byteLength;
  }

  has(id: number): boolean {
    return (((this.words[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
  }

  add(id: number): void {
    const place = id >>> 5;
    const own = this.reserve(place + 1);
    own[place] = (own[place] ?? 0) | (1 << (id & 31));
  }

  remove(id: number): void {
    const place = id >>> 5;
    this.words[place] = (this.words[place] ?? 0) & ~(1 << (id & 31));
  }

  /** Adds the id or removes it. */
  put(id: number, isIn: boolean): void {
    if (isIn) this.add(id);
    else this.remove(id);
  }

  /** How many ids are in the set. */
  count(): number {
    return this.countBeyond(Infinity);
  }

  /** Whether there are more than that many ids in the set; it looks no further than it must. */
  hasMoreThan(limit: number): boolean {
    return this.countBeyond(limit) > limit;
  }

  /** Counts the ids until there are more than `limit`. An iterator over the words would take thrice as long. */
  private countBeyond(limit: number): number {
    const { words } = this;
    let count = 0;
    for (let place = 0; place < words.length && count <= limit; place += 1) {
      const word = words[place] ?? 0;
      if (word !== 0) count += countBits(word);
    }
    return count;
  }

  /** At most `limit` ids, the highest first, all of them below `before`. */
  highest(limit: number, before = Infinity): number[] {
    const { words } = this;
    const ids: number[] = [];
    const last = Math.min(words.length - 1, Math.floor(before / BITS));
    for (let place = last; place >= 0 && ids.length < limit; place -= 1) {
      let word = (words[place] ?? 0) | 0;
      while (word !== 0 && ids.length < limit) {
        const bit = 31 - Math.clz32(word);
        word &= ~(1 << bit);
        const id = place * BITS + bit;
        if (id < before) ids.push(id);
      }
    }
    return ids;
  }

  /** Those in the set whose number, by their id, is one that passes. */
  withNumbers(numbers: MemberNumbers, passes: Uint8Array): BitSet {
    const passed = this.copy();
    for (let place = 0; place < this.words.length; place += 1) {
      const word = this.words[place] ?? 0;
      passed.words[place] = passingBits(word, place * BITS, numbers, passes);
    }
    return passed;
  }

  /** How many of the two kinds of members there are here: those in the other set and those not in it. */
  kindsBy({ words }: BitSet): { readonly inside: boolean; readonly outside: boolean } {
    const own = this.words;
    const shared = Math.min(own.length, words.length);
    let inside = 0;
    let outside = 0;
    for (let place = 0; place < shared; place += 1) {
      const word = own[place] ?? 0;
      const both = word & (words[place] ?? 0);
      inside |= both;
      outside |= word ^ both;
      if (inside !== 0 && outside !== 0) break;
    }
    for (let place = shared; place < own.length && outside === 0; place += 1) {
      outside = own[place] ?? 0;
    }
    return { inside: inside !== 0, outside: outside !== 0 };
  }

  /** Copies the set into words that have room for every id in it. */
  writeTo(words: Uint32Array): void {
    words.set(this.words.subarray(0, words.length));
  }

  /** Makes this set hold what was written; the words are its own from then on. */
  becomeWords(words: Uint32Array<ArrayBuffer>): void {
    this.words = words;
  }

  /** A view of the words `from` to before `to`, as if they were the first. What it holds changes with the set. */
  window(from: number, to: number): BitSet {
    return new BitSet(this.words.subarray(from, to));
  }

  /** Makes the words from `from` on those of the other set. */
  putWindow(from: number, { words }: BitSet): void {
    this.reserve(from + words.length);
    this.words.set(words, from);
  }

  copy(): BitSet {
    return new BitSet(this.words.slice());
  }

  /** Those who are in the other set too, as a set of their own. */
  shared({ words }: BitSet): BitSet {
    const own = this.words;
    const both = new Uint32Array(own.length);
    const length = Math.min(own.length, words.length);
    for (let place = 0; place < length; place += 1) {
      both[place] = (own[place] ?? 0) & (words[place] ?? 0);
    }
    return new BitSet(both);
  }

  /** Those who are not in the other set, as a set of their own. */
  except({ words }: BitSet): BitSet {
    const own = this.words;
    const rest = own.slice();
    const length = Math.min(own.length, words.length);
    for (let place = 0; place < length; place += 1) {
      rest[place] = (own[place] ?? 0) & ~(words[place] ?? 0);
    }
    return new BitSet(rest);
  }

  /** Adds everyone who is in the other set. */
  unite({ words }: BitSet): this {
    const own = this.reserve(words.length);
    for (let place = 0; place < words.length; place += 1) {
      own[place] = (own[place] ?? 0) | (words[place] ?? 0);
    }
    return this;
  }

  /** Leaves only those who are in the other set too. */
  retain({ words }: BitSet): this {
    const own = this.words;
    const shared = Math.min(own.length, words.length);
    for (let place = 0; place < shared; place += 1) {
      own[place] = (own[place] ?? 0) & (words[place] ?? 0);
    }
    own.fill(0, shared);
    return this;
  }

  /** Leaves only those who are not in the other set. */
  subtract({ words }: BitSet): this {
    const own = this.words;
    const shared = Math.min(own.length, words.length);
    for (let place = 0; place < shared; place += 1) {
      own[place] = (own[place] ?? 0) & ~(words[place] ?? 0);
    }
    return this;
  }

  /** Makes room for `length` words or more, and returns all of them. */
  reserve(length: number): Uint32Array {
    if (this.words.length < length) this.words = grown(this.words, length);
    return this.words;
  }
}

/** Everyone who is in one of the sets, as a set of their own. */
export function unionOf([first, ...others]: readonly BitSet[]): BitSet {
  return others.reduce((union, set) => union.unite(set), first?.copy() ?? new BitSet());
}

/** How many bits are set, of 32. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Those of the bits, which stand for the members from `first` on, whose member's number passes. */
function passingBits(
  bits: number,
  first: number,
  numbers: MemberNumbers,
  passes: Uint8Array,
): number {
  let passing = 0;
  if (countBits(bits) > BITS / 2) {
    // Testing all 32 is faster than finding the bits that are set.
    for (let bit = 0; bit < BITS; bit += 1)
      passing |= (passes[numbers[first + bit] ?? 0] ?? 0) << bit;
    return bits & passing;
  }
  for (let left = bits; left !== 0; left &= left - 1) {
    const bit = 31 - Math.clz32(left & -left);
    passing |= (passes[numbers[first + bit] ?? 0] ?? 0) << bit;
  }
  return passing;
}
