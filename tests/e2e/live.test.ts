import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { readMessage } from './conversation.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { blockStreams, countStreams, isStream, openLive } from './live-streams.ts';
import { DANIEL, ROSA } from './people.ts';
import { call, connect, openDevice, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const site = startJourneySite(startJourneyServer, { whole: true });
let rosa: SignedUpMember;
let daniel: SignedUpMember;
let connection: Connection;
let devices: BrowserContext[] = [];

beforeAll(async () => {
  rosa = await signUpOnOwnDevice(site, ROSA);
  daniel = await signUpOnOwnDevice(site, DANIEL);
  connection = await connect(daniel, rosa);
});
afterEach(async () => {
  await Promise.all(devices.map((device) => device.close()));
  devices = [];
});

/** Another browser in which Rosa is signed in. */
async function openRosasDevice(): Promise<BrowserContext> {
  const device = await openDevice(site.browser, site.server.url);
  devices.push(device);
  await device.addCookies(await rosa.device.cookies());
  return device;
}

const conversation = () => `/messages?connection=${connection.id}`;

const write = (content: string) =>
  call(daniel.device, 'POST', `/api/connections/${connection.id}/messages`, { content });

const logOf = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

/** What a page without the stream asks for again and again to hear of a message. */
const POLLED = /\/api\/(connections\/\d+\/messages|messages\/unread-count)/;

/** Refuses the page's polling, so that only the stream brings anything; returns what allows it again. */
async function refusePolling(page: Page): Promise<() => Promise<void>> {
  await page.route(POLLED, (route) => route.abort());
  return () => page.unroute(POLLED);
}

const countUnread = async () =>
  (await call<{ count: number }>(rosa.device, 'GET', '/api/messages/unread-count')).count;

test('a message is seen at the other side by the stream alone', async () => {
  const page = await (await openRosasDevice()).newPage();
  await openLive(page, conversation());
  await page.getByRole('textbox', { name: `Message to ${DANIEL.name}` }).waitFor();
  const allowPolling = await refusePolling(page);
  await write('The plums are ripe.');
  await logOf(page).getByText('The plums are ripe.', { exact: true }).waitFor();
  await expect.poll(countUnread).toBe(0);
  await allowPolling();
  await openLive(page, '/settings');
  await page.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await refusePolling(page);
  await write('Shall I bring you some?');
  await page.getByRole('link', { name: 'Messages 1 new' }).waitFor();
  await expect.poll(() => page.title()).toBe('(1) Settings | Hearthkin');
});

test('without event streams, a message is seen at the next polling', async () => {
  const device = await openRosasDevice();
  await blockStreams(device);
  const streams = countStreams(device);
  const page = await device.newPage();
  await page.goto(conversation());
  await page.getByRole('textbox', { name: `Message to ${DANIEL.name}` }).waitFor();
  await write('And a few pears.');
  await logOf(page).getByText('And a few pears.', { exact: true }).waitFor();
  expect(streams()).toBe(0);
});

test('three tabs share one stream, and when the one that has it closes, another goes on', async () => {
  const device = await openRosasDevice();
  const streams = countStreams(device);
  const tabs: Page[] = [];
  for (const address of [conversation(), conversation(), '/dashboard']) {
    const tab = await device.newPage();
    await openLive(tab, address);
    tabs.push(tab);
  }
  expect(streams()).toBe(1);
  const [leader, second, third] = tabs as [Page, Page, Page];
  await write('Three at once.');
  await Promise.all(
    [leader, second].map((tab) =>
      logOf(tab).getByText('Three at once.', { exact: true }).waitFor(),
    ),
  );
  const next = device.waitForEvent('request', isStream);
  await leader.close();
  await next;
  await expect.poll(streams).toBe(1);
  await write('And then there were two.');
  await logOf(second).getByText('And then there were two.', { exact: true }).waitFor();
  expect(await logOf(second).getByText('Three at once.', { exact: true }).count()).toBe(1);
  await third.close();
  expect(streams()).toBe(1);
});

test('messages that are sent while the server is killed and started again arrive once and in order', async () => {
  const page = await (await openRosasDevice()).newPage();
  await openLive(page, conversation());
  await page.getByRole('textbox', { name: `Message to ${DANIEL.name}` }).waitFor();
  let number = 0;
  const writeSome = async (count: number) => {
    for (const last = number + count; number < last; number += 1) {
      // What is refused while the server is away was never sent.
      await write(`Number ${number}.`).catch(() => undefined);
    }
  };
  await writeSome(5);
  const dying = site.server.kill();
  await writeSome(5);
  await dying;
  await site.server.startAgain();
  await writeSome(5);
  const path = `/api/connections/${connection.id}/messages?limit=200`;
  const stored = await call<{ content: string }[]>(daniel.device, 'GET', path);
  const wanted = stored.map(({ content }) => content).filter((text) => text.startsWith('Number'));
  expect(wanted.length).toBeGreaterThanOrEqual(10);
  await readMessage(page, wanted.at(-1)!);
  const shown = await logOf(page)
    .getByText(/^Number \d+\.$/)
    .allInnerTexts();
  expect(shown).toEqual(wanted);
});

test('who wrote is said by the device while nobody looks at the page, if the member wants that', async () => {
  const device = await openRosasDevice();
  await device.grantPermissions(['notifications']);
  const page = await device.newPage();
  await openLive(page, '/settings/messages');
  expect(device.serviceWorkers().filter(isNotifier)).toEqual([]);
  const started = device.waitForEvent('serviceworker', isNotifier);
  // It is on once the browser has asked.
  await page.getByRole('switch', { name: 'Notifications on this device' }).click();
  const worker = await started;
  await expect.poll(() => isActive(worker)).toBe(true);
  const unread = await countUnread();
  await write('You can see this.');
  await page.getByRole('link', { name: `Messages ${unread + 1} new` }).waitFor();
  expect(await readShown(worker)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
  });
  const shown = await noteShown(page);
  await write('You cannot see this.');
  await shown();
  await expect.poll(() => readShown(worker)).toEqual([`${DANIEL.name} wrote to you`]);
  await clickNotification(worker);
  await page.waitForURL(`**${conversation()}`);
  await expect.poll(() => readShown(worker)).toEqual([]);
  await page.goto('/settings/messages');
  await page.getByRole('switch', { name: 'Notifications on this device' }).uncheck();
  await expect.poll(() => countNotifiers(page)).toBe(0);
});

