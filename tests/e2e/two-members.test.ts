import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectFocus } from './focus.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import { openConversation, readMessage, send } from './conversation.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer } from './journey-server.ts';
import { startJourneySite } from './journey-site.ts';
import { DANIEL, ROSA, type Person } from './people.ts';
import { installClock, passPolling } from './polling.ts';
import { logIn, openDevice, register } from './sign-up.ts';

const FIRST_WORDS = 'Good evening, Rosa. Shall we play cards on Sunday?';
const ANSWER = 'Only if you do not mind losing.';
const RESTART = IS_KEPT ? 'a restart loses nothing' : 'a restart of memory forgets them';

const site = startJourneySite(startJourneyServer);

test(`two members register, find each other, connect and talk, and ${RESTART}`, async () => {
  const rosa = await openPage();
  const daniel = await openPage();
  await register(rosa, ROSA);
  await register(daniel, DANIEL);
  await logIn(rosa, ROSA);
  await logIn(daniel, DANIEL);

  await findAndRequest(daniel, ROSA);
  await accept(rosa, DANIEL);

  await openConversation(daniel, ROSA);
  await send(daniel, FIRST_WORDS);
  await passPolling(rosa);
  await rosa.getByRole('link', { name: 'Messages 1 new' }).waitFor();

  await openConversation(rosa, DANIEL);
  await readMessage(rosa, FIRST_WORDS);
  await passPolling(rosa);
  await rosa.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await send(rosa, ANSWER);
  await passPolling(daniel);
  await readMessage(daniel, ANSWER);

  await site.server.kill();
  await site.server.startAgain();

  await (IS_KEPT ? expectNothingLost(rosa, daniel) : expectForgotten(rosa));
  if (IS_KEPT) await expectPickedUp(rosa);
});

async function expectNothingLost(rosa: Page, daniel: Page): Promise<void> {
  await rosa.reload();
  await readMessage(rosa, FIRST_WORDS);
  await readMessage(rosa, ANSWER);
  await send(rosa, 'Still here.');
  await passPolling(daniel);
  await readMessage(daniel, 'Still here.');
  await daniel.goto('/connections');
  await daniel.getByRole('link', { name: ROSA.name, exact: true }).waitFor();
  expect(await daniel.getByText('Connected', { exact: true }).count()).toBe(1);
}

/** Asserts that she is offered, weeks later, to write to him again, and finds the cursor where she does. */
async function expectPickedUp(rosa: Page): Promise<void> {
  // The conversation would notice that her session has ended, and be where the log-in leads.
  await rosa.goto('about:blank');
  await site.server.kill();
  await site.server.startAgain(60 * DAY);
  await rosa.goto('/login');
  await logIn(rosa, ROSA);
  const lead = rosa.getByRole('region', { name: 'To begin with' });
  await lead.getByText('You last wrote: “Still here.”').waitFor();
  await lead.getByRole('link', { name: 'Write to Daniel' }).press('Enter');
  await rosa.getByRole('textbox', { name: `Message to ${DANIEL.name}` }).waitFor();
  await expectFocus(rosa, { label: `Message to ${DANIEL.name}` });
  await send(rosa, 'How are the beans?');
  await rosa.goto('/dashboard');
  await rosa.getByRole('link', { name: 'All your people' }).waitFor();
  expect(await lead.count()).toBe(0);
}

/** Asserts that she is nobody to the server, and may come as if for the first time. */
async function expectForgotten(rosa: Page): Promise<void> {
  await rosa.reload();
  await rosa.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await register(rosa, ROSA);
  await logIn(rosa, ROSA);
  await rosa.goto('/connections');
  await rosa.getByRole('heading', { level: 1 }).waitFor();
  expect(await rosa.getByRole('link', { name: DANIEL.name }).count()).toBe(0);
}

async function openPage(): Promise<Page> {
  const device = await openDevice(site.browser, site.server.url);
  await installClock(device);
  return device.newPage();
}

async function findAndRequest(page: Page, other: Person): Promise<void> {
  await page.goto('/advanced-search');
  await page.getByPlaceholder('Search by name or bio...').fill('whitf');
  await page.getByText('1 matches found').first().waitFor();
  await page.getByRole('link', { name: 'View Profile' }).click();
  // Her card names her and has the same button, so only the address tells that her profile is there.
  await page.waitForURL('**/profile/*');
  await page.getByRole('heading', { level: 1, name: other.name }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Connect' }).click();
  await page.getByRole('button', { name: 'Send request' }).click();
  await page.getByRole('button', { name: 'Request Sent' }).waitFor();
}

async function accept(page: Page, other: Person): Promise<void> {
  await page.goto('/connections');
  await page.getByRole('link', { name: other.name }).waitFor();
  await page.getByRole('button', { name: /^Accept/ }).click();
  await page.getByText('You can now message this user.').first().waitFor();
}
