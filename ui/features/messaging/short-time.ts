/* Made once: making a formatter costs a hundred times what using it does. */
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const DAY_AND_YEAR = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});
const RELATIVE_DAY = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });

/** A moment in as few letters as possible, such as "14:05", "yesterday", "12 Nov" or "12 Nov 2024". */
export function formatShortTime(time: string, now = new Date()): string {
  const moment = new Date(time);
  if (isSameDay(moment, now)) return TIME.format(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(moment, yesterday)) return RELATIVE_DAY.format(-1, 'day');
  const isThisYear = moment.getFullYear() === now.getFullYear();
  return (isThisYear ? DAY : DAY_AND_YEAR).format(moment);
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
