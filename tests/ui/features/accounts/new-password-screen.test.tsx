import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Storage } from '#core/storage.ts';
import { createApiClient, signUp } from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { toPassword } from '#tests/support/texts.ts';
import { putOneTimePassword } from '#tests/support/writes.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

const GIVEN = '01234-56789-abcde-fghjk';
const NEW = 'a long walk home';
const TITLE = 'Choose a new password';

let storage: Storage;
let server: TestServer;
let browserFetch: typeof fetch;

beforeEach(async () => {
  storage = createMemoryStorage();
  server = await startTestServer({ storage });
  browserFetch = createBrowserFetch(server.url);
  const { self } = await signUp(server.url, 'rosa', { name: 'Rosa Whitfield' });
  await putOneTimePassword(storage, {
    memberId: self.id,
    passwordHash: await cheapPasswordHasher.hash(toPassword(GIVEN)),
    expiresAt: '2126-01-01T00:00:00.000Z',
  });
});
afterEach(() => server.close());

const body = JSON.stringify({ username: 'rosa', password: GIVEN });
const headers = { 'Content-Type': 'application/json' };
const logIn = () => browserFetch('/api/auth/login', { method: 'POST', headers, body });
const findTitle = () => screen.findByRole('heading', { level: 1, name: TITLE });

test('a log-in with a one-time password leads to a new one, and that to the dashboard', async () => {
  const { user, router } = renderPage('/messages', browserFetch);
  await user.type(await screen.findByLabelText('Username or email'), 'rosa');
  await user.type(screen.getByLabelText('Password'), GIVEN);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await findTitle()).toBeVisible();
  expect(screen.queryByText('Login successful')).toBeNull();
  await user.type(screen.getByLabelText('New password'), NEW);
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Rosa' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
  expect(readNotice()).toMatch(/^neutral: Password changed: /);
  const answer = await createApiClient(server.url).send('POST', '/api/auth/login', {
    username: 'rosa',
    password: NEW,
  });
  expect(answer.status).toBe(200);
});

test.each(['/dashboard', '/login', '/new-password'])(
  'until then %s leads there, also when the page is loaded again',
  async (path) => {
    await logIn();
    const { router } = renderPage(path, browserFetch);
    expect(await findTitle()).toBeVisible();
    expect(router.state.location.pathname).toBe('/new-password');
  },
);

test('what is wrong with the password is said at the field, by the page and by the server', async () => {
  await logIn();
  const { user } = renderPage('/new-password', browserFetch);
  await findTitle();
  const field = screen.getByLabelText('New password');
  await user.type(field, 'short');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('Password must be at least 10 characters')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'rosa@example.org');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText('This password is too common')).toBeVisible();
  expect(field).toHaveFocus();
});

test('whoever would rather not choose one now logs out', async () => {
  await logIn();
  const { user, router } = renderPage('/new-password', browserFetch);
  await findTitle();
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Logout' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
  await waitFor(() => {
    expect(readNotice()).toMatch(/^neutral: Logged out: /);
  });
  const answer = await browserFetch('/api/auth/current');
  expect(await answer.json()).toMatchObject({ status: 401, code: 'not_signed_in' });
});

test('a visitor finds the login there', async () => {
  const { router } = renderPage('/new-password', browserFetch);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/login');
  });
});
