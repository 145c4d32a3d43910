import { BitSet } from './bit-set.ts';

/** Numbers from `min` to `max`; what is left out is no bound. */
export interface NumberRange {
  readonly min?: number;
  readonly max?: number;
}

/** Members who count that much. */
export interface WeightedSet {
  readonly members: BitSet;
  readonly weight: number;
}

/**
 * A whole number from 0 for every member, kept as one set of members for each of its bits, the lowest bit
 * first. So a condition on the numbers of all members is a few operations on sets (bit-sliced columns:
 * O'Neil and Quass, "Improved query performance with variant indexes", 1997).
 */
export class BitPlanes {
  readonly planes: readonly BitSet[];
  private largest: number | null = null;

  /**
   * For everyone the sum of the weights of the sets that they are in. Sums fit into the bits. Two sets of one weight
   * are added at a time, for 32 members at once, as a row of full adders would.
   */
  static sumOf(bits: number, terms: readonly WeightedSet[]): BitPlanes {
    const length = Math.max(0, ...terms.map(({ members }) => members.words.length));
    const sums = BitPlanes.withRoom(bits, length);
    for (const bit of sums.planes.keys()) {
      const counted = terms.filter(({ weight }) => ((weight >>> bit) & 1) === 1);
      const addends = counted.map(({ members }) => wordsOf(members, length));
      const higher = sums.planes.slice(bit).map(({ words }) => words);
      for (let place = 0; place < addends.length; place += 2) {
        addTwo(higher, addends[place], addends[place + 1]);
      }
    }
    return sums;
  }

  /** Zero for everyone, with room for `length` words of members. */
  static withRoom(bits: number, length: number): BitPlanes {
    return new BitPlanes(Array.from({ length: bits }, () => BitSet.withRoom(length)));
  }

  /** Numbers of that many bits, all zero, or the numbers that these planes hold. */
  constructor(planes: number | readonly BitSet[]) {
    this.planes =
      typeof planes === 'number' ? Array.from({ length: planes }, () => new BitSet()) : planes;
  }

  get bytes(): number {
    return this.planes.reduce((bytes, plane) => bytes + plane.bytes, 0);
  }

  /** No number is larger. After changes, perhaps none is as large. */
  get most(): number {
    this.largest ??= this.findLargest();
    return this.largest;
  }

  get(id: number): number {
    return this.planes.reduce(
      (value, plane, bit) => (plane.has(id) ? value | (1 << bit) : value),
      0,
    );
  }

  set(id: number, value: number): void {
    if (this.largest !== null) this.largest = Math.max(this.largest, value);
    this.planes.forEach((plane, bit) => {
      plane.put(id, ((value >>> bit) & 1) === 1);
    });
  }

  /** The numbers of the members from word `from` of the sets to before word `to`, as if they were the first. */
  window(from: number, to: number): BitPlanes {
    return new BitPlanes(this.planes.map((plane) => plane.window(from, to)));
  }

  /** Makes these the numbers of the members from word `from` on. */
  putWindow(from: number, { planes }: BitPlanes): void {
    this.planes.forEach((plane, bit) => {
      plane.putWindow(from, planes[bit] ?? new BitSet());
    });
  }

  /** The planes of the bits. */
  ofBits(bits: number): BitSet[] {
    return this.planes.filter((_plane, bit) => ((bits >>> bit) & 1) === 1);
  }

  /** Everyone of `among` whose number is from `min` to `max`, both included. */
  within({ min = 0, max = Infinity }: NumberRange, among: BitSet): BitSet {
    return this.atLeast(min, among).subtract(this.atLeast(max + 1, among));
  }

  private findLargest(): number {
    let largest = 0;
    let having: BitSet | null = null;
    for (let bit = this.planes.length - 1; bit >= 0; bit -= 1) {
      const plane = this.planes[bit] ?? new BitSet();
      const more: BitSet = having?.shared(plane) ?? plane;
      if (!more.hasMoreThan(0)) continue;
      largest += 2 ** bit;
      having = more;
    }
    return largest;
  }

  /** From the lowest bit on: a number with a bit that the bound lacks is larger, whatever its lower bits are. */
  private atLeast(bound: number, among: BitSet): BitSet {
    if (bound <= 0) return among.copy();
    if (bound >= 2 ** this.planes.length) return new BitSet();
    const reached = this.planes.reduce<BitSet | null>((above, plane, bit) => {
      if (((bound >>> bit) & 1) === 0) return above?.unite(plane) ?? null;
      return above?.retain(plane) ?? plane.copy();
    }, null);
    return (reached ?? among.copy()).retain(among);
  }

  /** Makes every number that is larger than `most` that. */
  limitTo(most: number, among: BitSet): void {
    const over = this.within({ min: most + 1 }, among);
    this.planes.forEach((plane, bit) => {
      if (((most >>> bit) & 1) === 1) plane.unite(over);
      else plane.subtract(over);
    });
  }
}

/** Adds two bits of every member to the lowest of the planes, and what is carried to those above it. */
function addTwo(
  [lowest, ...higher]: readonly Uint32Array[],
  one: Uint32Array<ArrayBuffer> | undefined,
  two = new Uint32Array(one?.length ?? 0),
): void {
  if (lowest === undefined || one === undefined) return;
  const carry = new Uint32Array(lowest.length);
  let carried = 0;
  for (let place = 0; place < lowest.length; place += 1) {
    const own = lowest[place] ?? 0;
    const other = one[place] ?? 0;
    const third = two[place] ?? 0;
    const either = own ^ other;
    const more = (own & other) | (either & third);
    lowest[place] = either ^ third;
    carry[place] = more;
    carried |= more;
  }
  for (const plane of higher) {
    if (carried === 0) return;
    carried = addOne(plane, carry);
  }
}

/** Adds a bit of every member to the plane, and leaves what is carried in its place; zero when that is nothing. */
function addOne(plane: Uint32Array, addend: Uint32Array): number {
  let carried = 0;
  for (let place = 0; place < plane.length; place += 1) {
    const own = plane[place] ?? 0;
    const other = addend[place] ?? 0;
    const both = own & other;
    plane[place] = own ^ other;
    addend[place] = both;
    carried |= both;
  }
  return carried;
}

/** The words of the set, padded to that length: reading past the end of an array slows down every step of a loop. */
function wordsOf({ words }: BitSet, length: number): Uint32Array<ArrayBuffer> {
  if (words.length === length) return words;
  const padded = new Uint32Array(length);
  padded.set(words);
  return padded;
}
