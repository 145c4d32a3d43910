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
