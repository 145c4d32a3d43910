import { byNext, metDay, seenDay, type SeenDay } from '#core/connections/days/domain/seen-day.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import { dayIn } from '#core/connections/domain/rhythm-days.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { findVisibleParty } from '#core/connections/steps/find-visible-party.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { NotFound } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type ListDaysForTwo = (input: {
  readonly callerId: MemberId;
  readonly connectionId: ConnectionId;
}) => Promise<Result<readonly SeenDay[], NotFound<'connection'>>>;

/**
 * The days between the caller and the other of a connection, those that come first at the top: what the other shows on it,
 * and the day on which they met. None where one of them has left, or takes a break that the caller knows of.
 */
export function makeListDaysForTwo(deps: {
  readonly connections: Pick<ConnectionRepository, 'findById'>;
  readonly keptDays: Pick<KeptDayRepository, 'listOf'>;
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly clock: Clock;
}): ListDaysForTwo {
  return async ({ callerId, connectionId }) => {
    const connection = await deps.connections.findById(connectionId);
    const party = connection && (await findVisibleParty(deps.safety, connection, callerId));
    if (!party || connection.status !== 'accepted') {
      return refused({ code: 'not_found', subject: 'connection' });
    }
    const [own, kept, back] = await Promise.all([
      deps.members.findById(callerId),
      deps.keptDays.listOf(party.id),
      deps.safety.relate(party.id, callerId),
    ]);
    const isAway = party.standing.onBreak?.isTold === true || back.standing.onBreak !== null;
    if (party.sight === 'former' || isAway) return granted([]);
    const zone = own?.preferences.timeZone ?? null;
    const today = dayIn(zone, deps.clock.now());
    const shown = kept.filter(({ shownTo }) => shownTo.includes(connectionId));
    const days = shown.map((day) => seenDay(day, today));
    return granted([...days, metDay(connection.acceptedAt, zone, today)].sort(byNext));
  };
}
