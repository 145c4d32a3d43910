import type { Result } from '#core/kernel/result.ts';

/** Why nothing was fetched: nothing is there, it takes too long, or it may not be asked for; or it's too large. */
export type UnfetchedPicture = 'unreachable' | 'too_large';

/** Fetches pictures from other sites, however hostile those are. */
export interface PictureFetcher {
  /**
   * Asks for the file at the web address, and calls `work` with where it is on this machine, until `work` is done. Only
   * public addresses are asked, also where one leads on to another. Rejects with a `TooBusy` while too many wait.
   */
  fetch<Value>(
    address: string,
    maximumBytes: number,
    work: (file: string) => Promise<Value>,
  ): Promise<Result<Value, UnfetchedPicture>>;
}
