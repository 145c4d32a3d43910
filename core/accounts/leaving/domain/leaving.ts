import { daysAfter } from '#core/kernel/days-after.ts';

/** For how many days a member who leaves may come back. */
export const DAYS_TO_COME_BACK = 14;

/** For how many days after an account was deleted its traces are looked for. */
const DAYS_OF_TRACES = 1;

/** Until when a member may come back who leaves at that time; times are ISO 8601 in UTC. */
export function lastMomentToComeBack(at: string): string {
  return daysAfter(at, DAYS_TO_COME_BACK);
}

/** Until when the traces of an account are looked for that is deleted at that time. */
export function lastLookForTraces(at: string): string {
  return daysAfter(at, DAYS_OF_TRACES);
}
