import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toProfileFile } from '#core/data-export/domain/profile-file.ts';
import { readProfileFile } from '#core/data-export/profile-file-schemas.ts';
import { applyProfileChanges } from '#core/members/domain/profile-changes.ts';
import { anySelf } from '#tests/support/arbitraries.ts';

const fileOf = (profile: unknown, others: object = {}) =>
  JSON.stringify({ format: 'hearthkin-profile', version: 1, profile, ...others });

test('a profile that is carried along is the same at the other place', () => {
  fc.assert(
    fc.property(anySelf, anySelf, (from, to) => {
      const brought = readProfileFile(JSON.stringify(toProfileFile(from)))!;
      expect(brought.leftOut).toEqual([]);
      const { bio, location, age, preferences } = from;
      expect(applyProfileChanges(to, brought.changes)).toEqual({
        ...to,
        bio,
        location,
        age,
        preferences,
      });
    }),
  );
});

test('pictures that are kept here stay here', () => {
  const [self] = fc.sample(anySelf, 1);
  const elsewhere = 'https://example.com/media/garden.jpg';
  const photos = ['/media/1/abcdef.jpg', elsewhere];
  const { profile } = toProfileFile({
    ...self!,
    preferences: { ...self!.preferences, photos },
  });
  expect(profile.preferences.photos).toEqual([elsewhere]);
});

test('the account stays what it is, whatever a file holds', () => {
  const account = {
    id: 7,
    username: 'other',
    email: 'other@example.org',
    name: 'Other',
    avatarUrl: '/x.png',
    whoMayAsk: {},
  };
  const { changes } = readProfileFile(fileOf({ ...account, bio: 'Hello' }))!;
  expect(changes).toEqual({ bio: 'Hello', preferences: {} });
});

describe('what does not fit is left out and named', () => {
  test.each([
    ['an age below 18', { age: 12, bio: 'Hello' }, ['age'], { bio: 'Hello', preferences: {} }],
    ['a bio that is no text', { bio: 7 }, ['bio'], { preferences: {} }],
    [
      'entries of a list, and not the others',
      { preferences: { interests: ['Knots', 'x'.repeat(41), 'Bees', 3] } },
      ['preferences.interests.1', 'preferences.interests.3'],
      { preferences: { interests: ['Knots', 'Bees'] } },
    ],
    [
      'a list with too many entries',
      { preferences: { activities: Array.from({ length: 21 }, String), reasons: ['Peace'] } },
      ['preferences.activities'],
      { preferences: { reasons: ['Peace'] } },
    ],
    [
      'one end of a range, with the range',
      { preferences: { ageRange: { min: 3, max: 60 } } },
      ['preferences.ageRange.min'],
      { preferences: {} },
    ],
    [
      'bonds that are unknown here',
      { location: 'York', preferences: { relationshipTypes: [1, 99] } },
      ['preferences.relationshipTypes'],
      { location: 'York', preferences: {} },
    ],
    [
      'the address of something that is no picture',
      { preferences: { photos: ['javascript:alert(1)', '/photos/1.jpg'] } },
      ['preferences.photos.0'],
      { preferences: { photos: ['/photos/1.jpg'] } },
    ],
    [
      'one answer that is too long, and not the others',
      { preferences: { prompts: { give: 'g'.repeat(301), hope: 'A brother' } } },
      ['preferences.prompts.give'],
      { preferences: { prompts: { hope: 'A brother' } } },
    ],
    [
      'answers that are none',
      { bio: 'Tea.', preferences: { prompts: 'Tea', interests: ['Tea'] } },
      ['preferences.prompts'],
      { bio: 'Tea.', preferences: { interests: ['Tea'] } },
    ],
  ])('%s', (_what, profile, leftOut, changes) => {
    const brought = readProfileFile(fileOf(profile))!;
    expect(brought.leftOut.map(({ path }) => path)).toEqual(leftOut);
    expect(brought.changes).toEqual(changes);
  });

  test('of any file there is', () => {
    fc.assert(
      fc.property(
        fc.record({
          bio: fc.jsonValue(),
          age: fc.jsonValue(),
          preferences: fc.dictionary(
            fc.constantFrom(
              'interests',
              'ageRange',
              'location',
              'prompts',
              '__proto__',
              'constructor',
            ),
            fc.jsonValue(),
          ),
        }),
        (profile) => {
          const { changes } = readProfileFile(fileOf(profile))!;
          expect(readProfileFile(fileOf(changes))).toEqual({ changes, leftOut: [] });
        },
      ),
    );
  });
});

test.each([
  ['no JSON', '<html>'],
  ['nothing', ''],
  ['a list', '[]'],
  ['another format', JSON.stringify({ format: 'hearthkin-data', version: 1, profile: {} })],
  ['a later version', fileOf({}, { version: 2 })],
  ['no profile', JSON.stringify({ format: 'hearthkin-profile', version: 1 })],
  ['a profile that is no object', fileOf('Hello')],
  ['preferences that are no object', fileOf({ preferences: 'all' })],
])('%s is no file with a profile', (_what, text) => {
  expect(readProfileFile(text)).toBeNull();
});
