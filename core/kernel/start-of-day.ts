/** When the day of that time begins, in UTC. Times are ISO 8601. */
export function startOfDay(time: string): string {
  return `${time.slice(0, 'yyyy-mm-dd'.length)}T00:00:00.000Z`;
}
