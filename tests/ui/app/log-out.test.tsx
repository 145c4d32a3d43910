import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { useToastStore } from '#ui/stores/toast-store.ts';
import { renderPage } from '../render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function chooseLogout(user: ReturnType<typeof renderPage>['user']): Promise<void> {
  await user.click(await screen.findByLabelText('Your account'));
  const menu = within(await screen.findByRole('menu'));
  await user.click(menu.getByRole('menuitem', { name: 'Logout' }));
}

test('logging out ends the session and goes to the landing page, from a members-only screen too', async () => {
  const member = await signUp(server.url, 'leaver');
  const { user, router } = renderPage('/dashboard', member.fetch);
  await chooseLogout(user);
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(screen.getByText('You have been successfully logged out.')).toBeVisible();
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 401 });
});

test('a failed logout is told, and the member stays signed in', async () => {
  const member = await signUp(server.url, 'stuck');
  const { user } = renderPage('/dashboard', async (input, init) =>
    input === '/api/auth/logout' ? new Response('', { status: 500 }) : member.fetch(input, init),
  );
  await chooseLogout(user);
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(screen.getByText('An error occurred during logout')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeVisible();
  expect(useToastStore.getState().toast).toMatchObject({ tone: 'destructive' });
});

test('a logout that the server refuses is told in its words', async () => {
  const member = await signUp(server.url, 'refused');
  const elsewhere = { Origin: 'https://elsewhere.example' };
  const { detail } = (await member.send('POST', '/api/auth/logout', {}, elsewhere)).body as {
    detail: string;
  };
  const { user } = renderPage('/dashboard', (input, init) =>
    member.fetch(input, {
      ...init,
      ...(input === '/api/auth/logout' && { headers: elsewhere, body: null }),
    }),
  );
  await chooseLogout(user);
  const notice = (await screen.findByText('Logout failed')).closest('li');
  expect(notice).toHaveTextContent(detail);
  expect(notice).not.toHaveTextContent('An error occurred during logout');
});

test('logging out asks about unsaved changes first', async () => {
  const member = await signUp(server.url, 'editor');
  const { user, router } = renderPage('/profile', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await user.type(await screen.findByLabelText('Location'), 'Leeds');
  await chooseLogout(user);
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Location')).toHaveValue('Leeds');
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });

  await chooseLogout(user);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});
