import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConversation } from './conversation.ts';
import { startJourneyServer, type JourneyServer } from './journey-server.ts';
import { DANIEL, ROSA } from './people.ts';
import { connect, signUpOnOwnDevice } from './sign-up.ts';

let server: JourneyServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startJourneyServer(), launchBrowser()]);
  const site = { browser, server };
  const rosa = await signUpOnOwnDevice(site, ROSA);
  await connect(await signUpOnOwnDevice(site, DANIEL), rosa);
  page = await rosa.device.newPage();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const countWorkers = () =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.filter(({ active }) => active?.state === 'activated').length;
  });

test('a page that is reloaded offline says so, keeps nothing, and opens by itself with what was being written', async () => {
  await openConversation(page, DANIEL);
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill('The kettle is nearly');
  await expect.poll(countWorkers).toBe(1);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { name: 'We can’t reach this site' }).waitFor();
  expect(await page.getByText('kept in this tab').isVisible()).toBe(true);
  expect(await page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'We can’t reach this site' }).waitFor();

  await page.context().setOffline(false);
  await expect.poll(() => field.inputValue()).toBe('The kettle is nearly');
});

test('the worker goes with the log-out', async () => {
  await page.goto('/dashboard');
  await expect.poll(countWorkers).toBe(1);
  await page.getByLabel('Your account').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'Login' }).first().waitFor();
  await expect.poll(countWorkers).toBe(0);
});
