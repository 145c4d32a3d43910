import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Message } from '#core/messaging/domain/message.ts';
import { holdAnswer } from './held-answer.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, connect, logIn, signUpOnOwnDevice } from './sign-up.ts';

const PHONE = { width: 360, height: 740 };

/** More than a page of them, and few enough for a minute's limit. */
const MESSAGES = 55;

/** Less than a reader takes for a jump, in pixels: the space above a message may change. */
const LINE = 16;

const site = startJourneySite(startJourneyServer);
let rosasDevice: BrowserContext;
let conversation: string;
let lastWrittenAt: Date;

beforeAll(async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const { id } = await connect(await signUpOnOwnDevice(site, DANIEL), rosa);
  rosasDevice = rosa.device;
  conversation = `/messages?connection=${id}`;
  for (let number = 1; number <= MESSAGES; number += 1) {
    const draft = { content: `Number ${number}` };
    const { createdAt } = await call<Message>(
      rosasDevice,
      'POST',
      `/api/connections/${id}/messages`,
      draft,
    );
    lastWrittenAt = new Date(createdAt);
  }
});

const logOf = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

test('scrolling up brings the messages before, and what is being read stays in its place', async () => {
  const page = await rosasDevice.newPage();
  await page.goto(conversation);
  const log = logOf(page);
  const first = log.getByText('Number 1', { exact: true });
  const read = log.getByText('Number 6', { exact: true });
  await log.getByText(`Number ${MESSAGES}`, { exact: true }).waitFor();
  expect(await first.count()).toBe(0);
  const letGo = await holdAnswer(page, /before=/);
  await log.evaluate((box) => {
    box.scrollTop = -box.scrollHeight;
  });
  const before = await read.boundingBox();
  letGo();
  await first.waitFor();
  const after = await read.boundingBox();
  expect(Math.abs(Number(after?.y) - Number(before?.y))).toBeLessThan(LINE);
  await page.close();
});

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
    const device = await site.browser.newContext({
      baseURL: site.server.url,
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
      .getByRole('region', { name: day.format(lastWrittenAt) })
      .getByRole('listitem')
      .last();
    await last.getByText(`Number ${MESSAGES}`, { exact: true }).waitFor();
    const hour = last.getByText(time.format(lastWrittenAt), { exact: true });
    await expect.poll(() => hour.isVisible()).toBe(true);
    await device.close();
  },
);
