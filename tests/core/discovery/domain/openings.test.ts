import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openingsBetween, OPENINGS } from '#core/discovery/domain/openings.ts';
import { toFoldedMember } from '#core/discovery/domain/searchable-member.ts';
import { fit } from '#core/discovery/domain/fit.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import type { Member } from '#core/members/domain/member.ts';
import { anyMember } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const [ANYONE] = fc.sample(anyMember, { numRuns: 1, seed: 1 });

/** Someone with only this in their profile. */
const person = (preferences: Partial<Preferences>, location: string | null = null) =>
  toFoldedMember({
    ...ANYONE!,
    ...{ age: null, bio: null, location },
    preferences: { ...DEFAULT_PREFERENCES, ...preferences },
  });

const folded = fc.tuple(anyMember, anyMember).map(([one, other]: [Member, Member]) => {
  // Of two who are drawn apart, few share anything.
  const { interests, languages, country, town, relationshipTypes } = other.preferences;
  const shared = { interests, languages, country, town, relationshipTypes };
  const near = { ...one, location: other.location, preferences: { ...one.preferences, ...shared } };
  return [near, one].map((writer) => [toFoldedMember(writer), toFoldedMember(other)] as const);
});

it('offers three openings of different kinds, the same whenever it is asked', () => {
  fc.assert(
    fc.property(folded, (pairs) => {
      for (const [writer, other] of pairs) {
        const openings = openingsBetween(writer, other);
        expect(openings).toHaveLength(OPENINGS);
        expect(new Set(openings.map(({ kind }) => kind)).size).toBe(OPENINGS);
        expect(openingsBetween(structuredClone(writer), structuredClone(other))).toEqual(openings);
      }
    }),
    { numRuns: tries(200) },
  );
});

it('says only what is in the reasons why the two might get on', () => {
  fc.assert(
    fc.property(folded, (pairs) => {
      for (const [writer, other] of pairs) {
        const reasons = JSON.stringify(fit(writer, other).reasons);
        for (const { kind, ...about } of openingsBetween(writer, other)) {
          const { side: _side, ...said } = { side: null, ...about };
          for (const word of Object.values(said)) expect(reasons).toContain(JSON.stringify(word));
          if (kind === 'spoken') expect(about).not.toEqual({ language: 'en' });
        }
      }
    }),
    { numRuns: tries(200) },
  );
});

it('offers what fits anyone where nothing is shared', () => {
  const english = { languages: [{ tag: 'en', level: 'native' }] } as const;
  expect(openingsBetween(person(english), person(english))).toEqual([
    { kind: 'smile' },
    { kind: 'sunday' },
    { kind: 'question' },
  ]);
});

it('speaks of a language that both speak, but not of that of the site, unless one of them learns it', () => {
  const speaking = (tag: 'en' | 'cy', level: 'native' | 'learning') =>
    person({ languages: [{ tag, level }] });
  const both = person({
    languages: (['en', 'cy'] as const).map((tag) => ({ tag, level: 'native' })),
  });
  const [spoken] = openingsBetween(both, both);
  expect(spoken).toEqual({ kind: 'spoken', language: 'cy' });
  const [learnt] = openingsBetween(speaking('en', 'learning'), speaking('en', 'native'));
  expect(learnt).toEqual({ kind: 'learnt', language: 'en' });
});

it('offers first what is easiest to answer', () => {
  const all = {
    ...{ interests: ['Cooking', 'Art'], relationshipTypes: [1], country: 'GB', town: 'Leeds' },
  } satisfies Partial<Preferences>;
  const writer = person({ ...all, languages: [{ tag: 'cy', level: 'learning' }] });
  const other = person({ ...all, languages: [{ tag: 'cy', level: 'native' }] });
  expect(openingsBetween(writer, other)).toMatchObject([
    { kind: 'interest', interest: 'Cooking' },
    { kind: 'learnt', language: 'cy' },
    { kind: 'town', town: 'Leeds' },
  ]);
  expect(openingsBetween(other, writer)[1]).toEqual({ kind: 'taught', language: 'cy' });
});

it('knows a place by its free text, or a country alone', () => {
  const [inGhent] = openingsBetween(person({}, 'Ghent'), person({}, 'ghent'));
  expect(inGhent).toEqual({ kind: 'town', town: 'Ghent' });
  const [inBelgium] = openingsBetween(person({ country: 'BE' }), person({ country: 'BE' }));
  expect(inBelgium).toEqual({ kind: 'country', country: 'BE' });
});

it.each([
  ['seek', 'offer', 'seek'],
  ['offer', 'seek', 'offer'],
  ['either', 'seek', 'offer'],
  ['either', 'offer', 'seek'],
  ['seek', 'either', 'seek'],
  ['offer', 'either', 'offer'],
  ['either', 'either', 'either'],
] as const)('takes a side by what both say: %s and %s', (mine, theirs, side) => {
  const hoping = (role: typeof mine) => person({ relationshipTypes: [3], roles: { 3: role } });
  const [opening] = openingsBetween(hoping(mine), hoping(theirs));
  expect(opening).toEqual({ kind: 'bond', typeId: 3, side });
});
