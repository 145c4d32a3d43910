import { utcOffset } from '#core/members/domain/time-zone.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

/** The days of a week in the order of `Date.getUTCDay`. */
export const WEEKDAYS = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];

/** How often two people mean to write to each other. */
export type Cadence =
  | { readonly every: 'weekday'; readonly weekday: Weekday }
  | { readonly every: 'week' }
  | { readonly every: 'month' };

/** A day of the calendar, such as "2026-11-29". */
export type Day = string;

/** A member's time zone, by its name; `null` for one who hasn't said. */
export type Zone = string | null;

const MINUTE = 60_000;
const DAYS_OF_A_WEEK = 7;

/** The hour of a member's day at which they may be reminded. */
const HOUR_TO_REMIND = 10;

/** Which day it is then for a member of that time zone; who hasn't said goes by UTC. */
export function dayIn(zone: Zone, at: string): Day {
  return toDay(Date.parse(at) + minutesAhead(zone, at) * MINUTE);
}

/** The time of that day at which a member of that time zone may be reminded: ten in the morning. */
export function morningOf(day: Day, zone: Zone): string {
  const local = Date.parse(day) + HOUR_TO_REMIND * 60 * MINUTE;
  // The clocks may change between the first guess and the time itself.
  const guess = new Date(local - minutesAhead(zone, day) * MINUTE).toISOString();
  return new Date(local - minutesAhead(zone, guess) * MINUTE).toISOString();
}

/** The day that many days later. */
export function dayPlus(day: Day, days: number): Day {
  return toDay(Date.parse(day) + days * 24 * 60 * MINUTE);
}

/** The first day of a rhythm after that one, where both agreed on the day `from`. */
export function nextDay(cadence: Cadence, from: Day, after: Day): Day {
  switch (cadence.every) {
    case 'weekday': {
      const ahead = WEEKDAYS.indexOf(cadence.weekday) - new Date(after).getUTCDay();
      return dayPlus(after, ahead > 0 ? ahead : ahead + DAYS_OF_A_WEEK);
    }
    case 'week': {
      const passed = Math.round((Date.parse(after) - Date.parse(from)) / (24 * 60 * MINUTE));
      return dayPlus(from, (Math.floor(passed / DAYS_OF_A_WEEK) + 1) * DAYS_OF_A_WEEK);
    }
    case 'month': {
      const sameMonth = monthsAfter(from, monthsBetween(from, after));
      return sameMonth > after ? sameMonth : monthsAfter(from, monthsBetween(from, after) + 1);
    }
    default:
      return unreachable(cadence);
  }
}

/** How many minutes the other's clocks are ahead of the member's then; `null` where one hasn't said. */
export function clocksApart(own: Zone, other: Zone, at: string): number | null {
  const [ownOffset, otherOffset] = [offsetOf(own, at), offsetOf(other, at)];
  return ownOffset === null || otherOffset === null ? null : otherOffset - ownOffset;
}

const minutesAhead = (zone: Zone, at: string): number => offsetOf(zone, at) ?? 0;

/** `null` for who hasn't said, and for a zone that isn't known here. */
const offsetOf = (zone: Zone, at: string): number | null =>
  zone === null ? null : utcOffset(zone, at);

function toDay(milliseconds: number): Day {
  return new Date(milliseconds).toISOString().slice(0, 'yyyy-mm-dd'.length);
}

function monthsBetween(from: Day, to: Day): number {
  const [start, end] = [new Date(from), new Date(to)];
  return (
    (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  );
}

/** The same day of the month that many months later, or the last day of a shorter month. */
function monthsAfter(day: Day, months: number): Day {
  const start = new Date(day);
  const [year, month] = [start.getUTCFullYear(), start.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(Date.UTC(year, month, Math.min(start.getUTCDate(), last)));
}
