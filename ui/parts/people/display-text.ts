/** The name to show: "User #" and the id where a person's details are unknown (specification §3). */
export function displayName(member: { readonly id: number; readonly name?: string }): string {
  return member.name?.trim() ? member.name : `User #${member.id}`;
}

/** The first word of a name, for a greeting. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/, 1)[0] ?? '';
}

/* Made once: making a formatter costs a hundred times what using it does. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const AGO = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short' });

/** A day in the reader's zone and the language of the page, such as "21 November 2026". */
export function formatDay(time: string): string {
  return DAY.format(new Date(time));
}

/** An hour in the reader's zone. */
export function formatTime(time: string): string {
  return TIME.format(new Date(time));
}

/** A day with its weekday and the hour, in the reader's zone. */
export function formatMoment(time: string): string {
  return MOMENT.format(new Date(time));
}

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
