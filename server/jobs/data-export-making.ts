import type { Logger } from 'pino';
import type { MakeNextDataExport } from '#core/data-export/use-cases/make-next-data-export.ts';
import type { Signal } from '#core/kernel/signal.ts';
import { repeatable } from './repeatable.ts';

/** How often to look for copies without being woken, in milliseconds: of a process that died, or is busy with another. */
const INTERVAL = 3_000;

/**
 * Makes copies of members' data one after the other: at the start, when one is asked for in this process, and every few
 * seconds. What fails is logged and tried again. Returns how to stop, which leaves the copy that is being made to another
 * process.
 */
export function startMakingDataExports(options: {
  readonly makeNextDataExport: MakeNextDataExport;
  readonly signal: Pick<Signal, 'listen'>;
  readonly logger: Pick<Logger, 'error'>;
}): () => Promise<void> {
  let isStopping = false;
  const { wake, stop } = repeatable(async () => {
    try {
      if (await options.makeNextDataExport(() => isStopping)) wake();
    } catch (error) {
      options.logger.error({ err: error }, 'copies of members’ data were not made');
    }
  });
  const endListening = options.signal.listen(wake);
  const timer = setInterval(wake, INTERVAL).unref();
  wake();
  return () => {
    isStopping = true;
    clearInterval(timer);
    endListening();
    return stop();
  };
}
