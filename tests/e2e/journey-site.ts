import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import type { JourneyServer } from './journey-server.ts';

/** The server and the browser that the journeys of one file share. */
interface JourneySite<Server extends Pick<JourneyServer, 'url' | 'stop'>> {
  readonly server: Server;
  readonly browser: Browser;
}

/** Starts a server and a browser before the journeys of a file and ends both after them; what is returned is filled by then. */
export function startJourneySite<Server extends Pick<JourneyServer, 'url' | 'stop'>>(
  start: () => Promise<Server>,
  options: Parameters<typeof launchBrowser>[0] = {},
): JourneySite<Server> {
  const site: { -readonly [Part in keyof JourneySite<Server>]?: JourneySite<Server>[Part] } = {};
  beforeAll(async () => {
    const [server, browser] = await Promise.allSettled([start(), launchBrowser(options)]);
    if (server.status === 'fulfilled') site.server = server.value;
    if (browser.status === 'fulfilled') site.browser = browser.value;
    for (const part of [server, browser]) if (part.status === 'rejected') throw part.reason;
  });
  afterAll(async () => {
    await site.browser?.close();
    await site.server?.stop();
  });
  return site as JourneySite<Server>;
}
