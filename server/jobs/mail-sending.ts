import type { Logger } from 'pino';
import type { Signal } from '#core/kernel/signal.ts';
import type { SendDueLetters } from '#core/mail/use-cases/send-due-letters.ts';
import { TIMINGS, type Timings } from '#server/timings.ts';
import { repeatable } from './repeatable.ts';

/**
 * How long letters wait that this process has queued, in milliseconds. The answer to the call that queued them is then
 * long on its way, so that its time does not depend on whether there is anybody to write to.
 */
const PAUSE = 50;

/** How long stopping waits for what is under way, in milliseconds: what is cut off comes twice. */
const LONGEST_STOP = 15_000;

/**
 * Sends letters: at the start, soon after this process queues one, and now and then. What fails is logged and tried again.
 * Returns how to stop, which waits for what is under way.
 */
export function startSendingMails(options: {
  readonly sendDueLetters: SendDueLetters;
  readonly signal: Pick<Signal, 'listen'>;
  readonly logger: Pick<Logger, 'error'>;
  readonly timings?: Pick<Timings, 'letters'>;
}): () => Promise<void> {
  const { letters } = options.timings ?? TIMINGS;
  const { wake, stop } = repeatable(async () => {
    try {
      if (await options.sendDueLetters()) wake();
    } catch (error) {
      options.logger.error({ err: error }, 'emails could not be sent');
    }
  });
  let soon: NodeJS.Timeout | undefined;
  const endListening = options.signal.listen(() => {
    soon ??= setTimeout(() => {
      soon = undefined;
      wake();
    }, PAUSE);
  });
  const timer = setInterval(wake, letters).unref();
  wake();
  return async () => {
    clearInterval(timer);
    endListening();
    clearTimeout(soon);
    let giveUp: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      giveUp = setTimeout(resolve, LONGEST_STOP);
    });
    await Promise.race([stop(), patience]);
    clearTimeout(giveUp);
  };
}
