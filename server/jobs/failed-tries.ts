import type { Logger } from 'pino';
import { repeatable } from './repeatable.ts';

/** How often to write down the tries that were refused, in milliseconds. */
const INTERVAL = 5_000;

/**
 * Writes down the tries to log in that were refused, now and then, so that no answer waits for it. What fails is logged
 * and tried again. Returns how to stop, which writes down what is left.
 */
export function startRecordingFailedTries(
  recordFailedTries: () => Promise<void>,
  logger: Pick<Logger, 'error'>,
): () => Promise<void> {
  const record = async () => {
    try {
      await recordFailedTries();
    } catch (error) {
      logger.error({ err: error }, 'failed log-ins could not be written down');
    }
  };
  const { wake, stop } = repeatable(record);
  const timer = setInterval(wake, INTERVAL).unref();
  return async () => {
    clearInterval(timer);
    await stop();
    await record();
  };
}
