import type { Logger } from 'pino';
import type { RemindOfRhythms } from '#core/mail/use-cases/remind-of-rhythms.ts';
import { TIMINGS, type Timings } from '#server/timings.ts';
import { startRepeating } from './repeatable.ts';

/**
 * Looks after the rhythms whose day has come: at the start, and now and then. What fails is logged and tried again.
 * Returns how to stop, which waits for what is under way.
 */
export function startLookingAfterRhythms(
  remindOfRhythms: RemindOfRhythms,
  logger: Pick<Logger, 'error'>,
  { rhythms }: Pick<Timings, 'rhythms'> = TIMINGS,
): () => Promise<void> {
  const failed = 'rhythms could not be looked after';
  return startRepeating(remindOfRhythms, { interval: rhythms, logger, failed });
}
