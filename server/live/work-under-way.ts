/** Work that nobody waits for, except a shutdown. What it throws is reported. */
export class WorkUnderWay {
  private readonly running = new Set<Promise<void>>();
  private readonly report: (error: unknown) => void;

  constructor(report: (error: unknown) => void) {
    this.report = report;
  }

  /** Does the work; the promise never rejects. */
  do(work: () => Promise<void>): Promise<void> {
    const done = work()
      .catch(this.report)
      .finally(() => this.running.delete(done));
    this.running.add(done);
    return done;
  }

  /** Work that is done once at a time: callers who ask for it meanwhile wait for the next time. */
  once(work: () => Promise<void>): () => Promise<void> {
    let current: Promise<void> | null = null;
    let next: Promise<void> | null = null;
    const start = () => {
      next = null;
      current = this.do(work).finally(() => {
        current = null;
      });
      return current;
    };
    return () => {
      if (next !== null) return next;
      if (current === null) return start();
      next = current.then(start);
      return next;
    };
  }

  /** Resolves once nothing is under way. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }
}
