import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneySite } from './journey-site.ts';
import { readTotal } from './search-page.ts';
import { signIn, startSeededServer } from './seeded-server.ts';
import { openDevice } from './sign-up.ts';

/** Several pages of results: with the third the list is too long to be held whole. */
const MEMBERS = 200;
const CARDS_A_PAGE = 24;

const site = startJourneySite(() => startSeededServer(MEMBERS), { whole: true });

test.each([
  ['a desk', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 800 }],
])('on %s a page that arrives leaves the reader where they are', async (_device, size) => {
  const device = await openDevice(site.browser, site.server.url);
  await signIn(device);
  const page = await device.newPage();
  await page.setViewportSize(size);
  const letGo = await holdNextPages(page);
  await page.goto('/advanced-search');
  await readTotal(page);
  for (const loaded of [CARDS_A_PAGE, 2 * CARDS_A_PAGE, 3 * CARDS_A_PAGE]) {
    await scrollUntilLoading(page);
    const last = page.locator(`main li[aria-posinset="${loaded}"]`);
    const before = await last.boundingBox();
    await letGo();
    await page
      .locator(`main li[aria-setsize="${loaded + CARDS_A_PAGE}"]`)
      .first()
      .waitFor();
    expect((await last.boundingBox())?.y).toBeCloseTo(before?.y ?? Infinity, 0);
  }
  await device.close();
});

/** Scrolls to where more is loaded, again where cards that came later have pushed it away. */
async function scrollUntilLoading(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: /more/ }).evaluateAll((buttons) => {
        buttons[0]?.scrollIntoView({ block: 'center' });
      });
      return page.getByText('Loading more…').isVisible();
    })
    .toBe(true);
}

/** Holds every page after the first; returns what lets the next one go, as soon as it has been asked for. */
async function holdNextPages(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route(/\/api\/discovery\?.*cursor=/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
  };
}
