import type { Logger } from 'pino';

/**
 * Does work at the start, and after each interval, in milliseconds, once at a time. What fails is logged with that sentence and
 * tried again. Returns how to stop, which waits for what is under way.
 */
export function startRepeating(
  work: (isStopping: () => boolean) => Promise<void>,
  {
    interval,
    logger,
    failed,
  }: {
    readonly interval: number;
    readonly logger: Pick<Logger, 'error'>;
    readonly failed: string;
  },
): () => Promise<void> {
  let isStopping = false;
  const { wake, stop } = repeatable(async () => {
    try {
      await work(() => isStopping);
    } catch (error) {
      logger.error({ err: error }, failed);
    }
  });
  const timer = setInterval(wake, interval).unref();
  wake();
  return () => {
    isStopping = true;
    clearInterval(timer);
    return stop();
  };
}

/** Work that runs once at a time; woken while it runs, it runs once more. */
export function repeatable(work: () => Promise<void>): {
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
} {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false;
      await work();
    }
    running = null;
  }

  return {
    wake: () => {
      isWanted = true;
      if (!isStopped) running ??= run();
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
