import { daysAfter } from '#core/kernel/days-after.ts';
import type { ExistingState } from './connection.ts';

/** For how many days a request waits for an answer. Then it rests: it is as if it had not been sent. */
export const DAYS_OPEN = 60;

/** The time after which a request must have been sent to be open still. */
export function openSince(at: string): string {
  return daysAfter(at, -DAYS_OPEN);
}

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** From how many weeks on a request has waited long. */
const LONG = 2;

/** For how many whole weeks a request has waited for an answer, once that is long; `null` before. */
export function weeksWaited(
  { status, createdAt }: Pick<ExistingState, 'status' | 'createdAt'>,
  at: string,
): number | null {
  const weeks = Math.floor((Date.parse(at) - Date.parse(createdAt)) / WEEK);
  return status === 'pending' && weeks >= LONG ? weeks : null;
}

/** True for a request that nobody has answered in time. */
export function isAtRest(
  { status, createdAt }: Pick<ExistingState, 'status' | 'createdAt'>,
  at: string,
): boolean {
  return status === 'pending' && createdAt <= openSince(at);
}
