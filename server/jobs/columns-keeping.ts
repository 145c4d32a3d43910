import type { Logger } from 'pino';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';

const HOUR = 60 * 60 * 1000;
/** How long stopping waits for the last snapshot, in milliseconds: without it the next start is slower, no more. */
const LONGEST_STOP = 2_000;

/**
 * Keeps what discovery has loaded: now, every hour, and when it is stopped. Returns how to stop, which waits
 * for that, unless storage does not answer.
 */
export function startKeepingColumns(
  directory: Pick<MemberDirectory, 'keep'>,
  logger: Pick<Logger, 'error'>,
): () => Promise<void> {
  const keep = () =>
    directory.keep().catch((error: unknown) => {
      logger.error({ err: error }, 'what discovery has loaded was not kept');
    });
  const timer = setInterval(() => void keep(), HOUR).unref();
  void keep();
  return async () => {
    clearInterval(timer);
    let giveUp: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => {
      giveUp = setTimeout(resolve, LONGEST_STOP);
    });
    await Promise.race([keep(), patience]);
    clearTimeout(giveUp);
  };
}
