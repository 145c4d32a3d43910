import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';

/** What a server must be for a journey: reachable, and gone at its end. */
interface JourneyServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The server and the browser that the journeys of one file share. */
interface JourneySite<Server extends JourneyServer> {
  readonly server: Server;
  readonly browser: Browser;
}

/** Starts a server and a browser before the journeys of a file and ends both after them; what is returned is filled by then. */
export function startJourneySite<Server extends JourneyServer>(
  start: () => Promise<Server>,
): JourneySite<Server> {
  const site = {} as { -readonly [Part in keyof JourneySite<Server>]: JourneySite<Server>[Part] };
  beforeAll(async () => {
    [site.server, site.browser] = await Promise.all([start(), launchBrowser()]);
  });
  afterAll(async () => {
    await site.browser.close();
    await site.server.stop();
  });
  return site;
}
