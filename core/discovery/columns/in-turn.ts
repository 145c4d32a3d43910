/**
 * Runs the work once at a time. Callers who ask while it runs share the next run, because the one under way
 * may have begun before what they want to see.
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  function start(): Promise<void> {
    waiting = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (running === null) return start();
    waiting ??= running.then(start, start);
    return waiting;
  };
}
