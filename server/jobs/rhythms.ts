import type { Logger } from 'pino';
import type { RemindOfRhythms } from '#core/mail/use-cases/remind-of-rhythms.ts';
import { TIMINGS, type Timings } from '#server/timings.ts';
import { repeatable } from './repeatable.ts';

/**
 * Looks after the rhythms whose day has come: at the start, and now and then. What fails is logged and tried again.
 * Returns how to stop, which waits for what is under way.
 */
export function startLookingAfterRhythms(
  remindOfRhythms: RemindOfRhythms,
  logger: Pick<Logger, 'error'>,
  { rhythms }: Pick<Timings, 'rhythms'> = TIMINGS,
): () => Promise<void> {
  let isStopping = false;
  const { wake, stop } = repeatable(async () => {
    try {
      await remindOfRhythms(() => isStopping);
    } catch (error) {
      logger.error({ err: error }, 'rhythms could not be looked after');
    }
  });
  const timer = setInterval(wake, rhythms).unref();
  wake();
  return () => {
    isStopping = true;
    clearInterval(timer);
    return stop();
  };
}
