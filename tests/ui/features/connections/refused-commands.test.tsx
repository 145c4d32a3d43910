import { toMemberId } from '#tests/support/ids.ts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { storeRequest } from '#tests/support/stored-records.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
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

async function openConnections() {
  const member = await world.signUpConnected();
  const network = createUnreliableNetwork(member.fetch);
  const page = renderPage('/connections', network.fetch);
  await screen.findByText('Ines');
  /** The other side or another window of the member has been quicker. */
  const removeElsewhere = async (otherName: string) => {
    const { body } = await member.send('GET', '/api/connections');
    const connections = body as { id: number; member: { name: string } }[];
    const connection = connections.find((one) => one.member.name === otherName)!;
    await member.send('DELETE', `/api/connections/${connection.id}`);
  };
  return { ...page, network, removeElsewhere };
}

/** What a button is called for those who hear it. */
function labelOf(name: string, action: string): string {
  if (action === 'Cancel Request') return `Cancel Request to ${name}`;
  if (action === 'End Connection') return `More for ${name}`;
  return `${action} ${name}’s request`;
}

async function choose(user: UserEvent, name: string, action: string) {
  const button = actionsFor(name).getByRole('button', { name: labelOf(name, action) });
  if (action === 'Decline') return declineRequest(user, button);
  if (action !== 'End Connection') return user.click(button);
  await chooseFromMenu(user, name, action);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: action }));
}

const COMMANDS: [string, string, string, string][] = [
  ['Ines', 'Accept', 'Failed to accept connection', 'accepting the connection request'],
  ['Ines', 'Decline', 'Failed to reject connection', 'rejecting the connection request'],
  ['Anton', 'Cancel Request', 'Failed to reject connection', 'rejecting the connection request'],
  ['Frieda Groß', 'End Connection', 'Failed to end connection', 'ending the connection'],
];

test.each(COMMANDS)(
  'to %s: %s that the server refuses is told in its own sentence, and the list is read anew',
  async (name, action, title) => {
    const { user, removeElsewhere } = await openConnections();
    await removeElsewhere(name);
    await choose(user, name, action);
    await waitFor(() => {
      expect(readNotice()).toBe(`destructive: ${title}: This connection isn’t there any more.`);
    });
    await waitFor(() => {
      expect(shownNames()).not.toContain(name);
    });
    expect(shownNames()).toHaveLength(2);
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  },
);

test.each(COMMANDS.slice(2))(
  'to %s: %s that does not reach the server changes nothing and says so',
  async (name, action, title, doing) => {
    const { user, network } = await openConnections();
    network.fail(/DELETE/);
    await choose(user, name, action);
    await waitFor(() => {
      expect(readNotice()).toBe(
        `destructive: ${title}: There was an error ${doing}. Please try again.`,
      );
    });
    const button = await actionsFor(name).findByRole('button', { name: labelOf(name, action) });
    await waitFor(() => {
      expect(button).toBeEnabled();
      expect(button).toHaveFocus();
    });
    expect(shownNames()).toHaveLength(3);

    network.recover();
    await choose(user, name, action);
    await waitFor(() => {
      expect(shownNames()).not.toContain(name);
    });
  },
);

test('Cancel Request leaves a connection that the other has accepted in the meantime', async () => {
  const member = await world.signUpAlone();
  const ada = await signUp(world.server.url, 'ada', { name: 'Ada' });
  const { id } = await storeRequest(
    world.server.storage,
    toMemberId(member.id),
    toMemberId(ada.id),
  );
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText('Ada');
  await ada.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  await choose(user, 'Ada', 'Cancel Request');
  await waitFor(() => {
    expect(readNotice()).toBe(
      'destructive: Failed to reject connection: This connection has already been accepted.',
    );
  });
  expect(await screen.findByRole('link', { name: 'Message Ada' })).toBeVisible();
  expect(await world.server.storage.connections.findById(id)).toMatchObject({ status: 'accepted' });
});

test('Decline leaves a connection that was accepted in another window in the meantime', async () => {
  const member = await world.signUpAlone();
  const ada = await signUp(world.server.url, 'ada-asking', { name: 'Ada' });
  const { id } = await storeRequest(
    world.server.storage,
    toMemberId(ada.id),
    toMemberId(member.id),
  );
  const { user } = renderPage('/connections', member.fetch);
  await screen.findByText('Ada');
  await member.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  await choose(user, 'Ada', 'Decline');
  expect(await screen.findByRole('link', { name: 'Message Ada' })).toBeVisible();
  expect(await world.server.storage.connections.findById(id)).toMatchObject({ status: 'accepted' });
});
