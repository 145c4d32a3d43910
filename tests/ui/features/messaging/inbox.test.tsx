import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import {
  messageFrom,
  storeConnection,
  storeMember,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { createMessage } from '#tests/support/writes.ts';
import { CONNECTIONS_POLLING } from '#ui/parts/connections/connections.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let server: TestServer;
let readers = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const HOUR = 60 * 60 * 1000;

/** Noon of the day that many days ago, where the page is. */
function daysAgo(days: number): string {
  const noon = new Date();
  noon.setHours(12, 0, 0, 0);
  noon.setDate(noon.getDate() - days);
  return noon.toISOString();
}

async function signUpWithFriends(names: readonly string[]) {
  readers += 1;
  const member = await signUp(server.url, `keeper-${readers}`);
  const friends: { id: MemberId; connection: Connection }[] = [];
  for (const name of names) {
    const { id } = await storeMember(server.storage, { name });
    const connection = await storeConnection(server.storage, id, toMemberId(member.id));
    friends.push({ id, connection });
  }
  return { member, friends };
}

async function write(from: MemberId, connection: Connection, content: string, createdAt: string) {
  return (await createMessage(server.storage, {
    ...messageFrom(from, connection, content),
    createdAt,
  }))!;
}

const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('link');
/** Names as they are seen: each row has its own a second time, for those who hear it. */
const SHOWN = { ignore: '.sr-only bdi' };
const names = () => rows().map((row) => (row.querySelector('.sr-only') ?? row).textContent);

async function signUpWithMessages(): Promise<{
  member: MemberClient;
  frieda: { id: MemberId; connection: Connection };
  anton: { id: MemberId; connection: Connection };
}> {
  const { member, friends } = await signUpWithFriends(['Frieda', 'Anton']);
  const [frieda, anton] = friends;
  await write(frieda!.id, frieda!.connection, 'Shall we bake?', daysAgo(1));
  const later = new Date(Date.parse(daysAgo(1)) + HOUR).toISOString();
  await write(frieda!.id, frieda!.connection, 'On Sunday, I mean.', later);
  await write(anton!.id, anton!.connection, 'Are you there?', daysAgo(3));
  await write(
    toMemberId(member.id),
    anton!.connection,
    'Sunday would\nbe lovely',
    new Date().toISOString(),
  );
  return { member, frieda: frieda!, anton: anton! };
}

test('rows show who, the last words, when, and what is unread; requests come after them', async () => {
  const { member } = await signUpWithMessages();
  const asking = await storeMember(server.storage, { name: 'Ines' });
  await storeRequest(server.storage, asking.id, toMemberId(member.id));
  renderPage('/messages', member.fetch);
  await screen.findByText('Sunday would be lovely');
  expect(rows()).toHaveLength(3);
  const [anton, frieda, ines] = rows();
  expect(anton).toHaveAccessibleName(/^Anton, 1 new message, /);
  expect(anton).toHaveAccessibleDescription('You: Sunday would be lovely');
  expect(frieda).toHaveAccessibleName('Frieda, 2 new messages, yesterday');
  expect(frieda).toHaveAccessibleDescription('On Sunday, I mean.');
  expect(within(frieda!).getByText('2')).toBeVisible();
  expect(within(frieda!).getByText('On Sunday, I mean.')).toHaveAttribute('dir', 'auto');
  expect(ines).toHaveAccessibleName(/^Ines ?Wants to connect with you$/);
  expect(screen.getByRole('heading', { name: 'Requests' })).toBeVisible();
});

test('a conversation can be pinned and muted by keyboard, and both can be undone', async () => {
  const { member, frieda } = await signUpWithMessages();
  const { user } = renderPage(`/messages?connection=${frieda.connection.id}`, member.fetch);
  const more = { name: 'More for your conversation with Frieda' };
  await screen.findByRole('button', more);
  expect(names()[0]).toMatch(/^Anton/);
  for (const [choice, mark] of [
    ['Pin to the top', /^Frieda, .*pinned$/],
    ['Mute conversation', /^Frieda, .*pinned, muted$/],
    ['Unpin conversation', /^Frieda, .*[^d], muted$/],
    ['Unmute conversation', /^Frieda, [^,]*(, [^,]*)?$/],
  ] as const) {
    (await screen.findByRole('button', more)).focus();
    await user.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: choice });
    const items = screen.getAllByRole('menuitem');
    for (let press = 0; press < items.length && document.activeElement !== item; press += 1) {
      await user.keyboard('{ArrowDown}');
    }
    expect(item).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(names().some((name) => mark.test(name))).toBe(true);
    });
    if (choice === 'Pin to the top') {
      await waitFor(() => {
        expect(names()[0]).toMatch(/^Frieda/);
      });
    }
  }
});

