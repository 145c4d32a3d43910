import { daysAfter } from '#core/kernel/days-after.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { startOfDay } from '#core/kernel/start-of-day.ts';

/** How well one member knows another, from the least to the most. */
export const WAYS_KNOWN = ['written', 'spoken', 'met'] as const;

export type WayKnown = (typeof WAYS_KNOWN)[number];

/** A vouch counts from the first Monday on that is at least so many days away. */
export const DAYS_BEFORE_IT_COUNTS = 14;

/**
 * A member says that they know someone they're connected with. Times are ISO 8601, each the beginning of a day in UTC: so
 * nothing tells when somebody said or withdrew anything.
 */
export interface Vouch {
  readonly id: number;
  readonly voucherId: MemberId;
  /** Whom they know. */
  readonly memberId: MemberId;
  readonly connectionId: ConnectionId;
  readonly said: WayKnown;
  readonly countsFrom: string;
  /** What counts until then, of what they said before; `null` when that is nothing. */
  readonly before: WayKnown | null;
  /** When it ceases to count; `null` unless it was withdrawn or the connection has ended. */
  readonly countsUntil: string | null;
}

export type NewVouch = Omit<Vouch, 'id'>;

/** What of the vouch counts at that time. */
export function countedAt(
  {
    said,
    countsFrom,
    before,
    countsUntil,
  }: Pick<Vouch, 'said' | 'countsFrom' | 'before' | 'countsUntil'>,
  at: string,
): WayKnown | null {
  if (countsUntil !== null && countsUntil <= at) return null;
  return countsFrom <= at ? said : before;
}

/** What the member says of the other, whether or not it counts yet. */
export function saidIn(vouch: Pick<Vouch, 'said' | 'countsUntil'> | null): WayKnown | null {
  return vouch?.countsUntil === null ? vouch.said : null;
}

/** The vouch for someone of whom that member may have said something before. */
export function vouchFor(
  who: Pick<Vouch, 'voucherId' | 'memberId' | 'connectionId'>,
  said: WayKnown,
  earlier: NewVouch | null,
  at: string,
): NewVouch {
  const before = earlier && countedAt(earlier, at);
  return { ...who, said, countsFrom: firstDayOf(at), before, countsUntil: null };
}

/** The vouch once it's withdrawn or its connection has ended: it counts until the day is over. */
export function endedVouch<Ended extends NewVouch>(vouch: Ended, at: string): Ended {
  return { ...vouch, countsUntil: vouch.countsUntil ?? nextDay(at) };
}

/** When the day after that time begins. */
export function nextDay(at: string): string {
  return daysAfter(startOfDay(at), 1);
}

/** From when on what is said at that time counts. */
function firstDayOf(at: string): string {
  const earliest = daysAfter(nextDay(at), DAYS_BEFORE_IT_COUNTS);
  const afterMonday = (new Date(earliest).getUTCDay() + 6) % 7;
  return daysAfter(earliest, (7 - afterMonday) % 7);
}
