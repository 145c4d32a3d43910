import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { readMessage, send } from './conversation.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { openLive } from './live-streams.ts';
import { DANIEL, ROSA } from './people.ts';
import { connect, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);
let rosa: SignedUpMember;
let daniel: SignedUpMember;
let connection: Connection;

beforeAll(async () => {
  rosa = await signUpOnOwnDevice(site, ROSA);
  daniel = await signUpOnOwnDevice(site, DANIEL);
  connection = await connect(daniel, rosa);
});

describe.each([
  { width: 360, height: 640 },
  { width: 1280, height: 900 },
])('at $width pixels', (size) => {
  let hers: Page;
  let his: Page;

  beforeAll(async () => {
    hers = await rosa.device.newPage();
    his = await daniel.device.newPage();
    for (const page of [hers, his]) await page.setViewportSize(size);
  });
  afterAll(async () => {
    await turn(hers, 'off');
    for (const page of [hers, his]) await page.close();
  });

  test('two members who turn both on see each other type and read, and nothing once one turns them off', async () => {
    await turn(his, 'on');
    await openChats();
    await send(hers, `At ${size.width}: shall we walk?`);
    await readMessage(his, `At ${size.width}: shall we walk?`);
    await expectNothing();

    await turn(hers, 'on');
    await openChats();
    await send(hers, `At ${size.width}: on Sunday?`);
    await markOf(hers).waitFor();
    expect(await markOf(hers).count()).toBe(1);
    const height = await formTop(hers);
    const hasShown = await watchTyping(hers);
    await type(his, 'Gladly');
    await typingOn(hers).waitFor();
    expect(await hasShown()).toBe(true);
    expect(await formTop(hers)).toBe(height);
    expect(await hers.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await send(his, `At ${size.width}: gladly, on Sunday.`);
    await readMessage(hers, `At ${size.width}: gladly, on Sunday.`);
    await typingOn(hers).waitFor({ state: 'detached' });

    await turn(his, 'off');
    await openChats();
    await expectNothing();
  });

  async function openChats(): Promise<void> {
    for (const page of [hers, his]) {
      await openLive(page, `/messages?connection=${connection.id}`);
      await page.getByRole('textbox', { name: /^Message to/ }).waitFor();
    }
  }

  /** What he writes after this reaches her without any sign before it. */
  async function expectNothing(): Promise<void> {
    const hasShown = await watchTyping(hers);
    await type(his, 'Glad');
    const last = `At ${size.width}: ${Date.now()}`;
    await send(his, last);
    await readMessage(hers, last);
    expect(await markOf(hers).count()).toBe(0);
    expect(await hasShown()).toBe(false);
  }
});

const markOf = (page: Page) =>
  page.getByRole('region', { name: 'Messages', exact: true }).getByText('Read', { exact: true });
const typingOn = (page: Page) =>
  page.locator('p', { hasText: `${DANIEL.name} is typing…` }).and(page.locator(':not(.sr-only)'));
/** Whether the page has shown since that someone is typing, however briefly. */
async function watchTyping(page: Page): Promise<() => Promise<boolean>> {
  const shown = await page.evaluateHandle(() => {
    const state = { isShown: false };
    const look = () => {
      state.isShown ||= document.body.textContent.includes('typing…');
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return state;
  });
  return () => shown.evaluate(({ isShown }) => isShown);
}

const type = (page: Page, text: string) =>
  page.getByRole('textbox', { name: /^Message to/ }).pressSequentially(text);
const formTop = (page: Page) =>
  page
    .getByRole('textbox', { name: /^Message to/ })
    .evaluate((box) => Math.round(box.getBoundingClientRect().top));

/** Turns both on or off in the settings. */
async function turn(page: Page, how: 'on' | 'off'): Promise<void> {
  await page.goto('/settings/messages');
  for (const name of ['Show each other when you’re typing', /^Show each other when you’ve read/]) {
    await page.getByRole('checkbox', { name }).setChecked(how === 'on');
  }
  await page.getByRole('button', { name: 'Save typing and reading' }).click();
  await page.getByText('This applies to all your conversations from now on.').first().waitFor();
}
