import type { Logger } from 'pino';
import { lookAtAll, type Check } from '#server/checks/check.ts';
import { repeatable } from './repeatable.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Looks once an hour at what an operator would look at, and logs what needs them: as an error what is bad, and as a warning
 * what needs attention. Returns how to stop, which waits for the look that is under way.
 */
export function startLookingAfterSite(
  checks: readonly Check[],
  logger: Pick<Logger, 'warn' | 'error'>,
): () => Promise<void> {
  const { wake, stop } = repeatable(async () => {
    for (const { name, state, says } of await lookAtAll(checks)) {
      if (state === 'good') continue;
      logger[state === 'bad' ? 'error' : 'warn'](`${name}: ${says}`);
    }
  });
  const timer = setInterval(wake, HOUR).unref();
  return () => {
    clearInterval(timer);
    return stop();
  };
}
