import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApiClient, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { until } from '#tests/ui/until.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function logInElsewhere(username: string) {
  const client = createApiClient(server.url);
  const headers = { 'User-Agent': FIREFOX };
  await client.send('POST', '/api/auth/login', { username, password: PASSWORD }, headers);
  const isSignedIn = async () => (await client.send('GET', '/api/auth/current')).status === 200;
  return { isSignedIn };
}

async function openSettings(username: string) {
  const member = await signUp(server.url, username);
  const elsewhere = await logInElsewhere(username);
  const page = renderPage('/settings/signing-in', member.fetch);
  const list = await screen.findByRole('list', { name: 'Where you’re signed in' });
  return { member, elsewhere, list, ...page };
}

test('a member signs out on another device', async () => {
  const { user, elsewhere, list } = await openSettings('rosa');
  const row = (await within(list).findByText('Firefox on Linux')).closest('li')!;
  expect(within(list).getByText('(this device)').closest('li')).not.toBe(row);
  await user.click(within(row).getByRole('button', { name: /^Sign out on Firefox on Linux/ }));
  await waitFor(() => {
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });
  expect(await elsewhere.isSignedIn()).toBe(false);
  expect(screen.getByRole('heading', { name: 'Where you’re signed in' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Sign out/ })).not.toBeInTheDocument();
});

test('a member signs out everywhere else, and sees it on a page that is open there', async () => {
  const { user, elsewhere, member } = await openSettings('greta');
  await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(async () => {
    expect(await elsewhere.isSignedIn()).toBe(false);
  });
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
});

test('a page on which nobody does anything shows the login soon after its session has ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { member, router } = await openSettings('daniel');
  await screen.findByRole('button', { name: 'Your account' });
  const other = createApiClient(server.url);
  await other.send('POST', '/api/auth/login', { username: 'daniel', password: PASSWORD });
  await other.send('DELETE', '/api/sessions');
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 401 });
  vi.advanceTimersByTime(5_000);
  await until(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
});

test('a member changes the password, and is signed out everywhere else', async () => {
  const { user, elsewhere, member } = await openSettings('maria');
  await user.type(screen.getByLabelText('Current password'), 'not the password');
  await user.type(screen.getByLabelText('New password'), 'another long way');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(/password/);
  });
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await user.clear(screen.getByLabelText('Current password'));
  await user.type(screen.getByLabelText('Current password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => {
    expect(readNotice()).toBe('neutral: Password changed: Use it the next time you log in.');
  });
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  expect(await elsewhere.isSignedIn()).toBe(false);
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
});
