import { expect, test } from 'vitest';
import { partInterests, toSideBits, toTypeBits } from '#core/discovery/domain/trait-bits.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import { RELATIONSHIP_TYPES } from '#core/members/domain/relationship-types.ts';
import { foldText } from '#core/kernel/fold-text.ts';

const countBits = (bits: number) => bits.toString(2).replaceAll('0', '').length;

test('every relationship type and every listed interest has a bit of its own', () => {
  const types = RELATIONSHIP_TYPES.map(({ id }) => toTypeBits([id]));
  expect(countBits(toTypeBits(RELATIONSHIP_TYPES.map(({ id }) => id)))).toBe(types.length);
  expect(types.map(countBits)).toEqual(types.map(() => 1));

  const { bits, others } = partInterests(LISTED_INTERESTS.map(foldText));
  expect(countBits(bits)).toBe(LISTED_INTERESTS.length);
  expect(others).toEqual([]);
});

test('stored bits keep their meaning', () => {
  expect([1, 2, 3, 4].map((id) => toTypeBits([id]))).toEqual([1, 2, 4, 8]);
  expect(partInterests(['reading', 'chess', 'nature'])).toEqual({
    bits: 1 + 2 ** 19,
    others: ['chess'],
  });
});

test('bonds are parted into those in which a member would have someone and those in which they would be someone', () => {
  // The second has no sides, and one would both have and be someone.
  const roles = { 1: 'seek', 3: 'offer' } as const;
  expect(toSideBits({ relationshipTypes: [1, 2, 3], roles })).toEqual({
    seeks: toTypeBits([1, 2]),
    offers: toTypeBits([2, 3]),
  });
});

test('a type that nobody knows has no bit', () => {
  expect(toTypeBits([999])).toBe(0);
  expect(toTypeBits([999, 2])).toBe(toTypeBits([2]));
});