test('what could not be pinned says so, and stays where it was', async () => {
  const { member, frieda } = await signUpWithMessages();
  const network = createUnreliableNetwork(member.fetch);
  const { user } = renderPage(`/messages?connection=${frieda.connection.id}`, network.fetch);
  const more = { name: 'More for your conversation with Frieda' };
  await user.click(await screen.findByRole('button', more));
  network.fail(/PATCH/);
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
  expect(await screen.findByText('Nothing has changed')).toBeVisible();
  expect(names()[0]).toMatch(/^Anton/);
});

test('a request has nothing to pin', async () => {
  const { member } = await signUpWithFriends([]);
  const asking = await storeMember(server.storage, { name: 'Ines' });
  const request = await storeRequest(server.storage, asking.id, toMemberId(member.id));
  renderPage(`/messages?connection=${request.id}`, member.fetch);
  await screen.findByRole('heading', { level: 2, name: 'Ines' });
  expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument();
});

test('from the first conversation on they are searched by name, whatever the case and accents', async () => {
  const { member: newcomer } = await signUpWithFriends([]);
  const first = renderPage('/messages', newcomer.fetch);
  await screen.findByRole('heading', { name: 'Choose a conversation' });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  first.unmount();
  const one = await signUpWithFriends(['Friend 1']);
  const second = renderPage('/messages', one.member.fetch);
  await screen.findByText('Friend 1', SHOWN);
  expect(screen.getByRole('searchbox')).toBeVisible();
  second.unmount();
  const few = Array.from({ length: 9 }, (_name, place) => `Friend ${place}`);
  const { member } = await signUpWithFriends(few);
  const zoe = await storeMember(server.storage, { name: 'Zoë Ørsted' });
  await storeConnection(server.storage, zoe.id, toMemberId(member.id));
  const asking = await storeMember(server.storage, { name: 'Zoe Request' });
  await storeRequest(server.storage, asking.id, toMemberId(member.id));
  const { user } = renderPage('/messages', member.fetch);
  const search = await screen.findByRole('searchbox', { name: 'Search people and messages' });
  await user.type(search, ' ZOE');
  await waitFor(() => {
    expect(names()).toHaveLength(2);
  });
  expect(names()[0]).toMatch(/^Zoë Ørsted, /);
  expect(names()[1]).toMatch(/^Zoe Request/);
  await user.type(search, 'x');
  expect(await screen.findByText('No one found by that name.')).toBeVisible();
  await user.clear(search);
  await waitFor(() => {
    expect(names()).toHaveLength(11);
  });
});

test('reading a conversation takes its count away', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { member, frieda } = await signUpWithMessages();
  renderPage('/messages', member.fetch);
  await screen.findByRole('link', { name: /^Frieda, 2 new messages/ });
  const { messages, commit } = server.storage;
  for (const { id, read } of await messages.listOf(frieda.connection.id, {
    before: null,
    limit: 9,
  })) {
    if (read) continue;
    const at = new Date().toISOString();
    const changes = [{ type: 'mark_read', id } as const];
    await commit({ changes, events: [], actorId: null, at });
  }
  vi.advanceTimersByTime(CONNECTIONS_POLLING);
  expect(await screen.findByRole('link', { name: 'Frieda, yesterday' })).toBeVisible();
});
