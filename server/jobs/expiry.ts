import type { Logger } from 'pino';
import { startRepeating } from './repeatable.ts';

/** How often to look for what is kept no longer, in milliseconds. */
const INTERVAL = 60 * 60 * 1000;

/**
 * Removes what is kept no longer: at the start, and every hour. What fails is logged and tried again an hour later.
 * Returns how to stop, which waits for what is under way.
 */
export function startRemovingExpired(
  removeExpired: (isStopping: () => boolean) => Promise<void>,
  logger: Pick<Logger, 'error'>,
): () => Promise<void> {
  const failed = 'what has expired could not be removed';
  return startRepeating(removeExpired, { interval: INTERVAL, logger, failed });
}
