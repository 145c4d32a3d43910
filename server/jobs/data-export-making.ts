import type { Logger } from 'pino';
import type { MakeNextDataExport } from '#core/data-export/use-cases/make-next-data-export.ts';

/** How often to look for copies that are to be made, in milliseconds. */
const INTERVAL = 3_000;

/**
 * Makes copies of members' data one after the other: at the start, and every few seconds. What fails is logged and
 * tried again. Returns how to stop, which leaves the copy that is being made to another process.
 */
export function startMakingDataExports(
  makeNextDataExport: MakeNextDataExport,
  logger: Pick<Logger, 'error'>,
): () => Promise<void> {
  let running: Promise<void> | null = null;
  let isStopped = false;
  const makeAll = async () => {
    while (!isStopped && (await makeNextDataExport(() => isStopped)));
  };
  const look = () => {
    running ??= makeAll()
      .catch((error: unknown) => {
        logger.error({ err: error }, 'copies of members’ data were not made');
      })
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, INTERVAL).unref();
  look();
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await running;
  };
}
