import type { CountMatches } from '#core/discovery/use-cases/count-matches.ts';
import type { DiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import type { RecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import { granted } from '#core/kernel/result.ts';
import { describeReason } from '#core/texts/describe.ts';
import { en } from '#core/texts/en.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members find members. */
export interface DiscoveryUseCases {
  readonly discoverMembers: DiscoverMembers;
  readonly countMatches: CountMatches;
  readonly recommendMembers: RecommendMembers;
}

/** The calls by which members find members. */
export function makeDiscoveryCalls(
  deps: DiscoveryUseCases,
): Pick<ApiCalls, 'discoverMembers' | 'countMatches' | 'recommendMembers'> {
  return {
    async discoverMembers({ callerId, query }) {
      const found = await deps.discoverMembers(callerId, query);
      if (!found.ok) return found;
      const { value } = found;
      return granted({ value, next: { parameter: 'cursor', cursor: value.next } });
    },

    async countMatches({ callerId, query }) {
      const counted = await deps.countMatches(callerId, query);
      return counted.ok ? granted({ value: counted.value }) : counted;
    },

    async recommendMembers({ callerId, query }) {
      const recommended = await deps.recommendMembers({ callerId, limit: query.limit });
      if (!recommended.ok) return recommended;
      const value = recommended.value.map(({ member, reasons }) => ({
        member,
        reasons: reasons.map((reason) => describeReason(reason, en)),
      }));
      return granted({ value });
    },
  };
}
