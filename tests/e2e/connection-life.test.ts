import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectNotice, expectStanding, type Side, type Standing } from './connection-standings.ts';
import { readMessage, send } from './conversation.ts';
import { startJourneySite } from './journey-site.ts';
import { startJourneyServer } from './journey-server.ts';
import { DANIEL, ROSA } from './people.ts';
import { installClock, passPolling } from './polling.ts';
import { signUpOnOwnDevice, type SignedUpMember } from './sign-up.ts';

const REQUESTED = 'The user will be notified of your connection request.';
const REMOVED = 'The connection request has been removed.';

const site = startJourneySite(startJourneyServer);
let rosa: Side;
let daniel: Side;

beforeAll(async () => {
  const rosaSignedUp = await signUpOnOwnDevice(site, ROSA);
  const danielSignedUp = await signUpOnOwnDevice(site, DANIEL);
  rosa = await openSide(rosaSignedUp, danielSignedUp);
  daniel = await openSide(danielSignedUp, rosaSignedUp);
});

async function openSide({ device }: SignedUpMember, other: SignedUpMember): Promise<Side> {
  await installClock(device);
  const watch = await device.newPage();
  await watch.goto('/messages');
  const desk = await device.newPage();
  return { other: other.self, desk, watch };
}

test('before anything the two may connect', async () => {
  await expectBoth('none', 'none');
});

test('a request waits with one and asks the other', async () => {
  await daniel.desk.goto(`/profile/${daniel.other.id}`);
  await request(daniel.desk.getByRole('main'), daniel);
  await expectBoth('sent', 'received');
});

test('a request that is cancelled leaves nothing behind', async () => {
  await daniel.desk.goto('/connections');
  await daniel.desk.getByRole('button', { name: 'Cancel Request' }).click();
  await expectNotice(daniel.desk, 'Connection rejected', REMOVED);
  await expectBoth('none', 'none');
});

test('whoever took a request back waits, and the other can ask, from a search', async () => {
  await daniel.desk.goto(`/profile/${daniel.other.id}`);
  await daniel.desk.getByRole('main').getByRole('button', { name: 'Connect' }).click();
  await daniel.desk.getByRole('button', { name: 'Send request' }).click();
  await daniel.desk.getByText('You’ve been in touch before.', { exact: false }).first().waitFor();
  await rosa.desk.goto('/advanced-search');
  await request(rosa.desk.getByRole('group', { name: DANIEL.name }), rosa);
  await expectBoth('received', 'sent');
});

test('a request that is declined by mistake comes back', async () => {
  await daniel.desk.goto('/dashboard');
  await decline(daniel.desk);
  await expectNotice(daniel.desk, 'Connection rejected', `${REMOVED}\nUndo`);
  await daniel.desk.getByText('No requests waiting for you.').waitFor();
  await daniel.desk.getByRole('button', { name: 'Undo' }).click();
  await daniel.desk.getByText('The request is back').first().waitFor();
  await expectBoth('received', 'sent');
});

test('a request that is accepted opens the conversation to both', async () => {
  await daniel.desk.goto('/messages');
  await daniel.desk.getByRole('main').getByRole('link', { name: ROSA.name }).click();
  await daniel.desk.getByRole('button', { name: 'Accept' }).click();
  await expectNotice(daniel.desk, 'Connection accepted', 'You can now message this user.');
  await daniel.desk.getByRole('textbox', { name: `Message to ${ROSA.name}` }).waitFor();
  await expectBoth('accepted', 'accepted');
});

