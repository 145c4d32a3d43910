import { toMemberId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMember, storeMessage } from '#tests/support/stored-records.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { MESSAGES_POLLING } from '#ui/parts/messaging/messages.ts';
import { formatDay, formatTime } from '#ui/parts/people/display-text.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { until } from '#tests/ui/until.ts';
import { putMessagesInView } from './messages-in-view.ts';
import { log, openChat, recordCalls, signUpPair } from './open-chat.ts';
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

const expectNothingUnread = (memberId: MemberId) =>
  until(async () => {
    expect(await server.storage.messages.countUnread(memberId)).toBe(0);
  });

test('messages stand under their day, oldest first, with the hour and who wrote them', async () => {
  const pair = await signUpPair(server);
  const { id, createdAt: heardAt } = await pair.hear('Hello Rosa');
  await markAsRead(server.storage, id);
  const { createdAt: saidAt } = await pair.say('Hello Frieda');
  await openChat(pair);
  const day = within(log().getByRole('region', { name: formatDay(heardAt) }));
  expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `Frieda wrote:Hello Rosa${formatTime(heardAt)}`,
    `You wrote:Hello Frieda${formatTime(saidAt)}`,
  ]);
});

test('what the other writes appears and is announced', async () => {
  const pair = await signUpPair(server);
  await pair.hear('Old news');
  await openChat(pair);
  expect(screen.queryByText(/New message from/)).not.toBeInTheDocument();
  await pair.hear('Are you there?');
  vi.advanceTimersByTime(MESSAGES_POLLING);
  const announcement = await screen.findByText('New message from Frieda: Are you there?');
  expect(announcement.closest('[role=status]')).not.toBeNull();
  expect(log().getByText('Are you there?')).toBeVisible();
});

test('messages that come together are announced together, and the same words anew', async () => {
  const pair = await signUpPair(server);
  await openChat(pair);
  await pair.hear('Good morning');
  await pair.hear('Are you up?');
  vi.advanceTimersByTime(5_000);
  const first = await screen.findByText('New message from Frieda: Are you up?');
  expect(first.parentElement).toHaveTextContent(
    'New message from Frieda: Good morningNew message from Frieda: Are you up?',
  );
  await pair.say('Soon');
  await pair.hear('Are you up?');
  vi.advanceTimersByTime(5_000);
  await waitFor(() => {
    expect(screen.getByText('New message from Frieda: Are you up?')).not.toBe(first);
  });
  expect(screen.queryByText('New message from Frieda: Good morning')).not.toBeInTheDocument();
});

test('messages and their unread number are asked for every 5 seconds, connections every 10', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  const ines = await storeMember(server.storage, { name: 'Ines' });
  const elsewhere = await storeConnection(server.storage, ines.id, toMemberId(pair.rosa.id));
  await storeMessage(server.storage, ines.id, elsewhere);
  await openChat(pair);
  const header = within(screen.getByRole('navigation', { name: 'Main' }));
  await header.findByRole('link', { name: 'Messages 1 new' });
  const polled = [/GET .*\/messages$/, /GET .*\/unread-count$/, /GET .*\/connections\?/];
  const before = polled.map((call) => callsTo(call).length);
  const since = () => polled.map((call, index) => callsTo(call).length - before[index]!);
  vi.advanceTimersByTime(4_999);
  expect(since()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(1);
  expect(since()).toEqual([1, 1, 0]);
  vi.advanceTimersByTime(4_999);
  expect(since()[2]).toBe(0);
  vi.advanceTimersByTime(1);
  expect(since()[2]).toBe(1);
});

test('one call marks each unread message that was received, and no other', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(server));
  const { id: readBefore } = await pair.hear('Read before');
  await markAsRead(server.storage, readBefore);
  await pair.say('My own');
  const { id: one } = await pair.hear('One');
  const { id: two } = await pair.hear('Two');
  await openChat(pair);
  await expectNothingUnread(toMemberId(pair.rosa.id));
  vi.advanceTimersByTime(5_000);
  await until(() => {
    expect(callsTo(/GET .*\/messages$/).length).toBeGreaterThan(1);
  });
  expect(callsTo(/PATCH/)).toEqual([one, two].map((id) => `PATCH /api/messages/${id}/read`));
});

