import type { Logger } from 'pino';

/** How often to look for what is kept no longer, in milliseconds. */
const INTERVAL = 60 * 60 * 1000;

/**
 * Removes what is kept no longer: once before it resolves, and every hour. What fails is logged and tried again an
 * hour later. Returns how to stop.
 */
export async function startRemovingExpired(
  removeExpired: () => Promise<void>,
  logger: Pick<Logger, 'error'>,
): Promise<() => Promise<void>> {
  const remove = () =>
    removeExpired().catch((error: unknown) => {
      logger.error({ err: error }, 'what has expired could not be removed');
    });
  await remove();
  const timer = setInterval(() => void remove(), INTERVAL).unref();
  return () => {
    clearInterval(timer);
    return Promise.resolve();
  };
}
