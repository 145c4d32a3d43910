import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { goToPreferences, NEW_PASSWORD } from './fill-in-account.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a taken username is said beside its field, and nothing is lost', async () => {
  await signUp(server.url, 'Taken');
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'taken', email: 'other@example.org' });
  await user.click(screen.getByRole('checkbox', { name: 'Family Support' }));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));

  const refusal = 'That username is already taken; please choose another.';
  const username = await screen.findByLabelText('Username');
  expect(username).toHaveAccessibleDescription(expect.stringContaining(refusal));
  await waitFor(() => {
    expect(username).toHaveFocus();
  });
  expect(readNotice()).toMatch(/^destructive: Registration failed: /);
  expect(screen.getByLabelText('Password')).toHaveValue(NEW_PASSWORD);

  await user.type(username, '2');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('checkbox', { name: 'Family Support' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByText('Registration successful')).toBeVisible();
});

test('a taken email address is said beside its field', async () => {
  await signUp(server.url, 'holder');
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'newcomer', email: 'Holder@Example.org' });
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByLabelText('Email')).toHaveAccessibleDescription(
    expect.stringContaining('There’s already an account with this email address.'),
  );
});

test('a username that is kept for the site is said beside its field', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'Adm1n', email: 'admin@example.org' });
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(await screen.findByLabelText('Username')).toHaveAccessibleDescription(
    expect.stringContaining('This username is kept for the people who run this site'),
  );
});

test('a password that only the server knows to be common is said beside its field', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  const account = { username: 'unwary', email: 'unwary@example.org' };
  await goToPreferences(user, { ...account, password: 'Hearthkin123!' });
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  const password = await screen.findByLabelText('Password');
  expect(password).toHaveAccessibleDescription(
    expect.stringContaining('This password is too common'),
  );
  await waitFor(() => {
    expect(password).toHaveFocus();
  });
});

test('a taken name is told by the notice in the words of the server', async () => {
  await signUp(server.url, 'noticed');
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'noticed', email: 'unnoticed@example.org' });
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  const notice = (await screen.findByText('Registration failed')).closest('li')!;
  expect(notice).toHaveTextContent('That username is already taken; please choose another.');
  expect(useToastStore.getState().toast).toMatchObject({ tone: 'destructive' });
});

test.each([
  [
    'without a network',
    'There is no network.',
    () => Promise.reject(new TypeError('There is no network.')),
  ],
  [
    'by a server that says nothing',
    '502: Bad Gateway',
    () => Promise.resolve(new Response('', { status: 502, statusText: 'Bad Gateway' })),
  ],
])(
  'refused %s, both steps stay as they are and can be sent again',
  async (_how, message, answer) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const browserFetch = createBrowserFetch(server.url);
    let isDown = true;
    const { user, router } = renderPage('/register', (input, init) =>
      isDown && init?.method === 'POST' ? answer() : browserFetch(input, init),
    );
    const username = `patient${_how.length}`;
    await goToPreferences(user, { username, email: `${username}@example.org` });
    await user.click(screen.getByRole('checkbox', { name: 'Cultural Connection' }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration failed')).toBeVisible();
    expect(screen.getByText('Please check your information and try again')).toBeVisible();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message }) as Error);
    log.mockRestore();
    expect(router.state.location.pathname).toBe('/register');
    expect(screen.getByRole('checkbox', { name: 'Cultural Connection' })).toBeChecked();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText('Registration successful')).toBeVisible();
  },
);