test('what one writes the other is told of, reads and answers', async () => {
  await openChat(daniel);
  await send(daniel.desk, 'Good evening, Rosa.');
  await passPolling(rosa.watch);
  await rosa.watch.getByRole('link', { name: 'Messages 1 new' }).waitFor();
  await rosa.desk.getByRole('link', { name: 'Messages 1 unread' }).waitFor();
  await openChat(rosa);
  await readMessage(rosa.desk, 'Good evening, Rosa.');
  await passPolling(rosa.watch);
  await rosa.watch.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await send(rosa.desk, 'Good evening to you.');
  await passPolling(daniel.desk);
  await readMessage(daniel.desk, 'Good evening to you.');
  await rosa.desk.goto('/connections');
  await send(daniel.desk, 'Shall we play cards on Sunday?');
  await passPolling(rosa.desk);
  const unread = rosa.desk.getByRole('link', { name: 'Messages 1 new' });
  await expect.poll(() => unread.isVisible()).toBe(true);
});

test('before an end it is said what is lost, and nothing is lost by looking', async () => {
  const window = await openEndWindow();
  await window
    .getByText(
      'You won’t be able to write to each other any more, and neither of you can read the messages between you. If you’d like to keep them, make a copy of your data first. A sealed copy is kept for 90 days, in case one of you reports the other. You can’t undo this.',
    )
    .waitFor();
  await rosa.desk.keyboard.press('Escape');
  await window.waitFor({ state: 'detached' });
  await (await openEndWindow()).getByRole('button', { name: 'Keep Connection' }).click();
  await window.waitFor({ state: 'detached' });
  await rosa.desk.reload();
  const standing = rosa.desk.getByText('Connected', { exact: true });
  await expect.poll(() => standing.isVisible()).toBe(true);
});

test('an end takes the messages, read and unread, from both', async () => {
  await (await openEndWindow()).getByRole('button', { name: 'End Connection' }).click();
  await expectNotice(rosa.desk, 'Connection ended', 'The connection and its messages have gone.');
  await Promise.all([passPolling(rosa.watch), passPolling(daniel.desk)]);
  await rosa.watch.getByRole('link', { name: 'Messages', exact: true }).waitFor();
  await daniel.desk.getByRole('heading', { name: 'This conversation has gone' }).waitFor();
  expect(await daniel.desk.getByText('Shall we play cards on Sunday?').count()).toBe(0);
  await expectBoth('none', 'none');
});

test('the one who ended it may ask again, and a request that is declined leaves nothing behind', async () => {
  await rosa.desk.goto('/explore');
  await request(rosa.desk.getByRole('group', { name: DANIEL.name }), rosa);
  await daniel.desk.goto('/dashboard');
  await decline(daniel.desk);
  await expectNotice(daniel.desk, 'Connection rejected', `${REMOVED}\nUndo`);
  await expectBoth('none', 'none');
});

async function expectBoth(danielsStanding: Standing, rosasStanding: Standing): Promise<void> {
  await Promise.all([expectStanding(daniel, danielsStanding), expectStanding(rosa, rosasStanding)]);
}

async function decline(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: /^Decline .*’s request$/ }).click();
  await desk.getByRole('button', { name: 'Decline request' }).click();
}

async function request(place: ReturnType<Page['locator']>, { desk }: Side): Promise<void> {
  await place.getByRole('button', { name: /^Connect with / }).click();
  await desk.getByRole('button', { name: 'Send request' }).click();
  await expectNotice(desk, 'Connection request sent', REQUESTED);
  const button = place.getByRole('button', { name: 'Request Sent' });
  await button.waitFor();
  expect(await button.isEnabled()).toBe(false);
}

async function openChat({ desk, other }: Side): Promise<void> {
  await desk.goto('/connections');
  await desk
    .getByRole('group', { name: other.name })
    .getByRole('link', { name: 'Message' })
    .click();
  await desk.getByRole('textbox', { name: `Message to ${other.name}` }).waitFor();
}

async function openEndWindow(): Promise<ReturnType<Page['locator']>> {
  await rosa.desk.getByRole('button', { name: `More for ${DANIEL.name}` }).click();
  await rosa.desk.getByRole('menuitem', { name: 'End Connection' }).click();
  const window = rosa.desk.getByRole('dialog', {
    name: `End your connection with ${DANIEL.name}?`,
  });
  await window.waitFor();
  return window;
}
