import {
  byNext,
  isSoon,
  metDay,
  partAround,
  seenDay,
  type ComingDay,
} from '#core/connections/days/domain/seen-day.ts';
import type { KeptDayRepository } from '#core/connections/days/ports/kept-day-repository.ts';
import { dayIn } from '#core/connections/domain/rhythm-days.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/** How many days are looked at. */
const MOST_SHOWN = 200;

/** Whoever met after that many days has no such day yet. */
const LEAST_DAYS_SINCE_MET = 300;

interface Sources {
  readonly keptDays: Pick<KeptDayRepository, 'listShown'>;
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly clock: Clock;
}

/** The day that comes soonest of those that the member may see. */
export async function findComingDay(
  { keptDays, members, clock }: Sources,
  memberId: MemberId,
): Promise<ComingDay | null> {
  const now = clock.now();
  const metBefore = daysAfter(now, -LEAST_DAYS_SINCE_MET);
  const page = { ...partAround(now), metBefore, limit: MOST_SHOWN };
  const shown = await keptDays.listShown(memberId, page);
  if (shown.length === 0) return null;
  const zone = (await members.findById(memberId))?.preferences.timeZone ?? null;
  const today = dayIn(zone, now);
  const [soonest = null] = shown
    .map(({ connection, day }) => {
      const met = connection.acceptedAt ?? connection.createdAt;
      return { connection, day: day === null ? metDay(met, zone, today) : seenDay(day, today) };
    })
    .filter(({ day }) => isSoon(day))
    .sort((one, other) => byNext(one.day, other.day));
  return soonest;
}
