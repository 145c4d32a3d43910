import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import { makeCheckSessions } from '#core/accounts/use-cases/check-sessions.ts';
import { makeGetConnection } from '#core/connections/use-cases/get-connection.ts';
import { makeListReceivedIntroductions } from '#core/introductions/use-cases/list-introductions.ts';
import { granted } from '#core/kernel/result.ts';
import type { liveCalls } from '#core/live/calls.ts';
import { makeLivePositions } from '#core/live/steps/live-positions.ts';
import { makeShowNews } from '#core/live/use-cases/show-news.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';
import { unavailable } from '#server/http/problem.ts';
import { StreamHub } from '#server/live/stream-hub.ts';

/** Makes what keeps the streams of this process open. */
export function makeStreamHub(world: World, most: number): StreamHub {
  const dependencies = {
    feed: world.feed,
    bus: world.bus,
    showNews: makeShowNews({
      ...world,
      getConnection: makeGetConnection(world),
      listReceivedIntroductions: makeListReceivedIntroductions(world),
    }),
    positions: makeLivePositions(world.cursorSeal),
    checkSessions: makeCheckSessions(world),
    reportFailure: world.reportFailure,
    timings: world.timings,
  };
  return new StreamHub(dependencies, most);
}

/** The call that stays open. */
export function makeLiveCalls({
  hub,
  sessionTokens,
}: {
  readonly hub: StreamHub;
  readonly sessionTokens: Pick<SessionTokens, 'hash'>;
}): Pick<ApiCalls, keyof typeof liveCalls> {
  return {
    streamEvents({ callerId, sessionToken, query, headers }) {
      // Another process may open the stream; until then the page asks now and then.
      if (hub.isClosed) throw unavailable();
      const after = headers['last-event-id'] ?? query.after ?? null;
      const sessionHash = sessionTokens.hash(sessionToken ?? '');
      const subscription = { memberId: callerId, sessionHash, after };
      const stream = {
        open: (sink: Parameters<StreamHub['open']>[1]) => {
          hub.open(subscription, sink);
        },
      };
      return Promise.resolve(granted({ stream }));
    },
  };
}