test('nobody is shown whether the other has read what they wrote', async () => {
  const pair = await signUpPair(server);
  const { id } = await pair.say('Have you read this?');
  const { user, box } = await openChat(pair);
  const look = log().getByText('Have you read this?').closest('li')!.outerHTML;
  await markAsRead(server.storage, id);
  await user.type(box, 'And this?{Enter}');
  vi.advanceTimersByTime(5_000);
  await pair.hear('Yes');
  vi.advanceTimersByTime(5_000);
  expect(await log().findByText('Yes')).toBeVisible();
  expect(log().getByText('Have you read this?').closest('li')!.outerHTML).toBe(look);
  expect(log().queryByText(/\b(read|seen)\b/i, { ignore: 'p' })).not.toBeInTheDocument();
});

test('what has been received is marked as read, and leaves the unread count', async () => {
  const pair = await signUpPair(server);
  await pair.hear('One');
  await pair.hear('Two');
  await openChat(pair);
  await expectNothingUnread(toMemberId(pair.rosa.id));
  const header = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(await header.findByRole('link', { name: 'Messages' })).toBeVisible();
});

test('a message that cannot be marked as read is only logged, and marked the next time', async () => {
  const pair = await signUpPair(server);
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  pair.network.fail(/PATCH/);
  await pair.hear('One');
  await openChat(pair);
  await until(() => {
    expect(logged).toHaveBeenCalledWith(
      'A message could not be marked as read.',
      expect.any(TypeError),
    );
  });
  logged.mockRestore();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  pair.network.recover();
  await pair.hear('Two');
  vi.advanceTimersByTime(MESSAGES_POLLING);
  await expectNothingUnread(toMemberId(pair.rosa.id));
});

test('earlier messages are read when asked for', async () => {
  const pair = await signUpPair(server);
  for (let number = 1; number <= 60; number += 1) await pair.hear(`Number ${number}`);
  const { user } = await openChat(pair);
  expect(log().getByText('Number 60')).toBeVisible();
  expect(log().queryByText('Number 10')).not.toBeInTheDocument();
  await user.click(log().getByText('Show earlier messages'));
  expect(await log().findByText('Number 1')).toBeVisible();
  expect(log().getByText('Number 60')).toBeVisible();
  expect(log().queryByText('Show earlier messages')).not.toBeInTheDocument();
  await expectNothingUnread(toMemberId(pair.rosa.id));
});

test('web addresses in messages show where they lead before they open, and markup is text', async () => {
  const pair = await signUpPair(server);
  await pair.hear('<b>Look</b> at https://example.org/walks, please');
  const { user } = await openChat(pair);
  expect(log().queryByRole('link')).not.toBeInTheDocument();
  const address = log().getByRole('button', { name: 'https://example.org/walks' });
  expect(address.parentElement).toHaveTextContent(
    '<b>Look</b> at https://example.org/walks, please',
  );
  await user.click(address);
  const dialog = within(
    screen.getByRole('dialog', { name: 'This link leads to example.org. Open it?' }),
  );
  expect(dialog.getByText('The whole address is https://example.org/walks')).toBeVisible();
  const link = dialog.getByRole('link', { name: 'Open it' });
  expect(link).toHaveAttribute('href', 'https://example.org/walks');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await user.click(dialog.getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address).toHaveFocus();
  await expectNothingUnread(toMemberId(pair.rosa.id));
});

test('a connection that the other ends closes the conversation', async () => {
  const pair = await signUpPair(server);
  await openChat(pair);
  await pair.frieda.send('DELETE', `/api/connections/${pair.connection.id}`);
  vi.advanceTimersByTime(CONNECTIONS_POLLING);
  expect(await screen.findByRole('heading', { name: 'This conversation has gone' })).toBeVisible();
});

test('messages that cannot be loaded can be tried again', async () => {
  const pair = await signUpPair(server);
  await pair.hear('Hello');
  pair.network.fail(/GET .*messages$/);
  const { user } = renderPage(pair.address, pair.network.fetch);
  expect(await screen.findByText('Sorry, we couldn’t load the messages.')).toBeVisible();
  pair.network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Messages' });
  expect(log().getByText('Hello')).toBeVisible();
  await expectNothingUnread(toMemberId(pair.rosa.id));
});
