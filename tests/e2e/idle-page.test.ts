import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { openLive } from './live-streams.ts';
import { DANIEL, ROSA } from './people.ts';
import { BUILT_SERVER } from './server-process.ts';
import { connect, signUpOnOwnDevice } from './sign-up.ts';

const [program, ...parameters] = BUILT_SERVER;

/** The page's clock is moved on, and a server whose heart beats faster keeps up with it. */
const site = startJourneySite(() =>
  startJourneyServer({
    command: [program, '--import', './tests/e2e/quick-heartbeat.mjs', ...parameters],
  }),
);

test('a page asks for nothing twice when it opens, and for nothing in an idle minute', async () => {
  const { device, self } = await signUpOnOwnDevice(site, ROSA);
  await connect(await signUpOnOwnDevice(site, DANIEL), { device, self });
  await device.clock.install();
  const page = await device.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openLive(page, '/messages');
  await page.getByRole('main').getByRole('link', { name: DANIEL.name }).waitFor();
  await hearHeartbeat(page, self.id);
  const calls = asked.filter((address) => address.includes('/api/'));
  expect(calls).toContain(`${site.server.url}/api/messages/unread-count`);
  expect(new Set(calls).size).toBe(calls.length);
  asked.length = 0;
  const began = await page.evaluate(() => Date.now());
  for (let third = 0; third < 3; third += 1) {
    await device.clock.fastForward(20_000);
    await hearHeartbeat(page, self.id);
  }
  await page.evaluate(() => fetch('/api/healthz'));
  expect(await page.evaluate(() => Date.now())).toBeGreaterThanOrEqual(began + 60_000);
  expect(asked).toEqual([`${site.server.url}/api/healthz`]);
});

/** Waits for the next heartbeat of the stream. */
async function hearHeartbeat(page: Page, memberId: number): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const listen = ({ data }: MessageEvent<{ readonly event?: { readonly type: string } }>) => {
          if (data.event?.type === 'heartbeat') resolve();
        };
        new BroadcastChannel(name).addEventListener('message', listen);
      }),
    `hearthkin-live-${memberId}`,
  );
}
