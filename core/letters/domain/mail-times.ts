const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** The hour of the day at which mails go out that gather what has happened, in UTC. */
const MAIL_HOUR = 8 * HOUR;

/** 1970 began on a Thursday: the first Monday is four days later. */
const FIRST_MONDAY = 4 * DAY;

/** The next time after the given one that is `start` and whole periods after it. */
function nextAfter(time: string, start: number, period: number): string {
  const periods = Math.floor((Date.parse(time) - start) / period) + 1;
  return new Date(start + periods * period).toISOString();
}

/** The next 08:00 after that time. */
export function nextDayAt(time: string): string {
  return nextAfter(time, MAIL_HOUR, DAY);
}

/** The next Monday, 08:00, after that time. */
export function nextMondayAt(time: string): string {
  return nextAfter(time, FIRST_MONDAY + MAIL_HOUR, 7 * DAY);
}
