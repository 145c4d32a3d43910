/**
 * Lets the work run once at a time. Whoever asks while it runs gets the run after it, together with all
 * who ask until then: the one under way may have begun before what they want to see.
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
