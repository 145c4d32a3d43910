import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneySite } from './journey-site.ts';
import { signIn, startSeededServer } from './seeded-server.ts';
import { openDevice } from './sign-up.ts';

const site = startJourneySite(() => startSeededServer(300));

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const NEAR = 'within about 50 km of you';
const GRANDPARENT = 'Would like to be a grandparent or parent figure';

test('who says where they live finds the people near them, on a phone and on a computer', async () => {
  const device = await openDevice(site.browser, site.server.url);
  await signIn(device);
  const page = await device.newPage();
  await page.setViewportSize(PHONE);
  await page.goto('/welcome?step=place');
  await page.getByRole('heading', { level: 2, name: 'Who might be near you' }).waitFor();

  // A slip of the key closes nothing, and asks nothing.
  await page.getByLabel('Age', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByText('Must be at least 18 years old').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByLabel('Age', { exact: true }).fill('16');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByRole('dialog', { name: 'You’ve typed 16' }).waitFor();
  await page.getByRole('button', { name: 'It’s a mistake' }).click();
  await page.getByLabel('Age', { exact: true }).fill('61');
  await page.getByLabel('Country', { exact: true }).selectOption('GB');
  await page.getByLabel('Town', { exact: true }).fill('Leeds');
  await page.getByText('Near where I live').click();
  expect(await widestOf(page)).toBeLessThanOrEqual(PHONE.width);
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByRole('heading', { level: 2, name: 'Say hello to someone' }).waitFor();

  await page.goto('/advanced-search');
  await page.getByText(/^\d+ matches found$/).waitFor();
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel('How near').selectOption({ label: 'About 50 km around Leeds' });
  await sheet.getByRole('button', { name: 'Apply Filters' }).click();
  await page.getByRole('button', { name: `Remove ${NEAR}` }).waitFor();
  await expectTotal(page, device, 'distance=50');
  await page.getByText('You live within about 50 km of each other').first().waitFor();
  expect(await widestOf(page)).toBeLessThanOrEqual(PHONE.width);

  await page.setViewportSize(DESKTOP);
  const panel = page.getByRole('search');
  await panel.getByText('Family Support', { exact: true }).click();
  await panel.getByText(GRANDPARENT, { exact: true }).click();
  await page.getByRole('button', { name: `Remove ${GRANDPARENT}` }).waitFor();
  await expectTotal(page, device, 'distance=50&types=1&side=offer');
  expect(new URL(page.url()).search).toBe('?types=1&side=offer&distance=50');
  expect(await page.getByText('Family Support: hopes for one').count()).toBe(0);

  await page.reload();
  await page.getByRole('button', { name: `Remove ${NEAR}` }).click();
  await expectTotal(page, device, 'types=1&side=offer');
  expect(await widestOf(page)).toBeLessThanOrEqual(DESKTOP.width);
});

/** Waits until the page has as many results as the server counts. */
async function expectTotal(page: Page, device: BrowserContext, query: string): Promise<void> {
  const answer = await device.request.get(`/api/discovery/count?${query}`);
  const { total } = (await answer.json()) as { readonly total: number };
  expect(total).toBeGreaterThan(0);
  await page
    .getByRole('heading', { level: 2, name: `${total} matches found` })
    .waitFor({ timeout: 20_000 });
}

function widestOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
