import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Self } from '#core/domain/member/member.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import {
  storeConnection,
  storeMember,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { renderPage } from '../render-page.tsx';
import { createUnreliableNetwork } from '../unreliable-network.ts';

let server: TestServer;
let friend: Self;
let asked: Self;
let asking: Self;
let readers = 0;

beforeAll(async () => {
  server = await startTestServer();
  const { storage } = server;
  friend = await storeMember(storage, { name: 'Frieda Groß', username: 'frieda', age: 61 });
  asked = await storeMember(storage, { name: 'Anton', bio: 'Bakes bread', location: 'Łódź' });
  asking = await storeMember(storage, { name: 'Ines', location: 'Leeds' });
});
afterAll(() => server.close());

/** A member with a friend, a request sent and a request received. */
async function signUpConnected(): Promise<MemberClient> {
  readers += 1;
  const member = await signUp(server.url, `reader-${readers}`);
  await storeConnection(server.storage, friend.id, member.id);
  await storeRequest(server.storage, member.id, asked.id);
  await storeRequest(server.storage, asking.id, member.id);
  return member;
}

const shownNames = () =>
  screen.queryAllByRole('heading', { level: 2 }).flatMap((heading) => {
    const name = within(heading).queryByRole('link');
    return name ? [name.textContent] : [];
  });
const actionsFor = (name: string) => within(screen.getByRole('group', { name }));
const actionNames = (name: string) =>
  [...screen.getByRole('group', { name }).children].map(({ textContent }) => textContent);

