import { LATER_DAY } from '#tests/support/days.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit } from '#core/discovery/domain/fit.ts';
import { isRecommendable, recommendMembers } from '#core/discovery/domain/recommendation.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import { tieKey } from '#core/discovery/domain/tie-break.ts';
import { toActivityDay } from '#core/discovery/domain/activity-day.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import type { AgeRange } from '#core/members/domain/age-range.ts';
import { anySearchableMember, severalMembers } from '#tests/support/arbitraries.ts';

const idsOf = (members: readonly SearchableMember[]): number[] => members.map(({ id }) => id);

const isOutside = (age: number | null, { min, max }: AgeRange): boolean =>
  age !== null && (age < min || age > max);

const isEmpty = ({ bio, preferences }: SearchableMember): boolean =>
  bio === null &&
  Object.keys(preferences.prompts).length === 0 &&
  preferences.interests.length === 0 &&
  preferences.relationshipTypes.length === 0;

/** Some members. One of them gets recommendations and is connected with a few others. */
const anySite = severalMembers(16)
  .filter((members) => members.length > 0)
  .chain((members) =>
    fc.tuple(
      fc.constant(members),
      fc.constantFrom(...members),
      fc.subarray(idsOf(members)).map((ids) => new Set(ids)),
    ),
  );

describe('isRecommendable', () => {
  it('is a matter of a reason, of ages inside both ranges, and of a bond where both have chosen some', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const someReason = fit(viewer, other).reasons.length > 0;
        const someoneOutside =
          isOutside(other.age, viewer.preferences.ageRange) ||
          isOutside(viewer.age, other.preferences.ageRange);
        const haveBonds = [viewer, other].every(
          ({ preferences }) => preferences.relationshipTypes.length > 0,
        );
        const someBond = fit(viewer, other).reasons.some(({ kind }) => kind === 'bond');
        expect(isRecommendable(viewer, other)).toBe(
          someReason && !someoneOutside && (someBond || !haveBonds),
        );
      }),
    );
  });

  it('is mutual', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (one, two) => {
        expect(isRecommendable(one, two)).toBe(isRecommendable(two, one));
      }),
    );
  });

  it('does not hold an unknown age against anyone', () => {
    fc.assert(
      fc.property(anySearchableMember, anySearchableMember, (viewer, other) => {
        const ageless = toSearchableMember({ ...other, age: null, location: viewer.location }, 0);
        fc.pre(viewer.location !== null);
        const { against } = fit(viewer, ageless);
        expect(isRecommendable(viewer, ageless)).toBe(
          !isOutside(viewer.age, other.preferences.ageRange) &&
            against.every(({ kind }) => kind === 'age'),
        );
      }),
    );
  });
});

describe('recommendMembers', () => {
  it('is everyone recommendable but the connected and oneself, best first, and then as if by lot', () => {
    fc.assert(
      fc.property(anySite, ([members, viewer, connectedIds]) => {
        const recommended = recommendMembers(
          members,
          viewer,
          connectedIds,
          members.length,
          LATER_DAY,
        );
        const expected = members.filter(
          (member) =>
            member.id !== viewer.id &&
            !connectedIds.has(member.id) &&
            isRecommendable(viewer, member) &&
            !isEmpty(member),
        );
        expect(idsOf(recommended).sort()).toEqual(idsOf(expected).sort());
        const scores = recommended.map((member) => fit(viewer, member).score);
        for (const [index, score] of scores.entries()) {
          const next = scores[index + 1];
          if (next === undefined) continue;
          expect(next).toBeLessThanOrEqual(score);
          if (next === score) {
            const [one, two] = [recommended[index]!, recommended[index + 1]!];
            expect(tieKey(viewer.id, two.id)).toBeLessThanOrEqual(tieKey(viewer.id, one.id));
          }
        }
      }),
    );
  });

  it('gives the best few when asked for few, in whatever order members are stored', () => {
    fc.assert(
      fc.property(anySite, fc.nat(20), ([members, viewer, connectedIds], limit) => {
        const all = recommendMembers(members, viewer, connectedIds, members.length, LATER_DAY);
        const few = recommendMembers(members.toReversed(), viewer, connectedIds, limit, LATER_DAY);
        expect(idsOf(few)).toEqual(idsOf(all).slice(0, limit));
      }),
    );
  });

  it('leaves out accounts of their first week, by the day and whatever the hour, and then has them', () => {
    const interests = ['Chess'];
    const joined = (id: number, createdAt: string) =>
      toSearchableMember(
        { ...newMember({ preferences: { interests } }), id: toMemberId(id), createdAt },
        0,
      );
    const viewer = joined(1, '2026-01-01T00:00:00.000Z');
    const members = [
      joined(2, '2026-03-01T00:00:00.000Z'),
      joined(3, '2026-03-01T23:59:59.999Z'),
      joined(4, '2026-03-02T00:00:00.000Z'),
    ];
    const on = (day: string) =>
      idsOf(recommendMembers(members, viewer, new Set(), 9, toActivityDay(`${day}T12:00:00.000Z`)));
    expect(on('2026-03-07')).toEqual([]);
    expect(on('2026-03-08').sort()).toEqual([2, 3]);
    expect(on('2026-03-09').sort()).toEqual([2, 3, 4]);
  });
});
