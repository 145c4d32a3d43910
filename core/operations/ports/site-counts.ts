/** How full of life the site is, in numbers without names. */
export interface Counts {
  /** Everybody whose account isn't deleted. */
  readonly members: number;
  /** Those of them who joined lately; of the thousand newest. */
  readonly newcomers: number;
  /** Requests to connect that wait for an answer. */
  readonly openRequests: number;
  /** Messages that were written lately; of the ten thousand newest. */
  readonly messages: number;
}

/** The newest of a kind that are looked at. */
export const MOST_COUNTED = { newcomers: 1_000, messages: 10_000 } as const;

/** Counts what is stored. */
export interface SiteCounts {
  /** Who joined at `joinedSince` or later, and what was written at `writtenSince` or later, is lately (ISO 8601 in UTC). */
  count(lately: { readonly joinedSince: string; readonly writtenSince: string }): Promise<Counts>;
}
