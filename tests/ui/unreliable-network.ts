/** The way to the server, which a test can break. Calls are named like `POST /api/connections`. */
export interface UnreliableNetwork {
  readonly fetch: typeof fetch;
  /** From now on calls whose name matches fail, as without a network. */
  readonly fail: (calls: RegExp) => void;
  /** From now on calls whose name matches reach the server, and their answers get lost. */
  readonly loseAnswers: (calls: RegExp) => void;
  /** From now on calls whose name matches wait. */
  readonly hold: (calls: RegExp) => void;
  /** Lets go of what waits; from now on nothing is in the way. */
  readonly recover: () => void;
}

export function createUnreliableNetwork(browserFetch: typeof fetch): UnreliableNetwork {
  let failing: RegExp | null = null;
  let losing: RegExp | null = null;
  let held: RegExp | null = null;
  let waiting: (() => void)[] = [];
  return {
    async fetch(input, init) {
      const call = `${init?.method ?? 'GET'} ${input as string}`;
      if (failing?.test(call)) throw new TypeError('There is no network.');
      if (held?.test(call)) await new Promise<void>((resolve) => waiting.push(resolve));
      const answer = await browserFetch(input, init);
      if (losing?.test(call)) throw new TypeError('The network broke down.');
      return answer;
    },
    fail: (calls) => {
      failing = calls;
    },
    loseAnswers: (calls) => {
      losing = calls;
    },
    hold: (calls) => {
      held = calls;
    },
    recover: () => {
      failing = null;
      losing = null;
      held = null;
      for (const resume of waiting) resume();
      waiting = [];
    },
  };
}
