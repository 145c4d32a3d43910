import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { startLastingServer, type LastingServer } from './lasting-server.ts';
import { DANIEL, ROSA } from './people.ts';
import { acceptConnection, logIn, openDevice, requestConnection, signUp } from './sign-up.ts';

const PHONE = { width: 360, height: 740 };

let server: LastingServer;
let browser: Browser;
let rosasDevice: BrowserContext;
let conversation: string;
let writtenAt: Date;

beforeAll(async () => {
  [server, browser] = await Promise.all([startLastingServer(), launchBrowser()]);
  rosasDevice = await openDevice(browser, server.url);
  const danielsDevice = await openDevice(browser, server.url);
  const rosasSelf = await signUp(rosasDevice, ROSA);
  const danielsSelf = await signUp(danielsDevice, DANIEL);
  const people = { from: danielsSelf, to: rosasSelf };
  const connection = await requestConnection(danielsDevice, people);
  await acceptConnection(rosasDevice, connection);
  const address = `/api/connections/${connection.id}/messages`;
  const answer = await rosasDevice.request.post(address, { data: { content: 'Good evening' } });
  writtenAt = new Date(((await answer.json()) as { createdAt: string }).createdAt);
  conversation = `/messages?connection=${connection.id}`;
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

const logOf = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

test('on a phone the list or the conversation is shown, and a button leads back', async () => {
  const page = await rosasDevice.newPage();
  await page.setViewportSize(PHONE);
  await page.goto('/messages');
  const list = page.getByRole('tablist', { name: 'Which conversations' });
  const box = page.getByRole('textbox', { name: `Message to ${DANIEL.name}` });
  await list.waitFor();
  await page.getByRole('main').getByRole('link', { name: DANIEL.name }).click();
  await box.waitFor();
  expect(await list.isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Back to your conversations' }).click();
  await list.waitFor();
  expect(await box.isVisible()).toBe(false);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(conversation);
  await box.waitFor();
  expect(await list.isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Back to your conversations' }).isVisible()).toBe(
    false,
  );
  await page.close();
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata'])(
  'messages stand under the day and the hour of the reader in %s',
  async (timezoneId) => {
    const device = await browser.newContext({
      baseURL: server.url,
      locale: 'en-GB',
      timezoneId,
    });
    const page = await device.newPage();
    await page.goto('/login');
    await logIn(page, ROSA);
    await page.goto(conversation);
    const zone = { timeZone: timezoneId };
    const day = new Intl.DateTimeFormat('en-GB', { ...zone, dateStyle: 'long' });
    const time = new Intl.DateTimeFormat('en-GB', { ...zone, timeStyle: 'short' });
    const last = logOf(page)
      .getByRole('region', { name: day.format(writtenAt) })
      .getByRole('listitem')
      .last();
    await last.getByText('Good evening', { exact: true }).waitFor();
    expect(await last.getByRole('time').innerText()).toBe(time.format(writtenAt));
    await device.close();
  },
);
