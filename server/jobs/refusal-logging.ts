import type { Logger } from 'pino';
import type { RefusalCount } from '#server/refusal-count.ts';

/** How often to log what was refused, in milliseconds. */
const INTERVAL = 60_000;

/** Logs now and then what was refused, a line for each kind. Returns how to stop, which logs what is left. */
export function startLoggingRefusals(
  refusals: RefusalCount,
  logger: Pick<Logger, 'info'>,
): () => void {
  const log = () => {
    for (const counted of refusals.take()) logger.info(counted, 'refused');
  };
  const timer = setInterval(log, INTERVAL).unref();
  return () => {
    clearInterval(timer);
    log();
  };
}
