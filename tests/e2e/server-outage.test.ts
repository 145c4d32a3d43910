import type { Browser, Page } from 'playwright-core';
import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAlive } from './alive.ts';
import { launchBrowser } from './browser.ts';
import { expectNotice } from './connection-standings.ts';
import { openConversation, readMessage, write } from './conversation.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer, type JourneyServer } from './journey-server.ts';
import { DANIEL, ROSA } from './people.ts';
import { acceptConnection, openDevice, requestConnection, signUp } from './sign-up.ts';

/** How long the server stops answering, in milliseconds: longer than every polling and idle limit. */
const OUTAGE = 20_000;

const ONCE_IT_IS_BACK = IS_KEPT
  ? 'can be sent again once it is back'
  : 'on memory their writers are sent to the login once it is back';

let server: JourneyServer;
let browser: Browser;
let rosa: Page;
let daniel: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startJourneyServer(), launchBrowser()]);
  const rosasDevice = await openDevice(browser, server.url);
  const danielsDevice = await openDevice(browser, server.url);
  const rosasSelf = await signUp(rosasDevice, ROSA);
  const danielsSelf = await signUp(danielsDevice, DANIEL);
  const people = { from: danielsSelf, to: rosasSelf };
  await acceptConnection(rosasDevice, await requestConnection(danielsDevice, people));
  rosa = await rosasDevice.newPage();
  daniel = await danielsDevice.newPage();
});

/** The conversation, as both have it open. */
async function openBothSides(): Promise<void> {
  await openConversation(rosa, DANIEL);
  await openConversation(daniel, ROSA);
}

afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('while the server does not answer, messages wait, and then they arrive once', async () => {
  await openBothSides();
  server.pause();
  const outage = pass(OUTAGE);
  await write(daniel, 'Is the kettle on?');
  await write(daniel, 'I am at the gate.');
  await write(rosa, 'It is about to sing.');
  await draft(daniel, 'And I have brought');
  await expect
    .poll(() => readUnsent(daniel))
    .toEqual(['Is the kettle on? Sending…', 'I am at the gate. Sending…']);
  await expect.poll(() => readUnsent(rosa)).toEqual(['It is about to sing. Sending…']);
  await outage;
  server.resume();

  const wrote = {
    daniel: ['Is the kettle on?', 'I am at the gate.'],
    rosa: ['It is about to sing.'],
  };
  await expectOnBothSides(wrote);
  expect(await readDraft(daniel)).toBe('And I have brought');
  await expectAfterReload(wrote);
});

test('a message that the server stored while its answer was lost is sent again, and stands once', async () => {
  await openBothSides();
  const content = 'The key is under the mat.';
  await daniel.route('**/api/connections/*/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await write(daniel, content);
  await expect.poll(() => readUnsent(daniel)).toEqual([`${content} Not sent. Try again Discard`]);
  await readMessage(rosa, content);
  await readMessage(daniel, content);

  await daniel.unroute('**/api/connections/*/messages');
  await unsentOf(daniel).getByRole('button', { name: 'Try again' }).click();
  const wrote = { daniel: [content], rosa: [] };
  await expectOnBothSides(wrote);
  await expectAfterReload(wrote);
});

test(`when the server breaks down, messages wait, and ${ONCE_IT_IS_BACK}`, async () => {
  await openBothSides();
  server.pause();
  await write(daniel, 'This one is under way.');
  await expect.poll(() => readUnsent(daniel)).toEqual(['This one is under way. Sending…']);
  await server.kill();
  const failed = 'Not sent. Try again Discard';
  await expect.poll(() => readUnsent(daniel)).toEqual([`This one is under way. ${failed}`]);
  await write(daniel, 'This one finds nobody.');
  await expect
    .poll(() => readUnsent(daniel))
    .toEqual([`This one is under way. ${failed}`, `This one finds nobody. ${failed}`]);
  await expectNotice(
    daniel,
    'Error sending message',
    'There was an error sending your message. Please try again.',
  );
  await draft(daniel, 'Perhaps tomorrow');
  await rosa.getByText('We can’t load new messages right now. Trying again…').waitFor();

  await server.startAgain();
  await (IS_KEPT ? sendAgain() : expectLogin(daniel));
});

async function sendAgain(): Promise<void> {
  for (const content of ['This one is under way.', 'This one finds nobody.']) {
    const bubble = unsentOf(daniel).filter({ hasText: content });
    await bubble.getByRole('button', { name: 'Try again' }).click();
    await readMessage(daniel, content);
  }
  const wrote = { daniel: ['This one is under way.', 'This one finds nobody.'], rosa: [] };
  await expectOnBothSides(wrote);
  expect(await readDraft(daniel)).toBe('Perhaps tomorrow');
  await expectAfterReload(wrote);
}

/** Asserts that whom the server does not know any more comes to the login. */
async function expectLogin(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
}

test('who logs in while the server is away is told so', async () => {
  const visitor = await (await openDevice(browser, server.url)).newPage();
  const toaster = visitor.waitForResponse(/\/toaster-[^/]*\.js$/);
  await openAlive(visitor, '/login');
  await visitor.getByLabel(/Username/).fill(ROSA.username);
  await visitor.getByLabel('Password', { exact: true }).fill(ROSA.password);
  await visitor.evaluate(`import('${(await toaster).url()}').then(() => null)`);
  await server.kill();
  await visitor.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expectNotice(visitor, 'Login failed', 'Please check your credentials and try again');
});

async function draft(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Message to/ }).fill(text);
}

function readDraft(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: /^Message to/ }).inputValue();
}

function unsentOf(page: Page) {
  return page.getByRole('list', { name: 'Messages not sent yet' }).getByRole('listitem');
}

async function readUnsent(page: Page): Promise<string[]> {
  return (await unsentOf(page).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
}

/** Asserts that each has written just this, in this order, on both sides, and that nothing waits. */
async function expectOnBothSides(wrote: { daniel: string[]; rosa: string[] }): Promise<void> {
  const readPage = async (page: Page) => ({
    daniel: await readSent(page, page === daniel ? 'You' : DANIEL.name, wrote.daniel),
    rosa: await readSent(page, page === rosa ? 'You' : ROSA.name, wrote.rosa),
    unsent: await readUnsent(page),
  });
  for (const page of [daniel, rosa]) {
    await expect.poll(() => readPage(page)).toEqual({ ...wrote, unsent: [] });
  }
}

/** Those of the wanted messages that the page shows as written by one of the two. */
async function readSent(page: Page, writer: string, wanted: string[]): Promise<string[]> {
  const days = page.getByRole('region', { name: 'Messages' }).getByRole('region');
  const bubbles = days.getByRole('listitem').filter({ hasText: `${writer} wrote:` });
  const shown = await bubbles.locator('p').allInnerTexts();
  return shown.filter((content) => wanted.includes(content));
}

/** The same of what the server gives to pages that are opened anew. */
async function expectAfterReload(wrote: { daniel: string[]; rosa: string[] }): Promise<void> {
  await Promise.all([daniel.reload(), rosa.reload()]);
  await expectOnBothSides(wrote);
}
