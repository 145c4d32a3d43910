import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitSet } from '#core/discovery/columns/bit-set.ts';

/** Ids at the ends of words and far beyond what a new set has room for. */
const anyId = fc.oneof(fc.nat(70), fc.constantFrom(31, 32, 63, 64, 1_023, 1_024, 5_000));
const anyIds = fc.uniqueArray(anyId, { maxLength: 40 });

const sorted = (ids: Iterable<number>) => [...ids].sort((one, two) => two - one);
const idsOf = (set: BitSet) => set.highest(Infinity);

/** Checks what two sets make of each other against the language's own sets. */
function checkPair(check: (one: Set<number>, two: Set<number>) => [BitSet, Iterable<number>]) {
  fc.assert(
    fc.property(anyIds, anyIds, (one, two) => {
      const [actual, expected] = check(new Set(one), new Set(two));
      expect(idsOf(actual)).toEqual(sorted(expected));
    }),
  );
}

test('an id is in the set from when it is added until it is removed', () => {
  const anySteps = fc.array(fc.tuple(anyId, fc.boolean()), { maxLength: 60 });
  fc.assert(
    fc.property(anySteps, (steps) => {
      const set = new BitSet();
      const expected = new Set<number>();
      for (const [id, isIn] of steps) {
        set.put(id, isIn);
        if (isIn) expected.add(id);
        else expected.delete(id);
        expect(set.has(id)).toBe(isIn);
      }
      expect(idsOf(set)).toEqual(sorted(expected));
      expect(set.count()).toBe(expected.size);
      for (const limit of [0, 1, expected.size - 1, expected.size]) {
        expect(set.hasMoreThan(limit)).toBe(expected.size > limit);
      }
    }),
  );
});

test('the highest ids are found below any place', () => {
  fc.assert(
    fc.property(anyIds, fc.nat(9), anyId, (ids, limit, before) => {
      const expected = sorted(ids).filter((id) => id < before);
      expect(BitSet.of(ids).highest(limit, before)).toEqual(expected.slice(0, limit));
    }),
  );
});

test('sets are united, intersected and subtracted, whichever is longer', () => {
  checkPair((one, two) => [BitSet.of(one).unite(BitSet.of(two)), [...new Set([...one, ...two])]]);
  checkPair((one, two) => [
    BitSet.of(one).retain(BitSet.of(two)),
    [...one].filter((id) => two.has(id)),
  ]);
  checkPair((one, two) => [
    BitSet.of(one).subtract(BitSet.of(two)),
    [...one].filter((id) => !two.has(id)),
  ]);
  checkPair((_one, two) => [BitSet.of(two).copy(), two]);
  checkPair((one, two) => [
    BitSet.of(one).shared(BitSet.of(two)),
    [...one].filter((id) => two.has(id)),
  ]);
  checkPair((one, two) => [
    BitSet.of(one).except(BitSet.of(two)),
    [...one].filter((id) => !two.has(id)),
  ]);
});

test('a window shows the members of some words, and puts others in their place', () => {
  const set = BitSet.of([1, 33, 64, 99]);
  expect(idsOf(set.window(1, 3))).toEqual([32, 1]);
  expect(idsOf(set.window(40, 50))).toEqual([]);
  set.putWindow(1, BitSet.of([5]).window(0, 2));
  expect(idsOf(set)).toEqual([99, 37, 1]);
  set.putWindow(100, BitSet.of([0]).window(0, 1));
  expect(set.has(3_200)).toBe(true);
});

test('a copy changes nothing in what it is a copy of', () => {
  const set = BitSet.of([1, 40]);
  const copy = set.copy();
  copy.add(2);
  copy.remove(40);
  expect(idsOf(set)).toEqual([40, 1]);
  expect(idsOf(copy)).toEqual([2, 1]);
  expect(set.bytes).toBe(copy.bytes);
});

/** Few ids of each word, or nearly all of them. */
const sparseOrDenseIds = fc.oneof(
  anyIds,
  fc
    .tuple(fc.integer({ min: 20, max: 130 }), fc.uniqueArray(fc.nat(130), { maxLength: 12 }))
    .map(([end, without]) =>
      Array.from({ length: end }, (_none, id) => id).filter((id) => !without.includes(id)),
    ),
);

test('what two sets share, and one without the other, change nothing in the two', () => {
  const [one, two] = [BitSet.of([1, 40]), BitSet.of([40, 5_000])];
  one.shared(two).add(7);
  one.except(two).add(7);
  expect([idsOf(one), idsOf(two)]).toEqual([
    [40, 1],
    [5_000, 40],
  ]);
});

test('members are told apart by the numbers that pass', () => {
  const anyNumbers = fc.array(fc.nat(3), { maxLength: 130 });
  const anyPasses = fc.array(fc.nat(1), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(sparseOrDenseIds, anyNumbers, anyPasses, (ids, numbers, passes) => {
      const set = BitSet.of(ids);
      const passed = set.withNumbers(Uint32Array.from(numbers), Uint8Array.from(passes));
      const expected = ids.filter((id) => passes[numbers[id] ?? 0] === 1);
      expect(idsOf(passed)).toEqual(sorted(expected));
      expect(idsOf(set)).toEqual(sorted(ids));
    }),
  );
});

test('a set takes a byte for every eight ids up to the highest, or more', () => {
  expect(BitSet.of([79_999]).bytes).toBeGreaterThanOrEqual(10_000);
});

test('a set with room for nobody has nobody', () => {
  const nobody = new BitSet(new Uint32Array(0));
  expect(nobody.kindsBy(BitSet.of([1]))).toEqual({ inside: false, outside: false });
  expect([nobody.count(), nobody.has(0), nobody.highest(9)]).toEqual([0, false, []]);
});

test('it is known whether members are inside another set, outside, or both', () => {
  fc.assert(
    fc.property(anyIds, anyIds, (one, two) => {
      expect(BitSet.of(one).kindsBy(BitSet.of(two))).toEqual({
        inside: one.some((id) => two.includes(id)),
        outside: one.some((id) => !two.includes(id)),
      });
    }),
  );
});
