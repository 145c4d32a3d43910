const DAY = 24 * 60 * 60 * 1000;

/** The time so many days later; times are ISO 8601 in UTC. */
export function daysAfter(at: string, days: number): string {
  return new Date(Date.parse(at) + days * DAY).toISOString();
}
