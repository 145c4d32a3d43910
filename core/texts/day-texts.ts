import type { YearDay } from '#core/connections/days/domain/kept-day.ts';

const DAY_OF_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day of the year in words, such as 24 December. */
export function describeYearDay(date: YearDay): string {
  return DAY_OF_YEAR.format(new Date(`2000-${date}T00:00:00.000Z`));
}
