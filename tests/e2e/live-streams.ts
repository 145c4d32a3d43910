import type { BrowserContext, Page, Request } from 'playwright-core';

/** Whether a request opens a live stream. */
export const isStream = (request: Request) => new URL(request.url()).pathname === '/api/events';

/** Counts the live streams that the pages of a browser have open, from now on. */
export function countStreams(device: BrowserContext): () => number {
  const open = new Set<Request>();
  const end = (request: Request) => open.delete(request);
  device.on('request', (request) => {
    if (isStream(request)) open.add(request);
  });
  device.on('requestfailed', end);
  device.on('requestfinished', end);
  // Of a page that is closed, nobody says that its requests have ended.
  return () => [...open].filter((request) => !request.frame().page().isClosed()).length;
}

/** Opens an address, and waits until the page has the live stream, its own or that of another tab. */
export async function openLive(page: Page, address: string): Promise<void> {
  await hearStream(page);
  await page.goto(address);
  await page.waitForFunction(() => 'isStreamUp' in window);
}

/** Makes the page's coming documents note that they have heard of a stream that is up. */
async function hearStream(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Channel = window.BroadcastChannel;
    window.BroadcastChannel = class extends Channel {
      constructor(name: string) {
        super(name);
        // What a tab says itself, it hears on another channel of the same name.
        for (const channel of [this, new Channel(name)]) {
          channel.addEventListener(
            'message',
            ({ data }: MessageEvent<{ readonly isUp?: boolean }>) => {
              if (data.isUp === true) Object.assign(window, { isStreamUp: true });
            },
          );
        }
      }
    };
  });
}

/** Takes the browser's event streams away from the pages that are opened from now on. */
export async function blockStreams(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    Reflect.deleteProperty(window, 'EventSource');
  });
}
