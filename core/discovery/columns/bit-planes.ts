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
   * For everyone the sum of the weights of the sets that they are in. Sums fit into the bits. Counts of 32
   * members are added at a time, as a row of full adders would.
   */
  static sumOf(bits: number, terms: readonly WeightedSet[]): BitPlanes {
    const sums = new BitPlanes(bits);
    const addends = terms.flatMap(({ members, weight }) => partOfWeight(members.words, weight));
    const length = Math.max(0, ...terms.map(({ members }) => members.words.length));
    const totals = sums.planes.map((plane) => plane.reserve(length));
    const sum = new Uint32Array(bits);
    for (let place = 0; place < length; place += 1) {
      sum.fill(0);
      for (const { words, bit } of addends) add(sum, words[place] ?? 0, bit);
      for (let bit = 0; bit < bits; bit += 1) (totals[bit] ?? sum)[place] = sum[bit] ?? 0;
    }
    return sums;
  }

  constructor(bits: number) {
    this.planes = Array.from({ length: bits }, () => new BitSet());
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

  private atLeast(bound: number, among: BitSet): BitSet {
    if (bound <= 0) return among.copy();
    const above = new BitSet();
    if (bound >= 2 ** this.planes.length) return above;
    const equal = among.copy();
    for (let bit = this.planes.length - 1; bit >= 0; bit -= 1) {
      const plane = this.planes[bit] ?? above;
      if (((bound >>> bit) & 1) === 1) equal.retain(plane);
      else equal.moveTo(above, plane);
    }
    return above.unite(equal);
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

/** The set once for each bit of the weight, with the place of the bit. */
function partOfWeight(words: Uint32Array, weight: number) {
  const bits = Array.from({ length: 32 - Math.clz32(weight) }, (_none, bit) => bit);
  return bits.filter((bit) => ((weight >>> bit) & 1) === 1).map((bit) => ({ words, bit }));
}

/** Adds one bit of 32 numbers to the numbers. */
function add(sum: Uint32Array, word: number, lowest: number): void {
  let carry = word;
  for (let bit = lowest; carry !== 0; bit += 1) {
    const own = sum[bit] ?? 0;
    sum[bit] = own ^ carry;
    carry &= own;
  }
}
