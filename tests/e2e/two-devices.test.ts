import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openConversation, readMessage, send } from './conversation.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { DANIEL, GRETA, ROSA } from './people.ts';
import { installClock, passPolling } from './polling.ts';
import { connect, logIn, openDevice, requestConnection, signUpOnOwnDevice } from './sign-up.ts';

const site = startJourneySite(startJourneyServer);
let daniel: Page;
let laptop: Page;
let phone: Page;

/** Rosa is signed in twice; she knows Daniel, and Greta has asked to connect. */
beforeAll(async () => {
  const danielSignedUp = await signUpOnOwnDevice(site, DANIEL);
  const gretaSignedUp = await signUpOnOwnDevice(site, GRETA);
  const rosaSignedUp = await signUpOnOwnDevice(site, ROSA);
  const rosasPhone = await openDevice(site.browser, site.server.url);
  await connect(danielSignedUp, rosaSignedUp);
  await requestConnection(gretaSignedUp.device, {
    from: gretaSignedUp.self,
    to: rosaSignedUp.self,
  });
  await Promise.all([rosaSignedUp.device, rosasPhone].map(installClock));
  daniel = await danielSignedUp.device.newPage();
  laptop = await rosaSignedUp.device.newPage();
  phone = await rosasPhone.newPage();
  await phone.goto('/login');
  await logIn(phone, ROSA);
});

test('a message that is read on one device is read on the other', async () => {
  await laptop.goto('/dashboard');
  await openConversation(daniel, ROSA);
  await send(daniel, 'The cherries are ripe.');
  await passPolling(laptop);
  await passPolling(phone);
  await Promise.all([expectUnread(laptop, 1), expectUnread(phone, 1)]);
  await openConversation(laptop, DANIEL);
  await readMessage(laptop, 'The cherries are ripe.');
  await passPolling(laptop);
  await passPolling(phone);
  await Promise.all([expectUnread(laptop, 0), expectUnread(phone, 0)]);
});

test('what is written on one device shows on the other, once', async () => {
  await openConversation(phone, DANIEL);
  await readMessage(phone, 'The cherries are ripe.');
  await send(phone, 'Then I bring a basket.');
  await passPolling(laptop);
  await readMessage(laptop, 'Then I bring a basket.');
  expect(await laptop.getByText('You wrote:').count()).toBe(1);
  expect(await phone.getByText('You wrote:').count()).toBe(1);
});

test('a request that is accepted on one device is accepted on the other', async () => {
  const request = phone.getByRole('link', { name: `${GRETA.name} Wants to connect with you` });
  await request.waitFor();
  await laptop.goto('/connections');
  await laptop.getByRole('group', { name: GRETA.name }).getByText('Accept').click();
  await laptop.getByText('You can now message this user.').first().waitFor();
  await passPolling(phone);
  await phone.getByRole('link', { name: new RegExp(`^${GRETA.name}, `) }).click();
  const box = phone.getByRole('textbox', { name: `Message to ${GRETA.name}` });
  await expect.poll(() => box.isVisible()).toBe(true);
  await send(phone, 'Welcome, Greta.');
});

test('logging out on one device leaves the other signed in', async () => {
  await laptop.getByRole('button', { name: 'Your account' }).click();
  await laptop.getByRole('menuitem', { name: 'Logout' }).click();
  await laptop.getByText('You have been successfully logged out.').first().waitFor();
  expect(new URL(laptop.url()).pathname).toBe('/');
  await laptop.goto('/messages');
  await laptop.getByRole('heading', { level: 1, name: 'Login' }).waitFor();

  await send(phone, 'I am still here.');
  await phone.reload();
  await readMessage(phone, 'I am still here.');
});

/** Asserts that the header comes to say how many messages are unread. */
async function expectUnread(page: Page, count: number): Promise<void> {
  const name = count === 0 ? 'Messages' : `Messages ${count} new`;
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await expect.poll(() => link.isVisible()).toBe(true);
}
