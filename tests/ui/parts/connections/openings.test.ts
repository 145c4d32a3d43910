import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkRequestNote, MAXIMUM_NOTE } from '#core/connections/domain/request-note.ts';
import { countCharacters, normaliseText } from '#core/kernel/text.ts';
import type { Member } from '#core/members/domain/member.ts';
import { anyMember } from '#tests/support/arbitraries.ts';
import { openingsFor } from '#ui/parts/connections/openings.ts';

const FINISHED = 'a good long walk along the canal, with tea and a biscuit at the end of it.';

it('offers three different openings, each of which can be finished and sent', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (asker, asked) => {
      const openings = openingsFor(asker, asked);
      expect(new Set(openings).size).toBe(3);
      for (const opening of openings) {
        const note = normaliseText(opening + FINISHED);
        expect(checkRequestNote(note)).toBeNull();
        expect(countCharacters(note)).toBeLessThan(MAXIMUM_NOTE);
      }
    }),
  );
});

it('says that something is shared only where it is', () => {
  fc.assert(
    fc.property(anyMember, anyMember, (asker, asked) => {
      const apart = { ...asker, location: null, preferences: { ...asker.preferences, ...NOTHING } };
      for (const opening of openingsFor(apart, asked)) {
        expect(opening).not.toMatch(/ too\. |we’re both|same kind/);
      }
    }),
  );
});

const NOTHING = { interests: [], relationshipTypes: [], country: null, town: null };

const person = (fields: Partial<Member>, preferences: Partial<Member['preferences']> = {}) => {
  const [member] = fc.sample(anyMember, { numRuns: 1, seed: 1 });
  return {
    ...member!,
    name: 'Ada Lovell',
    bio: null,
    location: null,
    ...fields,
    preferences: { ...member!.preferences, ...NOTHING, ...preferences },
  };
};

it('begins with what the two share', () => {
  const shared = { interests: ['Gardening'], relationshipTypes: [2] };
  const asker = person({ location: 'Leeds' }, shared);
  const asked = person({ location: 'leeds' }, shared);
  expect(openingsFor(asker, asked)).toEqual([
    'Hello Ada, I think we hope for the same kind of connection. To me it would mean ',
    'Hello Ada, I see that you like Gardening too. What I love about it is ',
    'Hello Ada, we’re both in Leeds. Here I like ',
  ]);
});

it.each([
  ['offer', 'seek', 'you’re hoping for someone I’d love to be, because'],
  ['seek', 'offer', 'I’m hoping for someone like you, because'],
  ['seek', 'either', 'I think we hope for the same kind of connection. To me it would mean'],
] as const)('someone who would %s says to someone who would %s: %s', (own, other, words) => {
  const asker = person({}, { relationshipTypes: [1], roles: { 1: own } });
  const asked = person({}, { relationshipTypes: [1], roles: { 1: other } });
  expect(openingsFor(asker, asked)[0]).toBe(`Hello Ada, ${words} `);
});

it('says once that the two are in one place', () => {
  const home = { country: 'GB', town: 'Leeds' } as const;
  const openings = openingsFor(
    person({ location: 'Leeds' }, home),
    person({ location: 'leeds' }, home),
  );
  expect(openings[0]).toBe('Hello Ada, we’re both in Leeds. Here I like ');
  expect(openings.filter((opening) => opening.includes('both'))).toHaveLength(1);
});

it.each([
  ['a name', person({ name: 'www.ada.example' }), person({})],
  [
    'an interest',
    person({}, { interests: ['07700 900123'] }),
    person({}, { interests: ['07700 900123'] }),
  ],
])('leaves out %s that must not be in a note', (_what, one, other) => {
  for (const opening of openingsFor(other, one)) {
    expect(opening).not.toMatch(/www|07700/);
  }
  expect(openingsFor(other, one)).toHaveLength(3);
});
