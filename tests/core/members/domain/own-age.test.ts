import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAge } from '#core/members/domain/field-rules.ts';
import { readOwnAge } from '#core/members/domain/own-age.ts';

test.each([
  [-16, 'slip'],
  [0, 'slip'],
  [7, 'slip'],
  [12, 'slip'],
  [13, 'under_age'],
  [16, 'under_age'],
  [16.5, 'slip'],
  [17, 'under_age'],
  [18, 'ok'],
  [120, 'ok'],
  [121, 'slip'],
  [160, 'slip'],
  [NaN, 'slip'],
  [Infinity, 'slip'],
] as const)('%d is read as %s', (age, expected) => {
  expect(readOwnAge(age)).toBe(expected);
});

test('an age is ok exactly when the profile takes it, and says too young from 13 to 17 alone', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double()), (age) => {
      const read = readOwnAge(age);
      expect(read === 'ok').toBe(checkAge(age) === null);
      expect(read === 'under_age').toBe([13, 14, 15, 16, 17].includes(age));
    }),
  );
});
