import type { Logger } from 'pino';
import { repeatable } from './repeatable.ts';

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
  let isStopping = false;
  const { wake, stop } = repeatable(async () => {
    try {
      await removeExpired(() => isStopping);
    } catch (error) {
      logger.error({ err: error }, 'what has expired could not be removed');
    }
  });
  const timer = setInterval(wake, INTERVAL).unref();
  wake();
  return () => {
    isStopping = true;
    clearInterval(timer);
    return stop();
  };
}
