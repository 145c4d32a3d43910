import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fit, type FitReason } from '#core/discovery/domain/fit.ts';
import { bestReasons, withDistance } from '#core/discovery/domain/near-reason.ts';
import { DISTANCES } from '#core/members/places/domain/distance.ts';
import { anySearchableMember } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const COUNTRY: FitReason = { kind: 'place', place: { kind: 'country', country: 'GB' } };
const TOWN: FitReason = { kind: 'place', place: { kind: 'town', country: 'GB', town: 'Leeds' } };
const AGES: FitReason = { kind: 'ages' };
const NEAR = { kind: 'near', distance: 25 } as const;

it.each([
  ['takes the place of a country', [COUNTRY, AGES], [NEAR, AGES]],
  ['says nothing beside a town', [TOWN, AGES], [TOWN, AGES]],
  ['is a reason of its own across a border', [AGES], [AGES, NEAR]],
])('a distance %s', (_what, reasons, expected) => {
  expect(withDistance(reasons, 25)).toEqual(expected);
  expect(withDistance(reasons, null)).toEqual(reasons);
});

it('where people live is said once, and the best are a few of the reasons, each of another kind', () => {
  const anyDistance = fc.option(fc.constantFrom(...DISTANCES));
  fc.assert(
    fc.property(anySearchableMember, anySearchableMember, anyDistance, (one, two, distance) => {
      const reasons = withDistance(fit(one, two).reasons, distance);
      const homes = reasons.filter(({ kind }) => ['place', 'location', 'near'].includes(kind));
      expect(homes.length).toBeLessThanOrEqual(1);
      const best = bestReasons(reasons, 2);
      const kinds = new Set(reasons.map(({ kind }) => kind));
      expect(best).toHaveLength(Math.min(2, kinds.size));
      expect(new Set(best.map(({ kind }) => kind)).size).toBe(best.length);
      for (const reason of best) expect(reasons).toContain(reason);
      if (kinds.has('bond')) expect(best[0]?.kind).toBe('bond');
    }),
    { numRuns: tries(200) },
  );
});

it('the best come first by what they are, and not by where they stood', () => {
  const bond = { kind: 'bond', typeId: 1, viewer: 'seek', other: 'offer' } as const;
  const interests = { kind: 'interests', interests: ['Art'] } as const;
  const languages = { kind: 'languages', languages: ['cy'] } as const;
  const learning = { kind: 'learning', learnt: ['fr'], taught: [] } as const;
  const ranked = [bond, NEAR, interests, learning, languages, AGES];
  expect(bestReasons(ranked.toReversed(), 9)).toEqual(ranked);
  expect(bestReasons([AGES, languages, NEAR], 1)).toEqual([NEAR]);
  for (const place of [COUNTRY, TOWN]) expect(bestReasons([interests, place], 1)).toEqual([place]);
});
