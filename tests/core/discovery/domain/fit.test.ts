import { toUsername } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit, type FitReason } from '#core/discovery/domain/fit.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import type { BondSide } from '#core/members/domain/bond-sides.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import { anySearchableMember } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

/** A member with only this in their profile. */
function member(
  id: number,
  known: { age?: number; location?: string } & Partial<Omit<Preferences, 'location'>>,
): SearchableMember {
  const { age = null, location = null, ...preferences } = known;
  return toSearchableMember(
    {
      id: toMemberId(id),
      name: `Member ${id}`,
      username: toUsername(`member${id}`),
      bio: null,
      avatarUrl: null,
      createdAt: '2026-01-01T10:00:00.000Z',
      age,
      location,
      preferences: { ...DEFAULT_PREFERENCES, ...preferences },
      verified: false,
    },
    id,
  );
}

const isAlike = (one: string, two: string): boolean => foldText(one) === foldText(two);

/** The languages that both speak, and those that only one does and the other learns. */
function commonLanguages({ languages: mine }: Preferences, { languages: theirs }: Preferences) {
  const having = (languages: Preferences['languages'], isLearnt: boolean) =>
    languages.filter(({ level }) => (level === 'learning') === isLearnt).map(({ tag }) => tag);
  const inBoth = (isLearnt: boolean, isTheirs: boolean) => {
    const others = having(theirs, isTheirs);
    return having(mine, isLearnt).filter((tag) => others.includes(tag));
  };
  return { spoken: inBoth(false, false), taught: inBoth(false, true), learnt: inBoth(true, false) };
}

/** What the two write alike of where they live, the narrowest first. */
function commonHome(viewer: SearchableMember, other: SearchableMember) {
  const [mine, theirs] = [viewer.preferences, other.preferences];
  const isOneCountry = mine.country !== null && mine.country === theirs.country;
  const isOneTown = isOneCountry && mine.town !== null && mine.town === theirs.town;
  const isOneLocation =
    viewer.location !== null && other.location !== null && isAlike(viewer.location, other.location);
  return isOneTown ? 'town' : isOneLocation ? 'location' : isOneCountry ? 'country' : null;
}

/** What two members have in common, read off the records and not asked of `fit`. */
function common(viewer: SearchableMember, other: SearchableMember) {
  const suits = ({ age }: SearchableMember, { ageRange }: Preferences): boolean =>
    age !== null && age >= ageRange.min && age <= ageRange.max;
  return {
    types: viewer.preferences.relationshipTypes.filter((id) => {
      if (!other.preferences.relationshipTypes.includes(id)) return false;
      const [mine, theirs] = [viewer.preferences.roles[id], other.preferences.roles[id]];
      const areAlike = id !== 2 && mine === theirs && (mine === 'seek' || mine === 'offer');
      return !areAlike;
    }),
    interests: viewer.preferences.interests.filter((mine) =>
      other.preferences.interests.some((theirs) => isAlike(mine, theirs)),
    ),
    ...commonLanguages(viewer.preferences, other.preferences),
    home: commonHome(viewer, other),
    ages: suits(viewer, other.preferences) && suits(other, viewer.preferences),
  };
}

/** What a reason counts for, by the numbers that were decided. */
function worth(reason: FitReason): number {
  switch (reason.kind) {
    case 'bond':
      return 30;
    case 'interests':
      return 10 * reason.interests.length;
    case 'location':
      return 20;
    case 'place':
      return reason.place.kind === 'town' ? 20 : 10;
    case 'languages':
    case 'learning':
    case 'ages':
      return 10;
  }
}

/** The reason as the other one reads it. */
function turned(reason: FitReason): FitReason {
  if (reason.kind === 'bond') return { ...reason, viewer: reason.other, other: reason.viewer };
  if (reason.kind !== 'learning') return reason;
  return { ...reason, taught: reason.learnt, learnt: reason.taught };
}

/** The reason with its languages in the order of their letters: each reads them in their own order. */
function sorted(reason: FitReason): FitReason {
  if (reason.kind === 'languages') return { ...reason, languages: reason.languages.toSorted() };
  if (reason.kind !== 'learning') return reason;
  return { ...reason, taught: reason.taught.toSorted(), learnt: reason.learnt.toSorted() };
}

