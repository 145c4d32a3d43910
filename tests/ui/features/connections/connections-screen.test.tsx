import { toMemberId } from '#tests/support/ids.ts';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import { actionsFor, shownNames, startServerWithConnections } from './connected-members.ts';

let world: Awaited<ReturnType<typeof startServerWithConnections>>;

beforeAll(async () => {
  world = await startServerWithConnections();
});
afterAll(() => world.server.close());

const actionNames = (name: string) =>
  [...screen.getByRole('group', { name }).children].map(({ textContent }) => textContent);

test('each tab shows its connections and counts them', async () => {
  const member = await world.signUpConnected();
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
    [/^All ?3$/, ['Ines', 'Frieda Groß', 'Anton']],
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
  const member = await world.signUpConnected();
  const { storage } = world.server;
  const friendship = await storage.connections.findBetween(toMemberId(member.id), world.friend.id);
  const { user } = renderPage('/connections', member.fetch);
  expect(await screen.findByText('Bakes bread')).toBeVisible();
  expect(screen.getByText('Connected').parentElement).toHaveTextContent(
    `Connected since ${formatDay(friendship!.acceptedAt!)}`,
  );
  expect(screen.getByText('No messages yet')).toBeVisible();
  for (const requested of screen.getAllByText('Request sent', { exact: false })) {
    expect(requested).toHaveTextContent(`Request sent ${formatDay(friendship!.createdAt)}`);
  }
  expect(actionNames('Ines')).toEqual(['Decline', 'Accept', 'Report or block']);
  expect(actionNames('Anton')).toEqual(['Cancel Request', 'Report or block']);
  expect(actionNames('Frieda Groß')).toEqual(['View Profile', 'Message', '']);
  await user.click(screen.getByRole('button', { name: 'More for Frieda Groß' }));
  const seldom = await screen.findAllByRole('menuitem');
  expect(seldom.map(({ textContent }) => textContent)).toEqual([
    'Introduce Frieda Groß to…',
    'Report or block',
    'End Connection',
  ]);
  await user.keyboard('{Escape}');
  expect(actionsFor('Frieda Groß').getByRole('link', { name: /^Message / })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/messages\?connection=\d+$/),
  );
});

test('the search looks at name, place and bio, whatever the case or accents', async () => {
  const member = await world.signUpConnected();
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
  const member = await world.signUpAlone();
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByRole('heading', { name: 'No connections found' });
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
    expect(screen.getByRole('heading', { name: 'No connections found' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find People to Connect With' })).toHaveAttribute(
      'href',
      '/explore',
    );
  }
});

test('connections that cannot be loaded can be tried again', async () => {
  const member = await world.signUpConnected();
  const network = createUnreliableNetwork(member.fetch);
  network.fail(/connections/);
  const { user } = renderPage('/connections', network.fetch);
  expect(await screen.findByText('Sorry, we couldn’t load your connections.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ines')).toBeVisible();
});
