import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fit } from '#core/discovery/domain/fit.ts';
import { isRecommendable, recommendMembers } from '#core/discovery/domain/recommendation.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import type { AgeRange } from '#core/members/domain/preferences.ts';
import { anySearchableMember, severalMembers } from '#tests/support/arbitraries.ts';

const idsOf = (members: readonly SearchableMember[]): number[] => members.map(({ id }) => id);

const isOutside = (age: number | null, { min, max }: AgeRange): boolean =>
  age !== null && (age < min || age > max);

/** Some members, one of whom is recommended others and is connected with a few of them. */
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
  it('is everyone recommendable but the connected and oneself, best first, then newest', () => {
    fc.assert(
      fc.property(anySite, ([members, viewer, connectedIds]) => {
        const recommended = recommendMembers(members, viewer, connectedIds, members.length);
        const expected = members.filter(
          (member) =>
            member.id !== viewer.id &&
            !connectedIds.has(member.id) &&
            isRecommendable(viewer, member),
        );
        expect(idsOf(recommended).sort()).toEqual(idsOf(expected).sort());
        const scores = recommended.map((member) => fit(viewer, member).score);
        for (const [index, score] of scores.entries()) {
          const next = scores[index + 1];
          if (next === undefined) continue;
          expect(next).toBeLessThanOrEqual(score);
          if (next === score) {
            expect(recommended[index + 1]!.id).toBeLessThan(recommended[index]!.id);
          }
        }
      }),
    );
  });

  it('gives the best few when asked for few, in whatever order members are stored', () => {
    fc.assert(
      fc.property(anySite, fc.nat(20), ([members, viewer, connectedIds], limit) => {
        const all = recommendMembers(members, viewer, connectedIds, members.length);
        const few = recommendMembers(members.toReversed(), viewer, connectedIds, limit);
        expect(idsOf(few)).toEqual(idsOf(all).slice(0, limit));
      }),
    );
  });
});