/** Another worker's world, as far as the test speaks of it. */
interface WorkerWorld extends EventTarget {
  readonly registration: ServiceWorkerRegistration;
}

/** Only a worker that has started shows anything. */
const isActive = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = globalThis as unknown as WorkerWorld;
    return registration.active?.state === 'activated';
  });

/**
 * Makes the page note that a notification is shown; returns what waits for that. A browser that is asked what it shows
 * while it's about to show something forgets it.
 */
async function noteShown(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const { prototype } = ServiceWorkerRegistration;
    const show = Reflect.get(prototype, 'showNotification');
    prototype.showNotification = async function showAndNote(...notification) {
      await show.apply(this, notification);
      Object.assign(window, { isNotificationShown: true });
    };
  });
  return () => page.waitForFunction(() => 'isNotificationShown' in window);
}

const readShown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerWorld;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body }) => `${title}${body}`);
  });

/** Clicks on the first notification. A browser trusts only a member's click to bring a tab to the front, so nothing does. */
const clickNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    const world = globalThis as unknown as WorkerWorld;
    const [notification] = await world.registration.getNotifications();
    const click = Object.assign(new Event('notificationclick'), {
      notification,
      waitUntil: (opened: Promise<unknown>) => opened.catch(() => undefined),
    });
    world.dispatchEvent(click);
  });

const isNotifier = (worker: Worker) => worker.url().endsWith('/notification-worker.js');

const countNotifiers = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.filter(({ scope }) => scope.endsWith('/notification-worker.js')).length;
  });
