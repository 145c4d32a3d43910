import { toMemberId } from '#tests/support/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeMessage } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import {
  actionsFor,
  chooseFromMenu,
  shownNames,
  startServerWithConnections,
} from './connected-members.ts';
import { declineRequest } from '#tests/ui/parts/connections/decline-request.ts';

let world: Awaited<ReturnType<typeof startServerWithConnections>>;

beforeAll(async () => {
  world = await startServerWithConnections();
});
afterAll(() => world.server.close());

/** What the button is called for those who hear it. */
const nameOf = (action: string) =>
  action === 'Cancel Request' ? 'Cancel Request to Anton' : `${action} Ines’s request`;

test('accepting makes a connection of a request', async () => {
  const member = await world.signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText('Ines');
  await user.click(actionsFor('Ines').getByRole('button', { name: 'Accept Ines’s request' }));
  expect(await screen.findByText('Connection accepted')).toBeVisible();
  expect(screen.getByText('You can now message this user.')).toBeVisible();
  expect(await actionsFor('Ines').findByRole('link', { name: /^Message / })).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

test.each([
  ['Ines', 'Decline'],
  ['Anton', 'Cancel Request'],
])('the request of or to %s is gone after %s', async (name, action) => {
  const member = await world.signUpConnected();
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText(name);
  const button = actionsFor(name).getByRole('button', { name: nameOf(action) });
  await (action === 'Decline' ? declineRequest(user, button) : user.click(button));
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
  const member = await world.signUpConnected();
  const between = await world.server.storage.connections.findBetween(
    toMemberId(member.id),
    world.friend.id,
  );
  await storeMessage(world.server.storage, world.friend.id, between!);
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText('Frieda Groß');
  const end = () => chooseFromMenu(user, 'Frieda Groß', 'End Connection');
  await end();
  const dialog = within(
    await screen.findByRole('dialog', { name: 'End your connection with Frieda Groß?' }),
  );
  expect(dialog.getByText(/neither of you can read the messages between you/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep Connection' }));
  expect(screen.getByRole('button', { name: 'More for Frieda Groß' })).toHaveFocus();
  expect(
    await world.server.storage.connections.findBetween(toMemberId(member.id), world.friend.id),
  ).not.toBeNull();
  await end();
  const again = within(await screen.findByRole('dialog'));
  await user.click(again.getByRole('button', { name: 'End Connection' }));
  expect(await screen.findByText('Connection ended')).toBeVisible();
  expect(
    await world.server.storage.connections.findBetween(toMemberId(member.id), world.friend.id),
  ).toBeNull();
  await waitFor(() => {
    expect(shownNames()).toEqual(['Ines', 'Anton']);
  });
  await waitFor(() => {
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});

test.each([
  ['Accept', 'Failed to accept connection', 'accepting the connection request'],
  ['Decline', 'Failed to reject connection', 'rejecting the connection request'],
])('%s that fails changes nothing and says so', async (action, title, doing) => {
  const member = await world.signUpConnected();
  const network = createUnreliableNetwork(member.fetch);
  const { user } = renderPage('/connections', network.fetch);
  await screen.findByText('Ines');
  network.fail(/PATCH|DELETE/);
  const button = actionsFor('Ines').getByRole('button', { name: nameOf(action) });
  await (action === 'Decline' ? declineRequest(user, button) : user.click(button));
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(`There was an error ${doing}. Please try again.`)).toBeVisible();
  await waitFor(() => {
    expect(actionsFor('Ines').getByRole('button', { name: nameOf(action) })).toBeEnabled();
  });
});
