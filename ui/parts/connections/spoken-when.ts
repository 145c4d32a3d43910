/* Made once: making a formatter costs a hundred times what using it does. */
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long' });
const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** For how many days a month needs no year to be understood. */
const DAYS_OF_A_YEAR = 300;

/** When something was said, as one would say it: "today", "on Tuesday", "on 3 Nov", "in August". */
export function spokenWhen(
  time: string,
  { isLongAgo, now }: { readonly isLongAgo: boolean; readonly now: Date },
): string {
  const moment = new Date(time);
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / (24 * 60 * 60 * 1000));
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return `on ${WEEKDAY.format(moment)}`;
  if (!isLongAgo) return `on ${DAY.format(moment)}`;
  return `in ${(days < DAYS_OF_A_YEAR ? MONTH : MONTH_AND_YEAR).format(moment)}`;
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
