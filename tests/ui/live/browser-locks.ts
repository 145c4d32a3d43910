type Held = () => Promise<unknown> | undefined;

interface Asking {
  readonly held: Held;
  readonly resolve: (value: unknown) => void;
  readonly reject: (reason: DOMException) => void;
}

/** The one lock of a browser's tabs, as far as pages here ask for it; jsdom has none. */
export class BrowserLocks {
  private holder: Asking | null = null;
  private waiting: Asking[] = [];

  readonly request = (_name: string, { signal, steal = false }: LockOptions, held: Held) =>
    new Promise((resolve, reject) => {
      const asking = { held, resolve, reject };
      if (steal) this.holder?.reject(new DOMException('The lock was stolen.', 'AbortError'));
      if (steal || this.holder === null) this.grant(asking);
      else this.waiting.push(asking);
      signal?.addEventListener('abort', () => {
        if (!this.waiting.includes(asking)) return;
        this.waiting = this.waiting.filter((other) => other !== asking);
        reject(new DOMException('The lock is not wanted any more.', 'AbortError'));
      });
    });

  /** Browsers do that in a moment, and never at once. */
  private grant(asking: Asking): void {
    this.holder = asking;
    void Promise.resolve()
      .then(asking.held)
      .then((value) => {
        asking.resolve(value);
        if (this.holder !== asking) return;
        this.holder = null;
        const next = this.waiting.shift();
        if (next !== undefined) this.grant(next);
      });
  }
}
