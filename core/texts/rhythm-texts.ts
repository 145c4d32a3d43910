import { WEEKDAYS, type Cadence, type Weekday } from '#core/connections/domain/rhythm-days.ts';
import { unreachable } from '#core/kernel/unreachable.ts';

/** What the days of a week are called. */
export const WEEKDAY_TEXTS: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

/** How often, within a sentence. */
export function describeCadence(cadence: Cadence): string {
  switch (cadence.every) {
    case 'weekday':
      return `every ${WEEKDAY_TEXTS[cadence.weekday]}`;
    case 'week':
      return 'about once a week';
    case 'month':
      return 'about once a month';
    default:
      return unreachable(cadence);
  }
}

const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
/** The hour at which many people have time. */
const EVENING = 19;

/** Which part of whose day it is when it's evening for the reader: "Sunday noon" where that is the weekday. */
export function describeEvening(minutesAhead: number, weekday: Weekday | null): string {
  const hours = EVENING + Math.round(minutesAhead / MINUTES_PER_HOUR);
  const part = partOfDay((hours + HOURS_PER_DAY) % HOURS_PER_DAY);
  const days = Math.floor(hours / HOURS_PER_DAY);
  if (weekday !== null) return `${WEEKDAY_TEXTS[shifted(weekday, days)]} ${part}`;
  return days === 0 ? part : `${part}, a day ${days < 0 ? 'earlier' : 'later'}`;
}

function shifted(weekday: Weekday, days: number): Weekday {
  return WEEKDAYS.at((WEEKDAYS.indexOf(weekday) + days) % WEEKDAYS.length) ?? weekday;
}

function partOfDay(hour: number): string {
  if (hour < 5) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 14) return 'noon';
  if (hour < 18) return 'afternoon';
  return hour < 23 ? 'evening' : 'night';
}
