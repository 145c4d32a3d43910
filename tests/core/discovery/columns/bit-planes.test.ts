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

test('members are found by the least and the largest number', () => {
  const anyBound = fc.integer({ min: -2, max: LARGEST + 3 });
  fc.assert(
    fc.property(anyNumbers, anyMembers, anyBound, (list, among, bound) => {
      const planes = planesOf(list);
      const numbers = new Map(list);
      const all = [...among].sort((one, two) => one - two);
      const set = BitSet.of(among);
      expect(idsOf(planes.atLeast(bound, set))).toEqual(
        all.filter((id) => numberOf(numbers, id) >= bound),
      );
      expect(idsOf(planes.atMost(bound, set))).toEqual(
        all.filter((id) => numberOf(numbers, id) <= bound),
      );
      expect(idsOf(planes.atMost(Infinity, set))).toEqual(all);
      expect(idsOf(set)).toEqual(all);
    }),
  );
});

test('numbers are increased, for some members and by those of others', () => {
  const anyFactor = fc.nat(3);
  fc.assert(
    fc.property(anyNumbers, anyNumbers, anyMembers, anyFactor, (list, others, members, factor) => {
      const planes = planesOf(list, 12);
      planes.increase(BitSet.of(members), factor);
      planes.addAll(planesOf(others), factor);
      const [own, added] = [new Map(list), new Map(others)];
      for (let id = 0; id <= 70; id += 1) {
        const increase = members.includes(id) ? factor : 0;
        const expected = numberOf(own, id) + increase + numberOf(added, id) * factor;
        expect(planes.get(id)).toBe(expected);
      }
    }),
  );
});

test('a sum that is too large wraps around', () => {
  const planes = planesOf([[3, LARGEST]]);
  planes.increase(BitSet.of([3]), 2);
  expect(planes.get(3)).toBe(1);
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
