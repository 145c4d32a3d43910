import type { RefusalOf } from './refusal.ts';

/** How often something may be done under one key, and within how many seconds. */
export interface Limit {
  /** Tells its keys apart from those of other limits. */
  readonly name: string;
  readonly points: number;
  /** In seconds; 24 days at most. */
  readonly duration: number;
}

/** Counts what is done, for all processes that share one storage together. */
export interface Limiter {
  /**
   * Counts one more under the key: `null` while that is within the limit, and otherwise in how many
   * milliseconds counting starts again. The time of a key begins with what is counted first.
   */
  take(limit: Limit, key: string): Promise<number | null>;
  /** Takes back one that was counted under the key and within the limit. */
  giveBack(limit: Limit, key: string): Promise<void>;
  /** Starts counting again under the key. */
  forget(limit: Limit, key: string): Promise<void>;
  /** Removes what no longer counts. */
  removeExpired(): Promise<void>;
}

/** Counts one more: the refusal when that is above the limit, and `null` otherwise. */
export async function refuseAbove(
  limiter: Pick<Limiter, 'take'>,
  limit: Limit,
  key: string,
): Promise<RefusalOf<'too_many_requests'> | null> {
  const wait = await limiter.take(limit, key);
  return wait === null ? null : refuseFor(wait);
}

/** The refusal of what may be done again in so many milliseconds. */
export function refuseFor(wait: number): RefusalOf<'too_many_requests'> {
  return { code: 'too_many_requests', retryAfter: Math.ceil(wait / 1000) };
}
