import { DAYS_AHEAD, type SeenDay } from '#core/connections/days/domain/seen-day.ts';

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

/** When a day of the next week is, such as “on Thursday”. */
export function describeSoon({ next, daysAway }: Pick<SeenDay, 'next' | 'daysAway'>): string {
  if (daysAway === 0) return 'today';
  if (daysAway === 1) return 'tomorrow';
  const weekday = WEEKDAY.format(new Date(next));
  return daysAway < DAYS_AHEAD ? `on ${weekday}` : `on ${weekday} next week`;
}

/** How many years ago the two met, in words. */
export function describeYears(years: number): string {
  return years === 1 ? 'a year' : `${years} years`;
}
