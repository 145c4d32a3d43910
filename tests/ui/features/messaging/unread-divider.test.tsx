import { toMemberId } from '#tests/support/ids.ts';
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { MESSAGES_POLLING } from '#ui/parts/messaging/messages.ts';
import { putMessagesInView } from './messages-in-view.ts';
import { log, openChat, signUpPair } from './open-chat.ts';
import { markAsRead } from '#tests/support/writes.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What is asked for again and again waits until a test lets that time pass. */
let view: ReturnType<typeof putMessagesInView>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  view = putMessagesInView();
});
afterEach(() => {
  vi.useRealTimers();
  view.restore();
});

const untilAllRead = (memberId: number) =>
  expect.poll(() => server.storage.messages.countUnread(toMemberId(memberId))).toBe(0);

const divider = () => screen.queryByRole('heading', { name: 'New messages' });
const messageAtDivider = () => divider()?.closest('li');

test('a divider stands before the first unread message, and stays once it is read', async () => {
  const pair = await signUpPair(server);
  const { id } = await pair.hear('Read before');
  await markAsRead(server.storage, id);
  await pair.hear('Unread one');
  await pair.hear('Unread two');
  const { user, box } = await openChat(pair);
  expect(messageAtDivider()).toHaveTextContent('Unread one');
  await untilAllRead(pair.rosa.id);
  await user.type(box, 'An answer{Enter}');
  await pair.hear('A later one');
  vi.advanceTimersByTime(MESSAGES_POLLING);
  expect(await log().findByText('A later one')).toBeVisible();
  expect(messageAtDivider()).toHaveTextContent('Unread one');
});

test('where nothing was unread there is none, also when messages come', async () => {
  const pair = await signUpPair(server);
  await pair.say('Hello');
  await openChat(pair);
  await pair.hear('Good evening');
  vi.advanceTimersByTime(MESSAGES_POLLING);
  expect(await log().findByText('Good evening')).toBeVisible();
  expect(divider()).not.toBeInTheDocument();
});

test('it moves up when earlier messages are unread too, and is gone at the next opening', async () => {
  const pair = await signUpPair(server);
  for (let number = 1; number <= 60; number += 1) await pair.hear(`Number ${number}`);
  const { user, router } = await openChat(pair);
  expect(messageAtDivider()).toHaveTextContent('Number 11');
  await user.click(log().getByRole('button', { name: 'Show earlier messages' }));
  expect(await log().findByText('Number 1')).toBeVisible();
  expect(messageAtDivider()).toHaveTextContent(/Number 1\d{1,2}:/);
  await untilAllRead(pair.rosa.id);
  await router.navigate('/messages');
  await screen.findByRole('heading', { name: 'Choose a conversation' });
  await router.navigate(pair.address);
  expect(await screen.findByLabelText('Message to Frieda')).toBeVisible();
  expect(divider()).not.toBeInTheDocument();
});

test('a conversation that is opened again is read anew at once, with its divider', async () => {
  const pair = await signUpPair(server);
  await pair.say('Hello');
  const { router } = await openChat(pair);
  await router.navigate('/messages');
  await screen.findByRole('heading', { name: 'Choose a conversation' });
  await pair.hear('While you were away');
  await router.navigate(pair.address);
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await messages.findByText('While you were away')).toBeVisible();
  expect(messageAtDivider()).toHaveTextContent('While you were away');
});

test('messages in quick succession show one hour, the others keep theirs for screen readers', async () => {
  const pair = await signUpPair(server);
  await pair.say('One');
  await pair.say('Two');
  await pair.hear('Three');
  await openChat(pair);
  const hours = log()
    .getAllByRole('listitem')
    .map((item) => item.querySelector('time')!);
  expect(hours.map((hour) => hour.classList.contains('sr-only'))).toEqual([true, false, false]);
  expect(hours.map((hour) => hour.dateTime)).toEqual(Array(3).fill('2026-03-04T10:00:00.012Z'));
  expect(log().getByText('One').parentElement).toHaveAttribute(
    'title',
    expect.stringMatching(/2026/),
  );
});
