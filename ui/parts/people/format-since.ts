import { formatDay, formatTime } from './display-text.ts';

/* Made once: making a formatter costs a hundred times what using it does. */
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const AGO = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * How long ago something was, as far as that helps: "just now", "3 minutes ago", "2 hours ago", "yesterday 14:10",
 * "Tuesday 14:10", and the day from a week on.
 */
export function formatSince(time: string, now: number): string {
  const waited = now - Date.parse(time);
  if (waited < MINUTE) return 'just now';
  if (waited < HOUR) return AGO.format(-Math.floor(waited / MINUTE), 'minute');
  const days = Math.round((startOfDay(now) - startOfDay(Date.parse(time))) / (24 * HOUR));
  if (days === 0) return AGO.format(-Math.floor(waited / HOUR), 'hour');
  if (days === 1) return `${AGO.format(-1, 'day')} ${formatTime(time)}`;
  return days < 7 ? `${WEEKDAY.format(new Date(time))} ${formatTime(time)}` : formatDay(time);
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}
