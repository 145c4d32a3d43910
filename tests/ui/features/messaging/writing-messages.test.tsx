import { toMemberId } from '#tests/support/ids.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection } from '#tests/support/stored-records.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { until } from '#tests/ui/until.ts';
import { log, openChat, signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What is asked for again and again by itself never is. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = (...contents: string[]) => contents.map((content) => log().getByText(content));

test('Enter sends and Shift with Enter begins a new line; nothing but space is not sent', async () => {
  const pair = await signUpPair(server);
  const { user, box } = await openChat(pair);
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(box, '  {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await user.type(box, 'One{Shift>}{Enter}{/Shift}Two{Enter}');
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
  await until(async () => {
    expect(await pair.storedContents()).toEqual(['One\nTwo']);
  });
});

test('a message that is too long is not sent, and the reason is given', async () => {
  const { user, box } = await openChat(await signUpPair(server));
  await user.click(box);
  await user.paste('x'.repeat(4001));
  expect(screen.getByText('Message must be at most 4000 characters')).toBeVisible();
  expect(box).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('a message shows at once as on its way, and several arrive in the order of writing', async () => {
  const pair = await signUpPair(server);
  const { user, box } = await openChat(pair);
  pair.network.hold(/POST/);
  await user.type(box, 'First{Enter}');
  await user.type(box, 'Second{Enter}');
  const [first, second] = shown('First', 'Second');
  expect(first!.compareDocumentPosition(second!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText('Sending…')).toHaveLength(2);
  pair.network.recover();
  await waitFor(() => {
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });
  expect(shown('First', 'Second')).toHaveLength(2);
  expect(await pair.storedContents()).toEqual(['First', 'Second']);
});

test('a message that fails says so and can be sent again or dropped', async () => {
  const { network, ...pair } = await signUpPair(server);
  const { user, box } = await openChat({ network, ...pair });
  network.fail(/POST/);
  await user.type(box, 'Hello{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  expect(await screen.findByText('Error sending message')).toBeVisible();
  expect(
    screen.getByText('There was an error sending your message. Please try again.'),
  ).toBeVisible();
  network.recover();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await until(async () => {
    expect(await pair.storedContents()).toEqual(['Hello']);
  });
  network.fail(/POST/);
  await user.type(box, 'Never mind{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(log().queryByText('Never mind')).not.toBeInTheDocument();
  expect(await log().findByText('Hello')).toBeVisible();
});

test('a draft is kept for each conversation, and for nobody else at the same browser', async () => {
  const pair = await signUpPair(server);
  const { user, box, router, unmount } = await openChat(pair);
  await user.type(box, 'Dear Frieda');
  await router.navigate('/connections');
  await screen.findByRole('heading', { name: 'Your Connections' });
  await router.navigate(-1);
  expect(await screen.findByLabelText('Message to Frieda')).toHaveValue('Dear Frieda');
  unmount();
  renderPage(pair.address, pair.frieda.fetch);
  expect(await screen.findByLabelText('Message to Rosa')).toHaveValue('');
});

test('each conversation has its own draft, also when one leads straight to the other', async () => {
  const pair = await signUpPair(server);
  const ines = await signUp(server.url, `ines-of-${pair.rosa.self.username}`, { name: 'Ines' });
  await storeConnection(server.storage, toMemberId(ines.id), toMemberId(pair.rosa.id));
  const { user, box } = await openChat(pair);
  await user.type(box, 'Dear Frieda');
  await user.click(screen.getByRole('link', { name: /Ines/ }));
  const other = await screen.findByLabelText('Message to Ines');
  expect(other).toHaveValue('');
  await user.type(other, 'Dear Ines');
  await user.click(screen.getByRole('link', { name: /^Frieda, / }));
  expect(await screen.findByLabelText('Message to Frieda')).toHaveValue('Dear Frieda');
});

test.each([
  ['while it composes', { isComposing: true }],
  ['as Safari tells the end of it', { keyCode: 229 }],
])('Enter that belongs to an input method, %s, sends nothing', async (_when, event) => {
  const pair = await signUpPair(server);
  const { user, box } = await openChat(pair);
  await user.type(box, 'にほん');
  fireEvent.keyDown(box, { key: 'Enter', ...event });
  expect(box).toHaveValue('にほん');
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 });
  expect(box).toHaveValue('');
  await until(async () => {
    expect(await pair.storedContents()).toEqual(['にほん']);
  });
});

test('where the server says why a message was not sent, the notice says it', async () => {
  const pair = await signUpPair(server);
  const { user, box } = await openChat(pair);
  await pair.frieda.send('DELETE', `/api/connections/${pair.connection.id}`);
  await user.type(box, 'Hello{Enter}');
  expect(await screen.findByText('Error sending message')).toBeVisible();
  expect(screen.getByText('This connection isn’t there any more.')).toBeVisible();
  expect(screen.getByText('Not sent.')).toBeVisible();
});

test('a draft and a message that failed outlast a session that ends, for the same member', async () => {
  const pair = await signUpPair(server);
  const { user, box, router } = await openChat(pair);
  pair.network.fail(/POST/);
  await user.type(box, 'Dear Frieda{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  await user.type(box, 'By the way');
  pair.network.recover();
  await pair.rosa.send('POST', '/api/auth/logout', {});
  fireEvent.focus(window);
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await user.type(screen.getByLabelText('Username or email'), pair.rosa.self.username);
  await user.type(screen.getByLabelText('Password'), `${PASSWORD}{Enter}`);
  await screen.findByText('Login successful');
  await router.navigate(pair.address);
  expect(await screen.findByLabelText('Message to Frieda')).toHaveValue('By the way');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await until(async () => {
    expect(await pair.storedContents()).toEqual(['Dear Frieda']);
  });
});
