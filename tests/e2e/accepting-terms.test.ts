import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';

const site = startJourneySite(startJourneyServer);
let device: BrowserContext;

afterEach(() => device.close());

/** Opens the registration on a phone. */
async function openRegistration(scriptsFrom = Promise.resolve()): Promise<Page> {
  device = await site.browser.newContext({
    baseURL: site.server.url,
    viewport: { width: 360, height: 700 },
  });
  const page = await device.newPage();
  await page.route('**/assets/*.js', async (route) => {
    await scriptsFrom;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  return page;
}

const termsOf = (page: Page) => page.getByLabel(/accept the terms/i);
const untilAlive = (page: Page) =>
  page.locator('button:enabled', { hasText: 'Continue' }).waitFor({ state: 'attached' });

test('the terms that are accepted before the page is alive stay accepted', async () => {
  let bringScripts: () => void = () => undefined;
  const page = await openRegistration(new Promise((resolve) => (bringScripts = resolve)));
  await termsOf(page).click();
  expect(await page.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
  bringScripts();
  await untilAlive(page);
  expect(await termsOf(page).isChecked()).toBe(true);
});

test.each(['Username', 'Email', 'Password', 'Confirm password', 'Name'])(
  'the terms are accepted by a slow press that ends an empty "%s"',
  async (label) => {
    const page = await openRegistration();
    await untilAlive(page);
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await termsOf(page).evaluate((box) => {
      box.scrollIntoView({ block: 'center' });
    });
    await termsOf(page).hover();
    await page.mouse.down();
    // By then what is wrong with the field is said.
    await page.locator(`[aria-invalid][name]`).waitFor({ state: 'attached' });
    await page.mouse.up();
    expect(await termsOf(page).isChecked()).toBe(true);
  },
);
