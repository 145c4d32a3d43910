import type { Logger } from 'pino';
import { isBackupDue, type KeptBackup } from '#core/archive/domain/kept-backups.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { repeatable } from './repeatable.ts';

/** How often to look whether a backup is due, in milliseconds, and how long to wait after one that failed. */
const INTERVAL = 10 * 60 * 1000;
const PAUSE_AFTER_FAILURE = 60 * 60 * 1000;

/**
 * Makes a backup by the hour of every day: at the start, if the last one is older, and then every day. What fails is logged
 * and tried again an hour later. Returns how to stop, which cuts off one that is being made.
 */
export function startBackingUp(options: {
  readonly hour: number;
  readonly findNewest: () => Promise<KeptBackup | null>;
  /** Makes one, unless another process does, and rejects with the reason if it can't. */
  readonly makeBackup: (signal: AbortSignal) => Promise<void>;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'info' | 'error'>;
}): () => Promise<void> {
  const { hour, findNewest, makeBackup, clock, logger } = options;
  const ending = new AbortController();
  let notBefore = 0;
  const { wake, stop } = repeatable(async () => {
    const now = clock.now();
    if (Date.parse(now) < notBefore) return;
    try {
      const newest = await findNewest();
      if (!isBackupDue({ now, hour, newest }) || ending.signal.aborted) return;
      await makeBackup(ending.signal);
      const isMade = (await findNewest())?.name !== newest?.name;
      if (isMade) logger.info('a backup was made');
    } catch (error) {
      if (ending.signal.aborted) return;
      notBefore = Date.parse(now) + PAUSE_AFTER_FAILURE;
      logger.error({ err: error }, 'no backup could be made');
    }
  });
  const timer = setInterval(wake, INTERVAL).unref();
  wake();
  return () => {
    clearInterval(timer);
    ending.abort();
    return stop();
  };
}
