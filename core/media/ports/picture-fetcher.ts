import type { Result } from '#core/kernel/result.ts';

/** Why nothing was fetched: the site can't or mustn't be reached, has nothing there or is too slow; or the file is too large. */
export type UnfetchedPicture = 'unreachable' | 'too_large';

/** Fetches pictures from other sites, however hostile those are. */
export interface PictureFetcher {
  /**
   * Fetches the file at the web address and calls `work` with its path on this machine, where it stays until `work` is done.
   * Only public addresses are asked, redirects included. Rejects with a `TooBusy` while too many wait.
   */
  fetch<Value>(
    address: string,
    maximumBytes: number,
    work: (file: string) => Promise<Value>,
  ): Promise<Result<Value, UnfetchedPicture>>;
}
