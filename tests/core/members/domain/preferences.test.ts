import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOutsideAgeRange, isWithinAgeRange } from '#core/members/domain/age-range.ts';
import { DEFAULT_PREFERENCES } from '#core/members/domain/preferences.ts';
import { anyAge, anyAgeRange } from '#tests/support/arbitraries.ts';

it('starts a member with nothing said but an age range of 18 to 80', () => {
  expect(DEFAULT_PREFERENCES).toEqual({
    relationshipTypes: [],
    roles: {},
    ageRange: { min: 18, max: 80 },
    location: null,
    interests: [],
    reasons: [],
    photos: [],
    activities: [],
    availability: null,
    prompts: {},
    languages: [],
    country: null,
    town: null,
    meeting: [],
    timeZone: null,
  });
});

describe('an age range', () => {
  it('holds its ends', () => {
    const range = { min: 30, max: 40 };
    expect([29, 30, 40, 41].map((age) => isWithinAgeRange(age, range))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('does not hold an unknown age, even if it starts at birth', () => {
    expect(isWithinAgeRange(null, { min: 0, max: 120 })).toBe(false);
  });

  it('has every known age either inside or outside, and an unknown one in neither', () => {
    fc.assert(
      fc.property(anyAge, anyAgeRange, (age, range) => {
        expect(isOutsideAgeRange(age, range)).toBe(!isWithinAgeRange(age, range));
        expect(isWithinAgeRange(null, range) || isOutsideAgeRange(null, range)).toBe(false);
      }),
    );
  });
});