test('each tab shows its connections and counts them', async () => {
  const member = await signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  expect(await screen.findByText('Ines')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Your Connections' })).toBeVisible();
  expect(screen.getByText('Manage your relationships and connection requests')).toBeVisible();
  expect(document.title).toBe('Your Connections | Hearthkin');
  expect(screen.getByRole('link', { name: 'Find New Connections' })).toHaveAttribute(
    'href',
    '/explore',
  );
  const tabs: [RegExp, string[]][] = [
    [/^All ?3$/, ['Ines', 'Anton', 'Frieda Groß']],
    [/^Active ?1$/, ['Frieda Groß']],
    [/^All Pending ?2$/, ['Ines', 'Anton']],
    [/^Sent ?1$/, ['Anton']],
    [/^Received ?1$/, ['Ines']],
  ];
  for (const [name, shown] of tabs) {
    await user.click(screen.getByRole('tab', { name }));
    expect(shownNames()).toEqual(shown);
  }
});

test('a card tells how the connection stands, and offers what may be done', async () => {
  const member = await signUpConnected();
  renderPage('/connections', member.fetch);
  expect(await screen.findByText('@frieda')).toBeVisible();
  expect(screen.getByText('61 years')).toBeVisible();
  expect(screen.getByText('Bakes bread')).toBeVisible();
  expect(screen.getByText('Connected since', { exact: false })).toHaveTextContent(
    'Connected since March 3, 2026',
  );
  for (const requested of screen.getAllByText('Request sent', { exact: false })) {
    expect(requested).toHaveTextContent('Request sent March 2, 2026');
  }
  expect(actionNames('Ines')).toEqual(['Decline', 'Accept']);
  expect(actionNames('Anton')).toEqual(['Cancel Request']);
  expect(actionNames('Frieda Groß')).toEqual(['View Profile', 'Message', 'End Connection']);
  expect(actionsFor('Frieda Groß').getByRole('link', { name: 'Message' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/messages\?connection=\d+$/),
  );
});

test('accepting makes a connection of a request', async () => {
  const member = await signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText('Ines');
  await user.click(actionsFor('Ines').getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Connection accepted')).toBeVisible();
  expect(screen.getByText('You can now message this user.')).toBeVisible();
  expect(await actionsFor('Ines').findByRole('link', { name: 'Message' })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

test.each([
  ['Ines', 'Decline'],
  ['Anton', 'Cancel Request'],
])('the request of or to %s is gone after %s', async (name, action) => {
  const member = await signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText(name);
  await user.click(actionsFor(name).getByRole('button', { name: action }));
  expect(await screen.findByText('Connection rejected')).toBeVisible();
  expect(screen.getByText('The connection request has been removed.')).toBeVisible();
  await waitFor(() => {
    expect(shownNames()).not.toContain(name);
  });
  expect(screen.getByRole('tab', { name: /^All Pending/ })).toHaveTextContent('1');
  await waitFor(() => {
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

test('a connection is ended only after saying what is lost', async () => {
  const member = await signUpConnected();
  const between = await server.storage.connections.findBetween(member.id, friend.id);
  await storeMessage(server.storage, friend.id, between!);
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText('Frieda Groß');
  const end = () => actionsFor('Frieda Groß').getByRole('button', { name: 'End Connection' });
  await user.click(end());
  const dialog = within(
    await screen.findByRole('dialog', { name: 'End your connection with Frieda Groß?' }),
  );
  expect(dialog.getByText(/all messages between you are deleted for both of you/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep Connection' }));
  expect(await server.storage.connections.findBetween(member.id, friend.id)).not.toBeNull();
  await user.click(end());
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'End Connection' }));
  expect(await screen.findByText('Connection ended')).toBeVisible();
  expect(await server.storage.connections.findBetween(member.id, friend.id)).toBeNull();
  await waitFor(() => {
    expect(shownNames()).toEqual(['Ines', 'Anton']);
  });
});

test.each([
  ['Accept', 'Failed to accept connection', 'accepting the connection request'],
  ['Decline', 'Failed to reject connection', 'rejecting the connection request'],
])('%s that fails changes nothing and says so', async (action, title, doing) => {
  const member = await signUpConnected();
  const network = createUnreliableNetwork(member.fetch);
  const { user } = renderPage('/connections', network.fetch);
  await screen.findByText('Ines');
  network.fail(/PATCH|DELETE/);
  await user.click(actionsFor('Ines').getByRole('button', { name: action }));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(`There was an error ${doing}. Please try again.`)).toBeVisible();
  await waitFor(() => {
    expect(actionsFor('Ines').getByRole('button', { name: action })).toBeEnabled();
  });
});

test('the search looks at name, place and bio, whatever the case or accents', async () => {
  const member = await signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  const search = await screen.findByPlaceholderText('Search connections...');
  for (const [text, shown] of [
    ['GROSS', ['Frieda Groß']],
    ['lodz', ['Anton']],
    ['bread', ['Anton']],
    ['in', ['Ines']],
  ] as const) {
    await user.clear(search);
    await user.type(search, text);
    expect(shownNames()).toEqual(shown);
  }
  await user.type(search, 'nobody');
  expect(screen.getByRole('heading', { name: 'No connections found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(shownNames()).toHaveLength(3);
});

test('a tab without connections says so in its own words', async () => {
  readers += 1;
  const member = await signUp(server.url, `reader-${readers}`);
  const { user } = renderPage('/connections', member.fetch);
  expect(await screen.findByRole('heading', { name: 'No connections found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find People to Connect With' })).toHaveAttribute(
    'href',
    '/explore',
  );
  for (const [tab, text] of [
    [
      /^All ?0/,
      "You don't have any connections yet. Start exploring to find people to connect with.",
    ],
    [/^All Pending/, "You don't have any pending connection requests."],
    [/^Active/, "You don't have any active connections yet."],
    [/^Sent/, "You haven't sent any connection requests."],
    [/^Received/, "You don't have any incoming connection requests."],
  ] as const) {
    await user.click(screen.getByRole('tab', { name: tab }));
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('connections that cannot be loaded can be tried again', async () => {
  const member = await signUpConnected();
  const network = createUnreliableNetwork(member.fetch);
  network.fail(/connections/);
  const { user } = renderPage('/connections', network.fetch);
  expect(await screen.findByText('Your connections could not be loaded.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ines')).toBeVisible();
});
