/** The way to the server, which a test can break. Calls are named like `POST /api/connections`. */
export interface UnreliableNetwork {
  readonly fetch: typeof fetch;
  /** From now on calls whose name matches fail, as without a network. */
  readonly fail: (calls: RegExp) => void;
  /** From now on calls whose name matches wait. */
  readonly hold: (calls: RegExp) => void;
  /** Lets go of what waits; from now on nothing is in the way. */
  readonly recover: () => void;
}

export function createUnreliableNetwork(browserFetch: typeof fetch): UnreliableNetwork {
  let failing: RegExp | null = null;
  let held: RegExp | null = null;
  let waiting: (() => void)[] = [];
  return {
    async fetch(input, init) {
      const call = `${init?.method ?? 'GET'} ${input as string}`;
      if (failing?.test(call)) throw new TypeError('There is no network.');
      if (held?.test(call)) await new Promise<void>((resolve) => waiting.push(resolve));
      return browserFetch(input, init);
    },
    fail: (calls) => {
      failing = calls;
    },
    hold: (calls) => {
      held = calls;
    },
    recover: () => {
      failing = null;
      held = null;
      for (const resume of waiting) resume();
      waiting = [];
    },
  };
}
