import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { goToPreferences } from '#tests/ui/features/accounts/fill-in-account.ts';
import {
  actionsFor,
  chooseFromMenu,
  startServerWithConnections,
} from '#tests/ui/features/connections/connected-members.ts';
import { loadAhead } from '#tests/ui/load-ahead.ts';
import { openPart } from '#tests/ui/open-part.ts';
import { openChat, recordCalls, signUpPair } from '#tests/ui/features/messaging/open-chat.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { openRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';

let world: Awaited<ReturnType<typeof startServerWithConnections>>;

beforeAll(async () => {
  world = await startServerWithConnections();
  await loadAhead(['/', '/dashboard', '/profile', '/profile/1', '/connections', '/login']);
});
afterAll(() => world.server.close());

/** Two clicks in one instant: the page cannot draw anything in between. */
function clickTwice(button: HTMLElement): void {
  act(() => {
    button.click();
    button.click();
  });
}

/** Opens the page for somebody and keeps a list of what it asks the server to change. */
function openPage(path: string, browserFetch: typeof fetch) {
  const changes: string[] = [];
  const page = renderPage(path, (input, init) => {
    const method = init?.method ?? 'GET';
    if (method !== 'GET') changes.push(`${method} ${input as string}`);
    return browserFetch(input, init);
  });
  return { ...page, changes };
}

async function expectNotice(notice: string): Promise<void> {
  await waitFor(() => {
    expect(readNotice()).toMatch(new RegExp(`^(neutral|warm): ${notice}: `));
  });
}

test('Connect sends one request', async () => {
  const member = await world.signUpAlone();
  const { changes, user } = openPage(`/profile/${world.friend.id}`, member.fetch);
  const dialog = await openRequest(
    user,
    await screen.findByRole('button', { name: /^Connect with / }),
  );
  clickTwice(dialog.getByRole('button', { name: 'Send request' }));
  await expectNotice('Connection request sent');
  expect(changes).toEqual(['POST /api/connections']);
});

test.each([
  ['Ines', 'Accept Ines’s request', 'Connection accepted'],
  ['Anton', 'Cancel Request to Anton', 'Connection rejected'],
])('to %s: %s is done once', async (name, action, notice) => {
  const member = await world.signUpConnected();
  const { changes } = openPage('/connections', member.fetch);
  await screen.findByText(name);
  clickTwice(actionsFor(name).getByRole('button', { name: action }));
  await expectNotice(notice);
  expect(changes).toHaveLength(1);
});

test('a request is declined once', async () => {
  const member = await world.signUpConnected();
  const { changes, user } = openPage('/connections', member.fetch);
  await screen.findByText('Ines');
  await user.click(actionsFor('Ines').getByRole('button', { name: 'Decline Ines’s request' }));
  const dialog = within(await screen.findByRole('dialog'));
  clickTwice(dialog.getByRole('button', { name: 'Decline request' }));
  await expectNotice('Connection rejected');
  expect(changes).toHaveLength(1);
});

test('a connection is ended once', async () => {
  const member = await world.signUpConnected();
  const { changes, user } = openPage('/connections', member.fetch);
  await screen.findByText('Frieda Groß');
  await chooseFromMenu(user, 'Frieda Groß', 'End Connection');
  const dialog = within(await screen.findByRole('dialog'));
  clickTwice(dialog.getByRole('button', { name: 'End Connection' }));
  await expectNotice('Connection ended');
  expect(changes).toHaveLength(1);
});

test('Login and Logout are sent once', async () => {
  await signUp(world.server.url, 'twice');
  const { changes, user } = openPage('/login', createBrowserFetch(world.server.url));
  await user.type(await screen.findByLabelText('Username or email'), 'twice');
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  clickTwice(screen.getByRole('button', { name: 'Login' }));
  await expectNotice('Login successful');
  expect(changes).toEqual(['POST /api/auth/login']);
  await user.click(await screen.findByLabelText('Your account'));
  clickTwice(await screen.findByRole('menuitem', { name: 'Logout' }));
  await expectNotice('Logged out');
  expect(changes).toEqual(['POST /api/auth/login', 'POST /api/auth/logout']);
});

test('an account is created once', async () => {
  const { changes, user } = openPage('/register', createBrowserFetch(world.server.url));
  await goToPreferences(user, { username: 'once', email: 'once@example.org' });
  clickTwice(screen.getByRole('button', { name: 'Create Account' }));
  await expectNotice('Registration successful');
  expect(changes).toEqual(['POST /api/auth/register']);
});

test('a profile is saved once', async () => {
  const member = await world.signUpAlone();
  const { changes, user } = openPage('/profile', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await openPart(user, 'place');
  await user.type(screen.getByLabelText('Location'), 'Leeds');
  clickTwice(screen.getByRole('button', { name: 'Save Changes' }));
  await expectNotice('Profile updated');
  expect(changes).toEqual([`PATCH /api/users/${member.id}`]);
});

test('a message is sent once, for the first time and again', async () => {
  const { pair, callsTo } = recordCalls(await signUpPair(world.server));
  const { user, box } = await openChat(pair);
  pair.network.fail(/POST/);
  await user.type(box, 'Hello');
  clickTwice(screen.getByRole('button', { name: 'Send' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(callsTo(/POST/)).toHaveLength(1);
  pair.network.recover();
  clickTwice(retry);
  await waitFor(() => {
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });
  expect(callsTo(/POST/)).toHaveLength(2);
  expect(await pair.storedContents()).toEqual(['Hello']);
});

test('the same change is sent again once the first is done', async () => {
  const someone = await storeMember(world.server.storage, { name: 'Olga' });
  const member = await world.signUpAlone();
  let isDown = true;
  const { changes, user } = openPage(`/profile/${someone.id}`, (input, init) =>
    isDown && init?.method === 'POST'
      ? Promise.reject(new TypeError('There is no network.'))
      : member.fetch(input, init),
  );
  const dialog = await openRequest(
    user,
    await screen.findByRole('button', { name: /^Connect with / }),
  );
  const send = dialog.getByRole('button', { name: 'Send request' });
  clickTwice(send);
  await waitFor(() => {
    expect(readNotice()).toMatch(/^destructive: Failed to send connection request/);
  });
  isDown = false;
  await waitFor(() => {
    expect(send).not.toHaveAttribute('aria-disabled');
  });
  clickTwice(send);
  await expectNotice('Connection request sent');
  expect(changes).toHaveLength(2);
});
