import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { openAlive } from './alive.ts';
import { arrowDownTo, expectFocus, tabTo } from './focus.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { DANIEL, GRETA, ROSA } from './people.ts';
import { call, connect, signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const WIDTHS = [360, 1280];
const FOUND = 'The damson plums are ripe, shall I bring you some?';
/** As many as lie before what is found, and between that and the newest message. */
const EARLIER = 20;
const LATER = 20;

const site = startJourneySite(startJourneyServer);
let rosasDevice: BrowserContext;
let connection: Connection;

beforeAll(async () => {
  const rosa = await signUpOnOwnDevice(site, ROSA);
  const daniel = await signUpOnOwnDevice(site, DANIEL);
  const greta = await signUpOnOwnDevice(site, GRETA);
  rosasDevice = rosa.device;
  connection = await connect(daniel, rosa);
  const other = await connect(greta, rosa);
  for (let number = 1; number <= EARLIER; number += 1) {
    await write(daniel, connection, `Earlier number ${number}`);
  }
  await write(daniel, connection, FOUND);
  for (let number = 1; number <= LATER; number += 1) {
    await write(daniel, connection, `Number ${number}`);
  }
  await write(greta, other, 'The apples are not ripe yet.');
});

const write = ({ device }: SignedUpMember, { id }: Connection, content: string) =>
  call<Message>(device, 'POST', `/api/connections/${id}/messages`, { content });

async function openPage(width: number, path: string): Promise<Page> {
  const page = await rosasDevice.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 740 });
  await openAlive(page, path);
  return page;
}

const fieldOf = (page: Page, name: string) => page.getByRole('searchbox', { name });

/** Goes by Tab to the one message that was found, and opens it. */
async function openFound(page: Page): Promise<void> {
  await page.getByRole('status').getByText('1 message found.').waitFor();
  await tabTo(page, `${DANIEL.name}, `);
  await page.keyboard.press('Enter');
  const passage = page.getByRole('region', { name: 'Messages around the one you found' });
  await passage.locator('[aria-current="true"]:focus', { hasText: FOUND }).waitFor();
  await expectFocus(page, { isBody: false, isInView: true });
}

test.each(WIDTHS)(
  'at %i pixels, words lead by keyboard to their message, and Back to what was found',
  async (width) => {
    const page = await openPage(width, '/messages');
    const field = fieldOf(page, 'Search people and messages');
    await tabTo(page, 'Search people and messages');
    await page.keyboard.type('plum damson');
    await openFound(page);
    await tabTo(page, 'Back to the newest messages');
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: 'Messages', exact: true })
      .getByText(`Number ${LATER}`, { exact: true })
      .waitFor();
    await page.goBack();
    await page.getByRole('region', { name: 'Messages around the one you found' }).waitFor();
    await page.goBack();
    await page.getByRole('status').getByText('1 message found.').waitFor();
    expect(await field.inputValue()).toBe('plum damson');
    expect(new URL(page.url()).searchParams.get('query')).toBe('plum damson');
    await page.close();
  },
);

test.each(WIDTHS)(
  'at %i pixels, one conversation is searched from its menu, and Escape clears the words',
  async (width) => {
    const page = await openPage(width, `/messages?connection=${connection.id}`);
    await expectFocus(page, { name: DANIEL.name });
    await tabTo(page, `More for your conversation with ${DANIEL.name}`);
    await page.keyboard.press('Enter');
    await arrowDownTo(page, 'Search in this conversation');
    await page.keyboard.press('Enter');
    await expectFocus(page, { name: 'Search in this conversation', isInView: true });
    const field = fieldOf(page, 'Search in this conversation');
    await page.keyboard.type('ripe');
    await openFound(page);
    await page.goBack();
    await page.getByRole('status').getByText('1 message found.').waitFor();
    expect(await field.inputValue()).toBe('ripe');
    await expectFocus(page, { name: 'Search in this conversation' });
    await page.keyboard.press('Escape');
    await expect.poll(() => field.inputValue()).toBe('');
    await page.getByText(/^Type a word, or its beginning/).waitFor();
    await expectFocus(page, { name: 'Search in this conversation' });
    await page.close();
  },
);
