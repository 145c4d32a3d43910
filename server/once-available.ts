import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

/** How long to try, and to wait between tries, in milliseconds. */
const PATIENCE = 10_000;
const PAUSE = 250;

/**
 * Does what a start needs of storage, and does it again while storage is unavailable, for ten seconds: where many processes
 * start at once, a database may have no connection left for some of them. What it does must bear being done twice.
 */
export async function onceAvailable<Value>(run: () => Promise<Value>): Promise<Value> {
  const giveUpAt = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || performance.now() >= giveUpAt) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}
