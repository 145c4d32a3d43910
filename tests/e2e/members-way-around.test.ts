import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAlive, reloadAlive } from './alive.ts';
import { expectFocus, tabTo } from './focus.ts';
import { startJourneySite } from './journey-site.ts';
import { signIn, startSeededServer } from './seeded-server.ts';

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const site = startJourneySite(() => startSeededServer(12));

async function openDashboard(options: BrowserContextOptions): Promise<Page> {
  const device = await site.browser.newContext({
    baseURL: site.server.url,
    reducedMotion: 'reduce',
    ...options,
  });
  await signIn(device);
  const page = await device.newPage();
  await openAlive(page, '/dashboard');
  return page;
}

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Your places' });
const conversationWith = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${name}`) });

/** Opens the menu of the conversation, and asks to end it without doing so. */
async function askToEnd(page: Page, press: (control: Locator) => Promise<void>): Promise<void> {
  const more = page.getByRole('button', { name: 'More for your conversation with Daniel Okafor' });
  await press(more);
  await page.getByRole('menuitem', { name: 'Need help now?' }).waitFor();
  await press(page.getByRole('menuitem', { name: 'End Connection' }));
  await page.getByRole('dialog', { name: /^End your connection/ }).waitFor();
  await expectFocus(page, { name: 'Close' });
  await page.keyboard.press('Escape');
  await expectFocus(page, { name: 'More for your conversation with Daniel Okafor' });
}

test('on a phone a member goes by touch from the dashboard to people, a chat, their people and help', async () => {
  const page = await openDashboard(PHONE);
  const bar = barOf(page);
  const touch = (name: string) => bar.getByRole('link', { name }).tap();
  for (const link of await bar.getByRole('link').all()) {
    const { width, height } = (await link.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await touch('Find people');
  await titled(page, 'Advanced Search').waitFor();
  await touch('Messages');
  await titled(page, 'Messages & Connections').waitFor();

  await conversationWith(page, 'Daniel Okafor').tap();
  const log = page.getByRole('region', { name: 'Messages' });
  await log.waitFor();
  expect((await log.boundingBox())!.height).toBeGreaterThanOrEqual(400);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
  for (const role of ['banner', 'contentinfo'] as const) {
    expect(await page.getByRole(role).count()).toBe(0);
  }
  expect(await bar.count()).toBe(0);
  await askToEnd(page, (control) => control.tap());
  // As when the keyboard takes its part of the window.
  await page.setViewportSize({ width: 360, height: 340 });
  const field = page.getByRole('textbox', { name: /^Message to/ });
  const endOfField = () => field.evaluate((box) => box.getBoundingClientRect().bottom);
  await expect.poll(endOfField).toBeLessThanOrEqual(340);
  await page.setViewportSize(PHONE.viewport);

  await page.getByRole('link', { name: 'Back to your conversations' }).tap();
  await titled(page, 'Messages & Connections').waitFor();
  await touch('My people');
  await titled(page, 'Your Connections').waitFor();
  await touch('Help');
  await titled(page, /^Help/).waitFor();
  expect(await bar.getByRole('link', { name: 'Help' }).getAttribute('aria-current')).toBe('page');
  const isClearOfBar = async () => {
    await page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    const end = (await page.getByRole('contentinfo').boundingBox())!;
    return end.y + end.height <= (await bar.boundingBox())!.y + 1;
  };
  await expect.poll(isClearOfBar).toBe(true);
  await page.context().close();
});

test('on a wide screen a member goes the same way by keyboard', async () => {
  const page = await openDashboard({ viewport: { width: 1280, height: 800 } });
  expect(await barOf(page).count()).toBe(0);
  const follow = async (name: string) => {
    await page.getByRole('link', { name }).first().waitFor();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  };
  await follow('Find people');
  await titled(page, 'Advanced Search').waitFor();
  await reloadAlive(page);
  await follow('Messages');
  await titled(page, 'Messages & Connections').waitFor();
  await page.getByRole('tab', { name: 'All' }).waitFor();
  await follow('Daniel Okafor,');
  await expectFocus(page, { name: 'Daniel Okafor' });
  await askToEnd(page, async (control) => {
    await control.focus();
    await page.keyboard.press('Enter');
  });
  await page.goBack();
  await titled(page, 'Messages & Connections').waitFor();
  await reloadAlive(page);
  await follow('My people');
  await titled(page, 'Your Connections').waitFor();
  await reloadAlive(page);
  await follow('Help');
  await titled(page, /^Help/).waitFor();
  await page.context().close();
});

test.each([768, 1279])(
  'a window %i pixels wide has room for the places of members',
  async (width) => {
    const page = await openDashboard({ viewport: { width, height: 800 } });
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect.poll(() => links.count()).toBe(5);
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().y),
    );
    expect(new Set(tops).size).toBe(1);
    await page.context().close();
  },
);
