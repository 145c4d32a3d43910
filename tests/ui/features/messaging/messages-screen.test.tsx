import { toMemberId } from '#tests/support/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '#core/connections/domain/connection.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection, storeMember, storeRequest } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import { declineRequest } from '#tests/ui/parts/connections/decline-request.ts';

interface Reader {
  readonly member: MemberClient;
  readonly friendship: Connection;
  readonly sent: Connection;
  readonly received: Connection;
}

/** Names as they are seen: each row has its own a second time, for those who hear it. */
const SHOWN = { ignore: '.sr-only bdi' };

let server: TestServer;
let readers = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function signUpConnected(): Promise<Reader> {
  readers += 1;
  const { storage } = server;
  const member = await signUp(server.url, `reader-${readers}`);
  const friend = await storeMember(storage, { name: 'Frieda' });
  const asked = await storeMember(storage, { name: 'Anton' });
  const asking = await storeMember(storage, { name: 'Ines', bio: 'I bake bread.', age: 40 });
  return {
    member,
    friendship: await storeConnection(storage, friend.id, toMemberId(member.id)),
    sent: await storeRequest(storage, toMemberId(member.id), asked.id),
    received: await storeRequest(storage, asking.id, toMemberId(member.id)),
  };
}

const pane = () => within(screen.getByRole('region', { name: 'Conversation' }));
const listed = () =>
  within(screen.getByRole('tabpanel'))
    .queryAllByRole('link')
    .map((link) => {
      const heard = link.querySelector('.sr-only')?.textContent ?? '';
      const seen = link.textContent.replace(heard, '');
      return seen.replace(link.querySelector('time')?.textContent ?? '', '');
    });

test('the list shows all, pending with their number, and active conversations', async () => {
  const { member } = await signUpConnected();
  const { user } = renderPage('/messages', member.fetch);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Messages & Connections' }),
  ).toBeVisible();
  expect(document.title).toBe('Messages & Connections | Hearthkin');
  expect(await screen.findByText('Frieda', SHOWN)).toBeVisible();
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['All', 'Pending2', 'Active']);
  const ines = 'InesWants to connect with you';
  const anton = 'AntonWaiting for an answer';
  expect(listed()).toEqual(['FriedaConnected', ines, anton]);
  await user.click(screen.getByRole('tab', { name: /^Pending ?2$/ }));
  expect(listed()).toEqual([ines, anton]);
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(listed()).toEqual(['FriedaConnected']);
  expect(screen.getByRole('link', { name: 'Find Connections' })).toHaveAttribute(
    'href',
    '/explore',
  );
});

test('a chosen conversation opens, its address names it, and focus moves to it', async () => {
  const { member, friendship } = await signUpConnected();
  const { user, router } = renderPage('/messages', member.fetch);
  await user.click(await screen.findByRole('link', { name: /Frieda/ }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Frieda' })).toHaveFocus();
  expect(router.state.location.search).toBe(`?connection=${friendship.id}`);
  await user.click(screen.getByRole('link', { name: 'Back to your conversations' }));
  expect(await screen.findByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
});

test('a sent request waits, and can be cancelled', async () => {
  const { member, sent } = await signUpConnected();
  const { user, router } = renderPage(`/messages?connection=${sent.id}`, member.fetch);
  await screen.findByRole('heading', { level: 2, name: 'Anton' });
  expect(pane().getByText('Waiting for an answer')).toBeVisible();
  expect(pane().queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(pane().getByRole('button', { name: 'Cancel Request to Anton' }));
  expect(await screen.findByText('Connection rejected')).toBeVisible();
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
  expect(await server.storage.connections.findById(sent.id)).toBeNull();
});

test('a received request can be accepted, and the chat takes its place', async () => {
  const { member, received } = await signUpConnected();
  const { user } = renderPage(`/messages?connection=${received.id}`, member.fetch);
  await screen.findByRole('heading', { level: 2, name: 'Ines' });
  expect(pane().getByText('Wants to connect with you')).toBeVisible();
  expect(pane().getByText('I bake bread.')).toBeVisible();
  expect(pane().queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(pane().getByRole('button', { name: 'Accept Ines’s request' }));
  expect(await screen.findByText('Connection accepted')).toBeVisible();
  expect(screen.getByText('You can now message this user.')).toBeVisible();
  expect(await screen.findByLabelText('Message to Ines')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Ines' })).toHaveFocus();
});

test('a received request can be declined', async () => {
  const { member, received } = await signUpConnected();
  const { user } = renderPage(`/messages?connection=${received.id}`, member.fetch);
  await screen.findByRole('heading', { level: 2, name: 'Ines' });
  await declineRequest(user, pane().getByRole('button', { name: 'Decline Ines’s request' }));
  expect(await screen.findByText('The connection request has been removed.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Choose a conversation' })).toBeVisible();
  expect(await server.storage.connections.findById(received.id)).toBeNull();
});

test.each([
  ['Accept', 'Failed to accept connection', 'accepting the connection request'],
  ['Decline', 'Failed to reject connection', 'rejecting the connection request'],
])('%s that fails says so, and can be tried again', async (action, title, doing) => {
  const { member, received } = await signUpConnected();
  const network = createUnreliableNetwork(member.fetch);
  const { user } = renderPage(`/messages?connection=${received.id}`, network.fetch);
  await screen.findByRole('heading', { level: 2, name: 'Ines' });
  network.fail(/PATCH|DELETE/);
  const label = `${action} Ines’s request`;
  const button = pane().getByRole('button', { name: label });
  await (action === 'Decline' ? declineRequest(user, button) : user.click(button));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(`There was an error ${doing}. Please try again.`)).toBeVisible();
  expect(await pane().findByRole('button', { name: label })).toBeEnabled();
});

test.each(['999999', 'abc', '-1'])(
  'an address with no such conversation (%s) says so',
  async (id) => {
    const { member } = await signUpConnected();
    renderPage(`/messages?connection=${id}`, member.fetch);
    expect(
      await screen.findByRole('heading', { name: 'This conversation has gone' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See your conversations' })).toBeVisible();
  },
);

test('conversations that cannot be loaded can be tried again', async () => {
  const { member } = await signUpConnected();
  const network = createUnreliableNetwork(member.fetch);
  network.fail(/connections/);
  const { user } = renderPage('/messages', network.fetch);
  expect(await screen.findByText('Sorry, we couldn’t load your conversations.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Frieda', SHOWN)).toBeVisible();
});
