import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FLOOD, startFloodedServer } from '#tests/ui/flooded-member.ts';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { shownNames } from './connected-members.ts';

let world: Awaited<ReturnType<typeof startFloodedServer>>;

beforeAll(async () => {
  world = await startFloodedServer();
});
afterAll(() => world.server.close());

test('a flood of requests hides no connection: each tab counts and lists all of its own', async () => {
  const { user } = renderPage('/connections', world.member.fetch);
  for (const [tab, count] of [
    ['All', FLOOD + 2],
    ['Active', 1],
    ['All Pending', FLOOD + 1],
    ['Sent', 1],
    ['Received', FLOOD],
  ] as const) {
    expect(
      await screen.findByRole('tab', { name: new RegExp(`^${tab} ?${count}$`) }),
    ).toBeVisible();
  }
  await user.click(screen.getByRole('tab', { name: /^Active/ }));
  await waitFor(() => {
    expect(shownNames()).toEqual(['Frieda Groß']);
  });
  await user.click(screen.getByRole('tab', { name: /^Sent/ }));
  await waitFor(() => {
    expect(shownNames()).toEqual(['Anton']);
  });
});

test('people in order are read to their end, and shown part by part', async () => {
  const network = createUnreliableNetwork(world.member.fetch);
  network.fail(/GET .*after=/);
  const { user } = renderPage('/connections', network.fetch);
  expect(await screen.findByText('Sorry, we couldn’t load the rest.')).toBeVisible();
  const first = shownNames();
  expect(first.length).toBeLessThan(FLOOD / 2);
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => {
    expect(screen.queryByText('Sorry, we couldn’t load the rest.')).toBeNull();
  });
  expect(shownNames()).toEqual(first);
  for (let count = first.length; count < FLOOD + 2; count = shownNames().length) {
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(shownNames().length).toBeGreaterThan(count);
    expect(screen.getAllByRole('group', { name: /./ })[count]?.closest('li')).toHaveFocus();
  }
  expect(shownNames()).toHaveLength(FLOOD + 2);
  expect(new Set(shownNames()).size).toBe(FLOOD + 2);
  expect(shownNames().slice(0, first.length)).toEqual(first);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('requests that are longer than a page are read on to their end', async () => {
  const network = createUnreliableNetwork(world.member.fetch);
  const { user } = renderPage('/connections?tab=received', network.fetch);
  await screen.findByRole('button', { name: 'Show more' });
  const first = shownNames();
  expect(first.length).toBeLessThan(FLOOD);
  network.fail(/GET .*after=/);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Sorry, we couldn’t load the rest.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => {
    expect(shownNames()).toHaveLength(FLOOD);
  });
  expect(new Set(shownNames()).size).toBe(FLOOD);
  expect(shownNames().slice(0, first.length)).toEqual(first);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('the search finds a connection that was not loaded yet, and says so only when none matches', async () => {
  const network = createUnreliableNetwork(world.member.fetch);
  network.hold(/GET .*after=/);
  const { user } = renderPage('/connections', network.fetch);
  const search = await screen.findByPlaceholderText('Search connections...');
  await user.type(search, 'groß');
  expect(screen.queryByText('No connections found')).not.toBeInTheDocument();
  network.recover();
  await waitFor(() => {
    expect(shownNames()).toEqual(['Frieda Groß']);
  });
  await user.type(search, 'nobody');
  expect(await screen.findByRole('heading', { name: 'No connections found' })).toBeVisible();
});

test('a search that cannot read on says so, and goes on when asked', async () => {
  const network = createUnreliableNetwork(world.member.fetch);
  network.fail(/GET .*after=/);
  const { user } = renderPage('/connections', network.fetch);
  const search = await screen.findByPlaceholderText('Search connections...');
  await user.type(search, 'groß');
  expect(await screen.findByText('Sorry, we couldn’t load the rest.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => {
    expect(shownNames()).toEqual(['Frieda Groß']);
  });
});

test('a tab that cannot be loaded can be tried again', async () => {
  const network = createUnreliableNetwork(world.member.fetch);
  network.fail(/GET .*(status=accepted|after=)/);
  const { user } = renderPage('/connections', network.fetch);
  await screen.findByRole('button', { name: 'Show more' });
  await user.click(screen.getByRole('tab', { name: /^Active/ }));
  expect(await screen.findByText('Sorry, we couldn’t load your connections.')).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(shownNames()).toEqual(['Frieda Groß']);
  });
});
