import type { MemberId } from '#core/kernel/ids.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import { findComingDay } from '#core/connections/days/steps/find-coming-day.ts';
import { findRhythmNews } from '#core/connections/steps/find-rhythm-news.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { openSince } from '#core/connections/domain/resting-request.ts';
import { waitingLeadOf } from '#core/connections/domain/lead.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { offerWeekOf } from '#core/connections/domain/picking-up.ts';
import {
  newsSince,
  OVERVIEW_CONNECTIONS,
  OVERVIEW_REQUESTS,
  peopleAtAGlance,
  quietSince,
  type ConnectionOverview,
  type Told,
} from '#core/connections/domain/connection-overview.ts';

export type GetConnectionOverview = (input: {
  readonly callerId: MemberId;
}) => Promise<ConnectionOverview>;

/** What a dashboard may lead with when nothing waits for the member. */
type Occasional = Pick<ConnectionOverview, 'rhythm' | 'day' | 'pickUp'>;

const NONE: Occasional = { rhythm: null, day: null, pickUp: null };

/** The caller's connections at a glance, all that a dashboard shows of them. */
export function makeGetConnectionOverview({
  connections,
  keptDays,
  members,
  listTold,
  clock,
}: {
  readonly connections: ConnectionRepository;
  readonly keptDays: Pick<KeptDayRepository, 'listShown'>;
  readonly members: Pick<MemberRepository, 'findById'>;
  /** What those who run the site have told the member and the member has not opened. */
  readonly listTold: (memberId: MemberId) => Promise<readonly Told[]>;
  readonly clock: Clock;
}): GetConnectionOverview {
  const loadOccasional = async (callerId: MemberId, now: string): Promise<Occasional> => {
    const [rhythm, day, pickUp] = await Promise.all([
      findRhythmNews({ connections, members, clock }, callerId),
      findComingDay({ keptDays, members, clock }, callerId),
      connections.findToPickUp(callerId, offerWeekOf(now)),
    ]);
    return { rhythm, day, pickUp };
  };
  return async ({ callerId }) => {
    const now = clock.now();
    const since = openSince(now);
    const [counts, received, newest, unread, saidYes, told] = await Promise.all([
      connections.countOf(callerId, since),
      connections.listOf(callerId, {
        status: 'pending',
        direction: 'received',
        before: null,
        limit: OVERVIEW_REQUESTS,
        openSince: since,
      }),
      connections.listByLastWord(callerId, { before: null, limit: OVERVIEW_CONNECTIONS }),
      connections.findUnread(callerId),
      connections.findSaidYes(callerId, newsSince(now)),
      listTold(callerId),
    ]);
    const waiting = waitingLeadOf({ told, unread, saidYes, received });
    const hasOthers = newest.length === OVERVIEW_CONNECTIONS;
    const [[quiet], occasional] = await Promise.all([
      hasOthers ? connections.listByLastWord(callerId, { before: quietSince(now), limit: 1 }) : [],
      waiting === null ? loadOccasional(callerId, now) : NONE,
    ]);
    const accepted = peopleAtAGlance(newest, quiet);
    return { counts, received, accepted, unread, saidYes, told, ...occasional };
  };
}
