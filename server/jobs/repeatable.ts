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
