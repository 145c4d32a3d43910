import type { Logger } from 'pino';
import type { LiftEndedSuspensions } from '#core/moderation/use-cases/lift-ended-suspensions.ts';

/** How often to look for suspensions that are over, in milliseconds. */
const INTERVAL = 30_000;

/**
 * Lifts suspensions that are over: at the start, and every half minute. What fails is logged and tried again.
 * Returns how to stop, which waits for what is under way.
 */
export function startLiftingSuspensions(
  liftEndedSuspensions: LiftEndedSuspensions,
  logger: Pick<Logger, 'error'>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  const lift = () => {
    running ??= liftEndedSuspensions()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'suspensions that are over were not lifted');
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(lift, INTERVAL).unref();
  lift();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