describe('the sides of a bond', () => {
  const withSide = (id: number, typeId: number, side?: BondSide) =>
    member(id, { relationshipTypes: [typeId], roles: side ? { [typeId]: side } : {} });

  it.each([1, 3, 4])('of bond %j are met by the other side alone, and either by all', (typeId) => {
    const sides = ['seek', 'offer', 'either', undefined] as const;
    const meeting = sides.flatMap((mine) =>
      sides
        .filter((theirs) => {
          const { score, reasons, against } = fit(
            withSide(1, typeId, mine),
            withSide(2, typeId, theirs),
          );
          expect(score).toBe(reasons.length > 0 ? 30 : 0);
          expect(against).toEqual(reasons.length > 0 ? [] : [{ kind: 'bonds' }]);
          return reasons.length > 0;
        })
        .map((theirs) => `${mine ?? ''} ${theirs ?? ''}`),
    );
    expect(meeting).toHaveLength(14);
    expect(meeting).not.toContain('seek seek');
    expect(meeting).not.toContain('offer offer');
  });

  it('are all the same to brothers and sisters', () => {
    expect(fit(withSide(1, 2), withSide(2, 2)).reasons).toEqual([
      { kind: 'bond', typeId: 2, viewer: 'either', other: 'either' },
    ]);
  });

  it('never fit when two lack or give the same, whatever else they say', () => {
    fc.assert(
      fc.property(
        anySearchableMember,
        anySearchableMember,
        fc.constantFrom(1, 3, 4),
        fc.constantFrom<BondSide>('seek', 'offer'),
        (one, two, typeId, side) => {
          const [viewer, other] = [one, two].map((each) => {
            const { preferences } = each;
            const roles = { ...preferences.roles, [typeId]: side };
            return { ...each, preferences: { ...preferences, roles } };
          });
          const bonds = fit(viewer!, other!).reasons.filter(({ kind }) => kind === 'bond');
          expect(bonds.map((bond) => bond.kind === 'bond' && bond.typeId)).not.toContain(typeId);
        },
      ),
    );
  });
});

describe('what speaks against two', () => {
  it('is an age outside the range of either, and bonds of which none fits', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const { types } = common(viewer, other);
        const isOutside = ({ age }: SearchableMember, { ageRange }: Preferences): boolean =>
          age !== null && (age < ageRange.min || age > ageRange.max);
        const haveBonds =
          viewer.preferences.relationshipTypes.length > 0 &&
          other.preferences.relationshipTypes.length > 0;
        expect(fit(viewer, other).against).toEqual([
          ...(isOutside(viewer, other.preferences) ? [{ kind: 'age', of: 'viewer' }] : []),
          ...(isOutside(other, viewer.preferences) ? [{ kind: 'age', of: 'other' }] : []),
          ...(haveBonds && types.length === 0 ? [{ kind: 'bonds' }] : []),
        ]);
      }),
      { numRuns: tries(300) },
    );
  });
});

