import { toUsername } from '#tests/support/texts.ts';
import { toMemberId } from '#tests/support/ids.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AffinityReason, affinity } from '#core/discovery/domain/affinity.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import { anySearchableMember } from '#tests/support/arbitraries.ts';

/** A member of whom only this is known. */
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

/** What two members have in common, read off the records and not asked of `affinity`. */
function common(viewer: SearchableMember, other: SearchableMember) {
  const suits = ({ age }: SearchableMember, { ageRange }: Preferences): boolean =>
    age !== null && age >= ageRange.min && age <= ageRange.max;
  return {
    types: viewer.preferences.relationshipTypes.filter((id) =>
      other.preferences.relationshipTypes.includes(id),
    ),
    interests: viewer.preferences.interests.filter((mine) =>
      other.preferences.interests.some((theirs) => isAlike(mine, theirs)),
    ),
    location:
      viewer.location !== null &&
      other.location !== null &&
      isAlike(viewer.location, other.location),
    ages: suits(viewer, other.preferences) && suits(other, viewer.preferences),
  };
}

/** What a reason counts for, by the numbers that were decided. */
function worth(reason: AffinityReason): number {
  switch (reason.kind) {
    case 'types':
      return 30 * reason.types.length;
    case 'interests':
      return 10 * reason.interests.length;
    case 'location':
      return 20;
    case 'ages':
      return 10;
  }
}

describe('affinity', () => {
  it('gives every reason that is true and no other', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const { types, interests, location, ages } = common(viewer, other);
        const { reasons } = affinity(viewer, other);
        expect(reasons.map(({ kind }) => kind)).toEqual([
          ...(types.length > 0 ? ['types'] : []),
          ...(interests.length > 0 ? ['interests'] : []),
          ...(location ? ['location'] : []),
          ...(ages ? ['ages'] : []),
        ]);
        for (const reason of reasons) {
          if (reason.kind === 'types') expect(reason.types).toEqual(types.toSorted());
          if (reason.kind === 'location') expect(reason.location).toBe(viewer.location);
          if (reason.kind !== 'interests') continue;
          expect(reason.interests).toHaveLength(Math.min(interests.length, 5));
          expect(new Set(reason.interests).size).toBe(reason.interests.length);
          expect(interests).toEqual(expect.arrayContaining([...reason.interests]));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('counts exactly what the reasons say', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const { score, reasons } = affinity(viewer, other);
        expect(score).toBe(reasons.reduce((sum, reason) => sum + worth(reason), 0));
      }),
    );
  });

  it('is the same in both directions', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (one, two) => {
        const there = affinity(one, two);
        const back = affinity(two, one);
        expect(back.score).toBe(there.score);
        expect(back.reasons.map(({ kind }) => kind)).toEqual(there.reasons.map(({ kind }) => kind));
      }),
    );
  });

  it('never falls when the two get something more in common', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const closer = toSearchableMember({ ...other, location: viewer.location }, 0);
        expect(affinity(viewer, closer).score).toBeGreaterThanOrEqual(
          affinity(viewer, toSearchableMember({ ...other, location: null }, 0)).score,
        );
      }),
    );
  });

  it('names interests and places in the spelling of the one who reads', () => {
    const viewer = member(1, { location: 'Zürich', interests: ['CAFÉ', 'hiking'] });
    const other = member(2, { location: 'ZURICH', interests: ['Hiking', 'cafe'] });
    expect(affinity(viewer, other).reasons).toEqual([
      { kind: 'interests', interests: ['CAFÉ', 'hiking'] },
      { kind: 'location', location: 'Zürich' },
    ]);
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
      const { score, reasons } = affinity(viewer, other);
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
      const kinds = affinity(viewer, other).reasons.map(({ kind }) => kind);
      expect(kinds).toEqual(counts ? ['ages'] : []);
    },
  );
});
