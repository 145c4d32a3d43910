import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitPlanes } from '#core/discovery/columns/bit-planes.ts';
import { BitSet } from '#core/discovery/columns/bit-set.ts';
import { firstInOrder, type PlanePosition } from '#core/discovery/columns/ordered-walk.ts';
import { tries } from '#tests/support/tries.ts';

const BITS = 4;

/**
 * Few members, who are looked at one by one, and many, who are divided by their numbers. Of two numbers, one may
 * be that of very few.
 */
const anyMembers = fc.oneof(
  fc.uniqueArray(fc.tuple(fc.nat(900), fc.nat(2 ** BITS - 1)), {
    selector: ([id]) => id,
    maxLength: 40,
  }),
  fc
    .array(fc.nat(2 ** BITS - 1), { minLength: 450, maxLength: 1_500 })
    .map((values) => values.map((value, id) => [id, value] as [number, number])),
  fc
    .tuple(fc.nat(15), fc.nat(15), fc.constantFrom(2, 50), fc.constantFrom(520, 1_100))
    .map(([one, two, step, length]) =>
      Array.from({ length }, (_none, id): [number, number] => [id, id % step === 0 ? one : two]),
    ),
);

const anyWalk = fc.record({
  members: anyMembers,
  startsAt: fc.option(fc.nat(1_000)),
  limit: fc.integer({ min: 1, max: 30 }),
  largestFirst: fc.boolean(),
  step: fc.integer({ min: 1, max: 3 }),
  /** By how much nobody's number may be larger than the largest. */
  spare: fc.nat(20),
});

test('the first members are those that sorting all of them puts first', () => {
  fc.assert(
    fc.property(anyWalk, ({ members, startsAt, limit, largestFirst, step, spare }) => {
      const planes = new BitPlanes(BITS);
      for (const [id, value] of members) planes.set(id, value);
      const wanted = members.filter(([id]) => id % step === 0);
      const sign = largestFirst ? -1 : 1;
      const compare = (one: PlanePosition, two: PlanePosition) =>
        sign * (one.value - two.value) || two.id - one.id;
      const sorted = wanted.map(([id, value]) => ({ id, value })).sort(compare);
      const after = sorted[startsAt ?? -1] ?? null;
      const expected = after === null ? sorted : sorted.slice(sorted.indexOf(after) + 1);
      const set = BitSet.of(wanted.map(([id]) => id));
      const most = Math.max(0, ...members.map(([, value]) => value)) + spare;
      const order = { planes: planes.planes.toReversed(), most, largestFirst };
      expect(firstInOrder(set, order, after, limit)).toEqual(expected.slice(0, limit));
    }),
    { numRuns: tries(300) },
  );
});

test('a place where nobody is any more is one to go on from', () => {
  const planes = new BitPlanes(BITS);
  const ids = Array.from({ length: 600 }, (_none, id) => id);
  for (const id of ids) planes.set(id, id % 4);
  const order = { planes: planes.planes.toReversed(), most: 3, largestFirst: true };
  const gone = { value: 2, id: 598 };
  const rest = BitSet.of(ids.filter((id) => id !== gone.id));
  expect(firstInOrder(rest, order, gone, 2)).toEqual([
    { value: 2, id: 594 },
    { value: 2, id: 590 },
  ]);
});

test('a plane of numbers that nobody has is not looked at', () => {
  const planes = new BitPlanes(BITS);
  const ids = Array.from({ length: 600 }, (_none, id) => id);
  for (const id of ids) planes.set(id, id % 4);
  // This contradicts the largest number, so that looking would show.
  planes.planes[3]!.unite(BitSet.of(ids.slice(0, 300)));
  const order = { planes: planes.planes.toReversed(), most: 3, largestFirst: true };
  expect(firstInOrder(BitSet.of(ids), order, null, 2)).toEqual([
    { value: 3, id: 599 },
    { value: 3, id: 595 },
  ]);
});
