import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitPlanes } from '#core/discovery/columns/bit-planes.ts';
import { BitSet } from '#core/discovery/columns/bit-set.ts';

const BITS = 5;
const LARGEST = 2 ** BITS - 1;

const anyNumbers = fc.array(fc.tuple(fc.nat(70), fc.nat(LARGEST)), { maxLength: 30 });
const anyMembers = fc.uniqueArray(fc.nat(70), { maxLength: 30 });

function planesOf(numbers: Iterable<readonly [number, number]>, bits = BITS): BitPlanes {
  const planes = new BitPlanes(bits);
  for (const [id, value] of numbers) planes.set(id, value);
  return planes;
}

const numberOf = (numbers: ReadonlyMap<number, number>, id: number) => numbers.get(id) ?? 0;
const idsOf = (set: BitSet) => set.highest(Infinity).sort((one, two) => one - two);

test('every member has the number that was set last', () => {
  fc.assert(
    fc.property(anyNumbers, (list) => {
      const planes = planesOf(list);
      const numbers = new Map(list);
      for (let id = 0; id <= 70; id += 1) expect(planes.get(id)).toBe(numberOf(numbers, id));
      expect(planes.bytes).toBe(planes.planes.reduce((sum, { bytes }) => sum + bytes, 0));
    }),
  );
});

test('the most is the largest number, and never less than any that is set later', () => {
  fc.assert(
    fc.property(anyNumbers, anyNumbers, (first, later) => {
      const planes = planesOf(first);
      const largest = Math.max(0, ...new Map(first).values());
      expect(planes.most).toBe(largest);
      for (const [id, value] of later) planes.set(id, value);
      expect(planes.most).toBe(Math.max(largest, ...later.map(([, value]) => value)));
    }),
  );
});

test('members are found by the least and the largest number', () => {
  const anyBound = fc.integer({ min: -2, max: LARGEST + 3 });
  fc.assert(
    fc.property(anyNumbers, anyMembers, anyBound, anyBound, (list, among, min, max) => {
      const planes = planesOf(list);
      const numbers = new Map(list);
      const all = [...among].sort((one, two) => one - two);
      const set = BitSet.of(among);
      const expected = (least: number, most: number) =>
        all.filter((id) => numberOf(numbers, id) >= least && numberOf(numbers, id) <= most);
      expect(idsOf(planes.within({ min, max }, set))).toEqual(expected(min, max));
      expect(idsOf(planes.within({ min }, set))).toEqual(expected(min, Infinity));
      expect(idsOf(planes.within({ max }, set))).toEqual(expected(-Infinity, max));
      expect(idsOf(planes.within({}, set))).toEqual(all);
      expect(idsOf(set)).toEqual(all);
    }),
  );
});

test('sums are those of the weights of the sets that one is in', () => {
  const anyTerms = fc.array(fc.tuple(anyMembers, fc.nat(5)), { maxLength: 8 });
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const sums = BitPlanes.sumOf(
        6,
        terms.map(([members, weight]) => ({ members: BitSet.of(members), weight })),
      );
      for (let id = 0; id <= 70; id += 1) {
        const weights = terms.map(([members, weight]) => (members.includes(id) ? weight : 0));
        expect(sums.get(id)).toBe(weights.reduce((sum, weight) => sum + weight, 0));
      }
    }),
  );
});

test('sets of any length are added', () => {
  const terms = [[3], [3, 5_000]].map((ids) => ({ members: BitSet.of(ids), weight: 1 }));
  const sums = BitPlanes.sumOf(2, terms);
  expect([3, 5_000, 9].map((id) => sums.get(id))).toEqual([2, 1, 0]);
});

test('no number is larger than the limit', () => {
  fc.assert(
    fc.property(anyNumbers, fc.nat(LARGEST), (list, most) => {
      const planes = planesOf(list);
      const numbers = new Map(list);
      planes.limitTo(most, BitSet.of(numbers.keys()));
      for (const [id, value] of numbers) expect(planes.get(id)).toBe(Math.min(value, most));
    }),
  );
});

test('the planes of bits are those that are set', () => {
  const planes = new BitPlanes(3);
  expect(planes.ofBits(0b101)).toEqual([planes.planes[0], planes.planes[2]]);
  expect(planes.ofBits(0)).toEqual([]);
});
