const DATE = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

/** A day of the calendar such as "2026-11-29", which is the same wherever it's read. */
export function formatCalendarDay(day: string): string {
  return DATE.format(new Date(day));
}
