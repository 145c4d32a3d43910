import type { discoveryCalls } from '#core/discovery/calls.ts';
import { makeCountMatches } from '#core/discovery/use-cases/count-matches.ts';
import { makeDiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import {
  makeRecommendMembers,
  type Recommendation,
} from '#core/discovery/use-cases/recommend-members.ts';
import { oncePerFrozen } from '#core/kernel/frozen.ts';
import { granted } from '#core/kernel/result.ts';
import { describeReason } from '#core/texts/describe-reason.ts';
import { enBonds } from '#core/texts/en-bonds.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members find members. */
type DiscoveryUseCases = ReturnType<typeof makeDiscoveryUseCases>;

/** Makes every use case of discovery. */
export function makeDiscoveryUseCases(world: World) {
  return {
    discoverMembers: makeDiscoverMembers(world),
    countMatches: makeCountMatches(world),
    recommendMembers: makeRecommendMembers(world),
  };
}

/** The calls by which members find members. */
export function makeDiscoveryCalls(
  deps: DiscoveryUseCases & Pick<World, 'cursorSeal'>,
): Pick<ApiCalls, keyof typeof discoveryCalls> {
  return {
    async discoverMembers({ callerId, query }) {
      const found = await deps.discoverMembers(callerId, query);
      if (!found.ok) return found;
      const { next } = found.value;
      const sealed = next && (await deps.cursorSeal.seal(next, callerId));
      const value = { ...found.value, next: sealed };
      return granted({ value, next: { parameter: 'cursor', cursor: value.next } });
    },

    async countMatches({ callerId, query }) {
      const counted = await deps.countMatches(callerId, query);
      return counted.ok ? granted({ value: counted.value }) : counted;
    },

    async recommendMembers({ callerId, query }) {
      const recommended = await deps.recommendMembers({ callerId, limit: query.limit });
      if (!recommended.ok) return recommended;
      return granted({ value: recommended.value.map(toWireRecommendation) });
    },
  };
}

const describeReasons = oncePerFrozen(({ member, reasons }: Recommendation) =>
  reasons.map((reason) => describeReason(reason, member, enBonds)),
);

/** The recommendation in the words of the wire. */
export function toWireRecommendation(recommendation: Recommendation) {
  return { member: recommendation.member, reasons: describeReasons(recommendation) };
}
