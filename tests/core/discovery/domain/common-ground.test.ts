import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samePlace, sharedLanguages } from '#core/discovery/domain/common-ground.ts';
import type { LanguageLevel } from '#core/members/domain/languages.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import { anyPreferences } from '#tests/support/arbitraries.ts';

const arabic = (level: LanguageLevel) => ({ languages: [{ tag: 'ar', level } as const] });
const tagsOf = ({ languages }: Pick<Preferences, 'languages'>) => languages.map(({ tag }) => tag);

describe('shared languages', () => {
  it.each([
    ['native', 'native', ['ar'], [], []],
    ['native', 'fluent', ['ar'], [], []],
    ['learning', 'fluent', [], [], ['ar']],
    ['native', 'learning', [], ['ar'], []],
    ['learning', 'learning', [], [], []],
  ] as const)('of %s and %s are spoken %j, taught %j, learnt %j', (mine, theirs, ...shared) => {
    const [spoken, taught, learnt] = shared;
    expect(sharedLanguages(arabic(mine), arabic(theirs))).toEqual({ spoken, taught, learnt });
  });

  it('are true of both, and none is left out that at least one of them speaks', () => {
    fc.assert(
      fc.property(anyPreferences, anyPreferences, (viewer, other) => {
        const { spoken, taught, learnt } = sharedLanguages(viewer, other);
        const levelsOf = (tag: string) =>
          [viewer, other].map(
            ({ languages }) => languages.find((language) => language.tag === tag)?.level,
          );
        for (const tag of new Set([...tagsOf(viewer), ...tagsOf(other)])) {
          const levels = levelsOf(tag);
          const learners = levels.filter((level) => level === 'learning').length;
          const isBoths = !levels.includes(undefined);
          expect(spoken.includes(tag)).toBe(isBoths && learners === 0);
          const isOneLearning = isBoths && learners === 1;
          expect(taught.includes(tag)).toBe(isOneLearning && levels[1] === 'learning');
          expect(learnt.includes(tag)).toBe(isOneLearning && levels[0] === 'learning');
        }
      }),
    );
  });

  it('are the same from both sides', () => {
    fc.assert(
      fc.property(anyPreferences, anyPreferences, (one, two) => {
        const [there, back] = [sharedLanguages(one, two), sharedLanguages(two, one)];
        expect([...there.spoken].sort()).toEqual([...back.spoken].sort());
        expect([...there.learnt].sort()).toEqual([...back.taught].sort());
        expect([...there.taught].sort()).toEqual([...back.learnt].sort());
      }),
    );
  });
});

describe('the same place', () => {
  const leeds = { country: 'GB', town: 'Leeds' } as const;

  it.each([
    [leeds, leeds, { kind: 'town', ...leeds }],
    [leeds, { country: 'GB', town: 'York' }, { kind: 'country', country: 'GB' }],
    [leeds, { country: 'GB', town: null }, { kind: 'country', country: 'GB' }],
    [
      { country: 'GB', town: null },
      { country: 'GB', town: null },
      { kind: 'country', country: 'GB' },
    ],
    [leeds, { country: 'US', town: 'Leeds' }, null],
    [leeds, { country: null, town: null }, null],
    [{ country: null, town: null }, { country: null, town: null }, null],
  ] as const)('of %j and %j is %j', (one, two, place) => {
    expect(samePlace(one, two)).toEqual(place);
  });

  it('is true of both, and the same from both sides', () => {
    fc.assert(
      fc.property(anyPreferences, anyPreferences, (one, two) => {
        const place = samePlace(one, two);
        expect(samePlace(two, one)).toEqual(place);
        for (const { country, town } of place === null ? [] : [one, two]) {
          expect(country).toBe(place?.country);
          if (place?.kind === 'town') expect(town).toBe(place.town);
        }
        const isTogether = one.country !== null && one.country === two.country;
        expect(place !== null).toBe(isTogether);
      }),
    );
  });
});
