import type { MemberId } from '#core/kernel/ids.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import {
  newsSince,
  OVERVIEW_CONNECTIONS,
  OVERVIEW_REQUESTS,
  type ConnectionOverview,
  type Told,
} from '#core/connections/domain/connection-overview.ts';

export type GetConnectionOverview = (input: {
  readonly callerId: MemberId;
}) => Promise<ConnectionOverview>;

/** The caller's connections at a glance, all that a dashboard shows of them. */
export function makeGetConnectionOverview({
  connections,
  listTold,
  clock,
}: {
  readonly connections: ConnectionRepository;
  /** What those who run the site have told the member and the member has not opened. */
  readonly listTold: (memberId: MemberId) => Promise<readonly Told[]>;
  readonly clock: Clock;
}): GetConnectionOverview {
  return async ({ callerId }) => {
    const now = clock.now();
    const since = openSince(now);
    const newest = { before: null, direction: null, openSince: since };
    const [counts, received, accepted, unread, saidYes, told] = await Promise.all([
      connections.countOf(callerId, since),
      connections.listOf(callerId, {
        ...newest,
        status: 'pending',
        direction: 'received',
        limit: OVERVIEW_REQUESTS,
      }),
      connections.listOf(callerId, {
        ...newest,
        status: 'accepted',
        limit: OVERVIEW_CONNECTIONS,
      }),
      connections.findUnread(callerId),
      connections.findSaidYes(callerId, newsSince(now)),
      listTold(callerId),
    ]);
    return { counts, received, accepted, unread, saidYes, told };
  };
}