describe('fit', () => {
  it('gives every reason that is true and no other', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const shared = common(viewer, other);
        const { types, interests, spoken, taught, learnt, home, ages } = shared;
        const { reasons } = fit(viewer, other);
        expect(reasons.map(({ kind }) => kind)).toEqual([
          ...types.map(() => 'bond'),
          ...(interests.length > 0 ? ['interests'] : []),
          ...(spoken.length > 0 ? ['languages'] : []),
          ...(taught.length + learnt.length > 0 ? ['learning'] : []),
          ...(home === null ? [] : [home === 'location' ? 'location' : 'place']),
          ...(ages ? ['ages'] : []),
        ]);
        const bonds = reasons.filter((reason) => reason.kind === 'bond');
        expect(bonds.map(({ typeId }) => typeId)).toEqual(types.toSorted());
        for (const reason of reasons) {
          if (reason.kind === 'bond') {
            const { typeId } = reason;
            expect(reason.viewer).toBe(viewer.preferences.roles[typeId] ?? 'either');
            expect(reason.other).toBe(other.preferences.roles[typeId] ?? 'either');
          }
          if (reason.kind === 'location') expect(reason.location).toBe(viewer.location);
          if (reason.kind === 'languages') expect(reason.languages).toEqual(spoken);
          if (reason.kind === 'learning') {
            expect(reason).toEqual({ kind: 'learning', taught, learnt });
          }
          if (reason.kind === 'place') {
            const { country, town } = viewer.preferences;
            const place = home === 'town' ? { kind: home, country, town } : { kind: home, country };
            expect(reason.place).toEqual(place);
          }
          if (reason.kind !== 'interests') continue;
          expect(reason.interests).toHaveLength(Math.min(interests.length, 5));
          expect(new Set(reason.interests).size).toBe(reason.interests.length);
          expect(interests).toEqual(expect.arrayContaining([...reason.interests]));
        }
      }),
      { numRuns: tries(300) },
    );
  });

  it('counts exactly what the reasons say', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const { score, reasons } = fit(viewer, other);
        expect(score).toBe(reasons.reduce((sum, reason) => sum + worth(reason), 0));
      }),
    );
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (one, two) => {
        const there = fit(one, two);
        const back = fit(two, one);
        expect(back.score).toBe(there.score);
        expect(back.reasons.map(turned).map(({ kind }) => kind)).toEqual(
          there.reasons.map(({ kind }) => kind),
        );
        const bondsOf = (reasons: readonly FitReason[]) =>
          reasons.filter(({ kind }) => kind === 'bond');
        expect(bondsOf(back.reasons.map(turned))).toEqual(bondsOf(there.reasons));
        const groundOf = (reasons: readonly FitReason[]) =>
          reasons
            .filter(({ kind }) => ['languages', 'learning', 'place'].includes(kind))
            .map(sorted);
        expect(groundOf(back.reasons.map(turned))).toEqual(groundOf(there.reasons));
        expect(back.against.map(({ kind }) => kind).sort()).toEqual(
          there.against.map(({ kind }) => kind).sort(),
        );
      }),
    );
  });

  it('never falls when the two get something more in common', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const closer = toSearchableMember({ ...other, location: viewer.location }, 0);
        const { languages, country, town } = viewer.preferences;
        const ground = { ...other.preferences, languages, country, town };
        const likewise = toSearchableMember({ ...other, preferences: ground }, 0);
        const silent = { ...ground, languages: [], country: null, town: null };
        expect(fit(viewer, likewise).score).toBeGreaterThanOrEqual(
          fit(viewer, toSearchableMember({ ...other, preferences: silent }, 0)).score,
        );
        expect(fit(viewer, closer).score).toBeGreaterThanOrEqual(
          fit(viewer, toSearchableMember({ ...other, location: null }, 0)).score,
        );
      }),
    );
  });

  it('names interests and places in the spelling of the one who reads', () => {
    const viewer = member(1, { location: 'Zürich', interests: ['CAFÉ', 'hiking'] });
    const other = member(2, { location: 'ZURICH', interests: ['Hiking', 'cafe'] });
    expect(fit(viewer, other).reasons).toEqual([
      { kind: 'interests', interests: ['CAFÉ', 'hiking'] },
      { kind: 'location', location: 'Zürich' },
    ]);
  });

  it('says once where both live, as narrowly as both say it', () => {
    const inLeeds = { country: 'GB', town: 'Leeds' } as const;
    const homeOf = (mine: object, theirs: object) => {
      const { score, reasons } = fit(member(1, mine), member(2, theirs));
      return { score, reasons };
    };
    const leeds = { ...inLeeds, location: 'Leeds' };
    expect(homeOf(leeds, leeds)).toEqual({
      score: 20,
      reasons: [{ kind: 'place', place: { kind: 'town', ...inLeeds } }],
    });
    expect(homeOf({ ...leeds, town: null }, leeds)).toEqual({
      score: 20,
      reasons: [{ kind: 'location', location: 'Leeds' }],
    });
    expect(homeOf({ ...leeds, location: 'York' }, { ...leeds, town: 'York' })).toEqual({
      score: 10,
      reasons: [{ kind: 'place', place: { kind: 'country', country: 'GB' } }],
    });
    expect(homeOf(inLeeds, { country: 'US', town: 'Leeds' }).reasons).toEqual([]);
  });

  it('counts languages once, however many two share', () => {
    const speaking = (id: number, ...tags: readonly ('ar' | 'de' | 'en')[]) =>
      member(id, { languages: tags.map((tag) => ({ tag, level: 'fluent' })) });
    expect(fit(speaking(1, 'en'), speaking(2, 'en', 'de')).score).toBe(10);
    expect(fit(speaking(1, 'ar', 'en', 'de'), speaking(2, 'de', 'en', 'ar'))).toMatchObject({
      score: 10,
      reasons: [{ kind: 'languages', languages: ['ar', 'en', 'de'] }],
    });
  });

  it('knows which of the two could help with a language', () => {
    const layla = member(1, {
      languages: [
        { tag: 'ar', level: 'native' },
        { tag: 'de', level: 'learning' },
        { tag: 'tr', level: 'learning' },
      ],
    });
    const hans = member(2, {
      languages: [
        { tag: 'de', level: 'native' },
        { tag: 'ar', level: 'learning' },
        { tag: 'tr', level: 'learning' },
      ],
    });
    expect(fit(layla, hans)).toMatchObject({
      score: 10,
      reasons: [{ kind: 'learning', taught: ['ar'], learnt: ['de'] }],
    });
  });

  it('counts the first five shared interests of the one who reads, five for both', () => {
    const interests = ['Art', 'Music', 'Yoga', 'Travel', 'Movies', 'Hiking', 'Nature'];
    const one = member(1, { interests });
    const two = member(2, { interests: interests.toReversed() });
    for (const [viewer, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const firstFive = viewer.preferences.interests.slice(0, 5);
      const { score, reasons } = fit(viewer, other);
      expect(reasons).toEqual([{ kind: 'interests', interests: firstFive }]);
      expect(score).toBe(50);
    }
  });

  it.each([
    ['each in the other’s range', 30, { min: 40, max: 50 }, 45, { min: 18, max: 30 }, true],
    ['the other too young', 30, { min: 40, max: 50 }, 39, { min: 18, max: 80 }, false],
    ['the viewer too old', 81, { min: 18, max: 80 }, 40, { min: 18, max: 80 }, false],
    ['the other’s age unknown', 30, { min: 18, max: 80 }, undefined, { min: 18, max: 80 }, false],
  ])(
    'counts age ranges in both directions: %s',
    (_case, age, range, otherAge, otherRange, counts) => {
      const viewer = member(1, { age, ageRange: range });
      const other = member(2, {
        ...(otherAge === undefined ? {} : { age: otherAge }),
        ageRange: otherRange,
      });
      const kinds = fit(viewer, other).reasons.map(({ kind }) => kind);
      expect(kinds).toEqual(counts ? ['ages'] : []);
    },
  );
});
