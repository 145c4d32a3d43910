import { EventSource } from 'eventsource';
import { vi } from 'vitest';
import type { ApiClient } from '#tests/support/api-client.ts';

/** Gives the page the event streams that jsdom lacks, as the browser of that member has them, once the way is free. */
export function stubEventStreams(
  url: string,
  member: Pick<ApiClient, 'sessionToken'>,
  isFree: Promise<unknown> = Promise.resolve(),
): void {
  const BrowserStream = class extends EventSource {
    constructor(address: string) {
      super(new URL(address, url), {
        fetch: async (input, init) => {
          await isFree;
          return fetch(input, {
            ...init,
            headers: { ...init.headers, Cookie: `sid=${member.sessionToken() ?? ''}` },
          });
        },
      });
    }
  };
  vi.stubGlobal('EventSource', BrowserStream);
}
