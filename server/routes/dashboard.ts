import type { GetConnectionOverview } from '#core/connections/use-cases/get-connection-overview.ts';
import { toWireOverview } from '#core/connections/schemas.ts';
import type { dashboardCalls } from '#core/dashboard/calls.ts';
import type { RecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import type { ListIntroductions } from '#core/introductions/use-cases/list-introductions.ts';
import { granted } from '#core/kernel/result.ts';
import type { CountUnreadMessages } from '#core/messaging/use-cases/count-unread-messages.ts';
import type { ApiCalls } from '#server/http/call.ts';
import { toWireRecommendation } from './discovery.ts';
import { toWireIntroductions } from './introductions.ts';

/** How many members the first page recommends (specification §9). */
const RECOMMENDED = 3;

/** The call of a member's first page, which asks for all of it at once. */
export function makeDashboardCalls(deps: {
  readonly getConnectionOverview: GetConnectionOverview;
  readonly listIntroductions: ListIntroductions;
  readonly recommendMembers: RecommendMembers;
  readonly countUnreadMessages: CountUnreadMessages;
}): Pick<ApiCalls, keyof typeof dashboardCalls> {
  return {
    async getDashboard({ callerId }) {
      const [overview, introductions, recommended, count] = await Promise.all([
        deps.getConnectionOverview({ callerId }),
        deps.listIntroductions({ callerId }),
        deps.recommendMembers({ callerId, limit: RECOMMENDED }),
        deps.countUnreadMessages(callerId),
      ]);
      if (!recommended.ok) return recommended;
      return granted({
        value: {
          overview: toWireOverview(overview),
          introductions: toWireIntroductions(introductions),
          recommendations: recommended.value.map(toWireRecommendation),
          unread: { count },
        },
      });
    },
  };
}
