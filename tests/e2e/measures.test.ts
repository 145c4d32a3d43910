import { expect, test } from 'vitest';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { openAlive } from './alive.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { DANIEL, GRETA, ROSA } from './people.ts';
import { openDevice, signUp } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);

test('the header stays at the top however far one reads', async () => {
  const page = await site.browser.newPage({
    baseURL: site.server.url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  for (const path of ['/', '/resources', '/help']) {
    await openAlive(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    expect(await page.getByRole('banner').boundingBox()).toMatchObject({ y: 0, width: 1280 });
  }
  await page.close();
});

test.each([
  [1280, 420],
  [768, 420],
  [360, 360],
])('on a page %i pixels wide a notice is shown up to %i wide', async (width, most) => {
  const page = await site.browser.newPage({
    baseURL: site.server.url,
    viewport: { width, height: 800 },
  });
  await openAlive(page, '/login');
  await page.getByLabel('Username or email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Login' }).click();
  const notices = page.getByRole('region', { name: /F8/ }).getByRole('list');
  await notices.getByText('Login failed').waitFor();
  const box = await notices.boundingBox();
  expect(box?.width).toBe(most);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(width);
  await page.close();
});

test('the arrow of a choice lies within the choice', async () => {
  const device = await openDevice(site.browser, site.server.url);
  await signUp(device, ROSA);
  const page = await device.newPage();
  await page.goto('/settings/messages');
  const choice = page.getByLabel('When someone writes to you');
  const [field, arrow] = await Promise.all([
    choice.boundingBox(),
    choice.locator('xpath=following-sibling::*').boundingBox(),
  ]);
  expect(arrow?.x).toBeGreaterThan(field?.x ?? Infinity);
  expect((arrow?.x ?? 0) + (arrow?.width ?? 0)).toBeLessThan((field?.x ?? 0) + (field?.width ?? 0));
  await device.close();
});

test('a link in a sentence is no higher than its line', async () => {
  const device = await openDevice(site.browser, site.server.url);
  await signUp(device, DANIEL);
  const page = await device.newPage();
  await page.goto('/settings/account');
  const link = page.getByRole('link', { name: 'take a break' });
  await link.waitFor();
  const { height, line } = await link.evaluate((item) => ({
    height: item.getBoundingClientRect().height,
    line: parseFloat(getComputedStyle(item.parentElement ?? item).lineHeight),
  }));
  expect(height).toBeLessThanOrEqual(line);
  await device.close();
});

test('on a phone no page of the settings, and no part of the own profile, is longer than 2,500 pixels', async () => {
  const device = await openDevice(site.browser, site.server.url);
  await signUp(device, GRETA);
  const page = await device.newPage();
  await page.setViewportSize({ width: 360, height: 740 });
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const path of Object.values(SETTINGS_ROUTES)) {
    await openAlive(page, path);
    expect([path, (await measure()) <= 2500]).toEqual([path, true]);
  }
  await openAlive(page, '/profile');
  expect(await measure()).toBeLessThanOrEqual(2500);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await page.getByRole('tabpanel', { name: await tab.innerText() }).waitFor();
    expect(await measure()).toBeLessThanOrEqual(2500);
  }
  await device.close();
});
