/** How often something may be done under one key, and within how many seconds. */
export interface RateLimit {
  /** Tells its keys apart from those of other limits. */
  readonly name: string;
  readonly points: number;
  /** In seconds. */
  readonly duration: number;
}

/** Counts what is done, for all processes that share one storage together. */
export interface RateCounters {
  /**
   * Counts one more under the key: `null` while that is within the limit, and otherwise in how many
   * milliseconds counting begins anew. The time of a key begins with what is counted first.
   */
  take(limit: RateLimit, key: string): Promise<number | null>;
  /** Begins to count anew under the key. */
  forget(limit: RateLimit, key: string): Promise<void>;
  /** Removes what counts no more. */
  removeExpired(): Promise<void>;
}
