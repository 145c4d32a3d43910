import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTypedEnd, settleTypedEnd, type AgeRangeEnd } from '#core/members/domain/typed-age.ts';

const MAXIMUM = 100;
const anyEnd = fc.constantFrom<AgeRangeEnd>('min', 'max');
const anyRange = fc
  .tuple(fc.integer({ min: 18, max: MAXIMUM }), fc.integer({ min: 18, max: MAXIMUM }))
  .map((ages) => ({ min: Math.min(...ages), max: Math.max(...ages) }));
const anyTyped = fc.oneof(fc.nat(300).map(String), fc.string({ maxLength: 3 }));

test.each([
  ['min', '30', { min: 30, max: 60 }],
  ['min', ' 30 ', { min: 30, max: 60 }],
  ['min', '5', { min: 18, max: 60 }],
  ['min', '75', { min: 75, max: 75 }],
  ['min', '', { min: 18, max: 60 }],
  ['max', '85', { min: 25, max: 85 }],
  ['max', '20', { min: 20, max: 20 }],
  ['max', '300', { min: 25, max: 100 }],
  ['max', '', { min: 25, max: 100 }],
  ['max', 'old', { min: 25, max: 60 }],
  ['min', '3.5', { min: 25, max: 60 }],
  ['min', '-30', { min: 25, max: 60 }],
] as const)('once %s is left with “%s” in it, the range is %o', (end, typed, expected) => {
  const range = { min: 25, max: 60 };
  expect(settleTypedEnd({ end, typed, range, maximum: MAXIMUM })).toEqual(expected);
});

test('whatever was typed, the range is one that can be chosen', () => {
  fc.assert(
    fc.property(anyEnd, anyTyped, anyRange, (end, typed, range) => {
      const { min, max } = settleTypedEnd({ end, typed, range, maximum: MAXIMUM });
      expect(min).toBeGreaterThanOrEqual(18);
      expect(max).toBeLessThanOrEqual(MAXIMUM);
      expect(min).toBeLessThanOrEqual(max);
    }),
  );
});

test.each([
  ['max', '6', null],
  ['max', '65', { min: 25, max: 65 }],
  ['max', '20', null],
  ['max', '', null],
  ['min', '1', null],
  ['min', '19', { min: 19, max: 60 }],
  ['min', '75', null],
] as const)('while %s is typed as “%s”, the range becomes %o', (end, typed, expected) => {
  const range = { min: 25, max: 60 };
  expect(readTypedEnd({ end, typed, range, maximum: MAXIMUM })).toEqual(expected);
});
