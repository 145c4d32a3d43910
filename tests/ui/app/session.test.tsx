import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import { until } from '#tests/ui/until.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await signUp(server.url, 'rosa');
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const PUBLIC_PATHS = ['/', '/explore', '/resources', '/register', '/login'];
const MEMBERS_PATHS = [
  '/profile',
  '/profile/1',
  '/advanced-search',
  '/messages',
  '/connections',
  '/dashboard',
];

test.each(PUBLIC_PATHS)('%s is open to visitors', async (path) => {
  const { router } = renderPage(path, createBrowserFetch(server.url));
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe(path);
});

test.each(MEMBERS_PATHS)(
  '%s shows a spinner while the session loads, then sends a visitor to the login',
  async (path) => {
    const network = createUnreliableNetwork(createBrowserFetch(server.url));
    network.hold(/\/api\/auth\/current$/);
    const { router } = renderPage(path, network.fetch);
    const main = within(await screen.findByRole('main'));
    const loading = await main.findByText('Loading…');
    expect(loading).toHaveRole('status');
    expect(loading.querySelector('.animate-spin')).not.toBeNull();
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(header.queryByRole('button', { name: 'Your account' })).toBeNull();
    expect(router.state.location.pathname).toBe(path);
    network.recover();
    await waitFor(() => {
      expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: path } });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  },
);

test('the session is loaded again whenever the window regains the focus', async () => {
  const browserFetch = createBrowserFetch(server.url);
  const send = (path: string, body: object) =>
    browserFetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  renderPage('/resources', browserFetch);
  const header = within(await screen.findByRole('banner'));
  await header.findByRole('link', { name: 'Login' });

  await send('/api/auth/login', { username: 'rosa', password: PASSWORD });
  fireEvent.focus(window);
  expect(await header.findByRole('button', { name: 'Your account' })).toBeVisible();
  expect(header.queryByRole('link', { name: 'Login' })).toBeNull();

  await send('/api/auth/logout', {});
  fireEvent.focus(window);
  expect(await header.findByRole('link', { name: 'Login' })).toBeVisible();
  expect(header.queryByRole('button', { name: 'Your account' })).toBeNull();
});

test('a member stays signed in when the server cannot say who they are', async () => {
  // The page asks again and again by itself, too, which would be counted here.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const member = await signUp(server.url, 'constant');
  let asked = 0;
  const network = createUnreliableNetwork(member.fetch);
  renderPage('/resources', (input, init) => {
    if (input === '/api/auth/current') asked += 1;
    return network.fetch(input, init);
  });
  const header = within(await screen.findByRole('banner'));
  await header.findByRole('button', { name: 'Your account' });
  const before = asked;
  network.fail(/\/api\/auth\/current$/);
  fireEvent.focus(window);
  await until(() => {
    expect(asked).toBe(before + 1);
  });
  network.recover();
  await until(() => {
    // It is not asked anew while an answer is awaited.
    fireEvent(document, new Event('visibilitychange'));
    expect(asked).toBe(before + 2);
  });
  expect(header.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(header.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('outside its provider the session cannot be used', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const Lost = () => useAuth().member?.name;
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
  log.mockRestore();
});
