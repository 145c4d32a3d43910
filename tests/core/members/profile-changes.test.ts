import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { preferencesChangesSchema, profileChangesSchema } from '#core/members/schemas.ts';
import * as rules from '#core/members/domain/field-rules.ts';
import type { Fault } from '#core/kernel/fault.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import { anyAge, anyInterest, anyPreferences, anySelf } from '#tests/support/arbitraries.ts';
import { faultsOf, fieldErrorsOf } from '#tests/support/field-errors.ts';
import { tries } from '#tests/support/tries.ts';

describe('preferences', () => {
  it('are accepted as they are when sound, whole or in part', () => {
    const some = anyPreferences.chain((preferences) =>
      fc.subarray(Object.entries(preferences)).map((entries) => Object.fromEntries(entries)),
    );
    fc.assert(
      fc.property(fc.oneof(anyPreferences, some), (preferences) => {
        expect(preferencesChangesSchema.parse(preferences)).toEqual(preferences);
      }),
    );
  });

  it.each<[object, string, string]>([
    [{ ageRange: { min: 17, max: 80 } }, 'ageRange.min', 'Must be at least 18 years old'],
    [{ ageRange: { min: 18, max: 121 } }, 'ageRange.max', 'Must be at most 120 years old'],
    [{ ageRange: { min: 18.5, max: 80 } }, 'ageRange.min', 'Age must be a whole number'],
    [{ ageRange: { min: 18 } }, 'ageRange.max', 'Age must be a whole number'],
    [{ ageRange: { min: 41, max: 40 } }, 'ageRange', 'The youngest age can’t be above the oldest'],
    [{ relationshipTypes: [5] }, 'relationshipTypes', 'Unknown relationship type'],
    [{ relationshipTypes: ['1'] }, 'relationshipTypes.0', 'Unknown relationship type'],
    [{ relationshipTypes: 1 }, 'relationshipTypes', 'Relationship types must be a list'],
    [
      { relationshipTypes: [1, 1] },
      'relationshipTypes',
      'You can only choose a relationship type once',
    ],
    [{ interests: ['Art', 'ÁRT'] }, 'interests', 'You can only list an interest once'],
    [{ interests: null }, 'interests', 'Interests must be a list'],
    [{ interests: ['Art', ' '] }, 'interests.1', 'Interest is required'],
    [{ photos: ['/1.jpg', ''] }, 'photos.1', 'That doesn’t look like a link to a picture'],
  ])('%j is refused at preferences.%s', (preferences, path, message) => {
    expect(fieldErrorsOf(profileChangesSchema, { preferences })).toEqual([
      { path: `preferences.${path}`, message },
    ]);
  });

  it.each([
    ['interests', 'Interests', 50],
    ['reasons', 'Reasons', 10],
    ['photos', 'Photos', 12],
    ['activities', 'Activities', 20],
  ])('hold %s up to a bound', (key, field, maximum) => {
    const entries = Array.from({ length: maximum + 1 }, (_, index) => `/${index}`);
    expect(fieldErrorsOf(preferencesChangesSchema, { [key]: entries.slice(1) })).toEqual([]);
    expect(fieldErrorsOf(preferencesChangesSchema, { [key]: entries })).toEqual([
      { path: key, message: `${field} must have at most ${maximum} entries` },
    ]);
  });

  it('are accepted exactly when their rules accept them', () => {
    const candidates = fc.oneof(
      fc.tuple(
        fc.constant('relationshipTypes'),
        fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 }),
        fc.constant(rules.checkRelationshipTypes),
      ),
      fc.tuple(
        fc.constant('interests'),
        fc.array(anyInterest, { maxLength: 6 }),
        fc.constant(rules.checkInterestsDiffer),
      ),
      fc.tuple(
        fc.constant('ageRange'),
        fc.record({ min: anyAge, max: anyAge }),
        fc.constant(rules.checkAgeRange),
      ),
    );
    fc.assert(
      fc.property(candidates, ([key, value, rule]) => {
        const fault = (rule as FieldRule<unknown, Fault>)(value);
        expect(faultsOf(preferencesChangesSchema, { [key]: value })).toEqual(
          fault === null ? [] : [{ path: key, fault }],
        );
      }),
      { numRuns: tries(300) },
    );
  });

  it('take an age range of one year', () => {
    const ageRange = { min: 30, max: 30 };
    expect(preferencesChangesSchema.parse({ ageRange })).toEqual({ ageRange });
  });
});

describe('a change of a profile', () => {
  it('is the sound fields of a record, and nothing a member may not set', () => {
    fc.assert(
      fc.property(anySelf, (self) => {
        const { id: _id, createdAt: _createdAt, verified: _verified, ...changeable } = self;
        const payload = { ...self, passwordHash: 'x', password: 'y', activeOn: 9 };
        expect(profileChangesSchema.parse(payload)).toEqual(changeable);
      }),
    );
  });

  it('may be nothing at all', () => {
    expect(profileChangesSchema.parse({})).toEqual({});
    expect(profileChangesSchema.parse({ preferences: {} })).toEqual({ preferences: {} });
  });

  it('drops unknown preferences', () => {
    const payload = { preferences: { hidden: true, ageRange: { min: 18, max: 80, step: 2 } } };
    expect(profileChangesSchema.parse(payload)).toEqual({
      preferences: { ageRange: { min: 18, max: 80 } },
    });
  });

  it('names every field that is wrong', () => {
    const errors = fieldErrorsOf(profileChangesSchema, {
      name: '',
      age: 3,
      preferences: { photos: [''] },
    });
    expect(errors.map(({ path }) => path)).toEqual(['name', 'age', 'preferences.photos.0']);
  });

  it.each([[null], ['text'], [5], [[]]])('is an object, not %j', (payload) => {
    expect(fieldErrorsOf(profileChangesSchema, payload)).toHaveLength(1);
  });
});
