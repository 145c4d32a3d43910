import { BitSet } from './bit-set.ts';

/**
 * A whole number from 0 for every member, kept as one set of members for each of its bits, the lowest bit
 * first. So a condition on the numbers of all members is a few operations on sets (bit-sliced columns:
 * O'Neil and Quass, "Improved query performance with variant indexes", 1997).
 */
export class BitPlanes {
  readonly planes: readonly BitSet[];

  constructor(bits: number) {
    this.planes = Array.from({ length: bits }, () => new BitSet());
  }

  get bytes(): number {
    return this.planes.reduce((bytes, plane) => bytes + plane.bytes, 0);
  }

  get(id: number): number {
    return this.planes.reduce(
      (value, plane, bit) => (plane.has(id) ? value | (1 << bit) : value),
      0,
    );
  }

  set(id: number, value: number): void {
    this.planes.forEach((plane, bit) => {
      plane.put(id, ((value >>> bit) & 1) === 1);
    });
  }

  /** The planes of the bits. */
  ofBits(bits: number): BitSet[] {
    return this.planes.filter((_plane, bit) => ((bits >>> bit) & 1) === 1);
  }

  /** Everyone of `among` whose number is at least `bound`. */
  atLeast(bound: number, among: BitSet): BitSet {
    if (bound <= 0) return among.copy();
    return among.copy().subtract(this.atMost(bound - 1, among));
  }

  /** Everyone of `among` whose number is at most `bound`. */
  atMost(bound: number, among: BitSet): BitSet {
    if (bound < 0) return new BitSet();
    if (bound >= 2 ** this.planes.length) return among.copy();
    const below = new BitSet();
    const equal = among.copy();
    for (let bit = this.planes.length - 1; bit >= 0; bit -= 1) {
      const plane = this.planes[bit];
      if (plane === undefined) continue;
      if (((bound >>> bit) & 1) === 1) {
        below.unite(equal.copy().subtract(plane));
        equal.retain(plane);
      } else {
        equal.subtract(plane);
      }
    }
    return below.unite(equal);
  }

  /** Adds `amount` to the number of everyone in the set; a sum that is too large wraps around. */
  increase(members: BitSet, amount: number): void {
    this.planes.forEach((_plane, bit) => {
      if (((amount >>> bit) & 1) === 1) this.addFrom(bit, members.copy());
    });
  }

  /** Makes every number that is larger than `most` that. */
  limitTo(most: number, among: BitSet): void {
    const over = this.atLeast(most + 1, among);
    this.planes.forEach((plane, bit) => {
      if (((most >>> bit) & 1) === 1) plane.unite(over);
      else plane.subtract(over);
    });
  }

  /** Adds the numbers of others, each times `factor`. */
  addAll(others: BitPlanes, factor: number): void {
    others.planes.forEach((plane, bit) => {
      this.increase(plane, factor * 2 ** bit);
    });
  }

  private addFrom(lowest: number, carry: BitSet): void {
    for (let bit = lowest; bit < this.planes.length; bit += 1) {
      if (this.planes[bit]?.addWithCarry(carry) !== true) return;
    }
  }
}
