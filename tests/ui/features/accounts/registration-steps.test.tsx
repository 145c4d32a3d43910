import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { goToPreferences, NEW_PASSWORD } from './fill-in-account.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('going back keeps both steps as they were filled in', async () => {
  const { user } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'back', email: 'back@example.org' });
  await user.click(screen.getByRole('checkbox', { name: 'Sibling Connection' }));
  await user.type(screen.getByLabelText('Interests'), 'Read');
  await user.click(screen.getByRole('button', { name: 'Add Reading' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));

  expect(await screen.findByLabelText('Username')).toHaveValue('back');
  expect(screen.getByLabelText('Confirm password')).toHaveValue(NEW_PASSWORD);
  expect(screen.getByRole('checkbox', { name: /accept the terms/ })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('checkbox', { name: 'Sibling Connection' })).toBeChecked();
  const interests = screen.getByRole('list', { name: 'Your interests' });
  expect(within(interests).getByText('Reading')).toBeVisible();
  expect(within(interests).queryByText('Read')).toBeNull();
});

test("the browser's Back button leads from the second step to the first, and Forward again", async () => {
  const { user, router } = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(user, { username: 'history', email: 'history@example.org' });
  await user.click(screen.getByRole('checkbox', { name: 'Mentor Match' }));
  await router.navigate(-1);
  expect(await screen.findByLabelText('Username')).toHaveValue('history');
  expect(screen.getByLabelText('Password')).toHaveValue(NEW_PASSWORD);
  await router.navigate(1);
  expect(await screen.findByRole('checkbox', { name: 'Mentor Match' })).toBeChecked();
});

test('a second step whose first is not known shows the first, and goes on from there', async () => {
  const first = renderPage('/register', createBrowserFetch(server.url));
  await goToPreferences(first.user, { username: 'anew', email: 'anew@example.org' });
  const state: unknown = first.router.state.location.state;
  first.unmount();
  const { user, router } = renderPage('/', createBrowserFetch(server.url));
  await router.navigate('/register', { state });
  expect(await screen.findByRole('heading', { name: 'Step 1 of 2 Your account' })).toBeVisible();
  await goToPreferences(user, { username: 'anew', email: 'anew@example.org' });
  expect(router.state.location.state).toEqual(state);
});

test('going back twice leaves the registration', async () => {
  const { user, router } = renderPage('/', createBrowserFetch(server.url));
  await router.navigate('/register');
  await goToPreferences(user, { username: 'leaving', email: 'leaving@example.org' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByLabelText('Username');
  await router.navigate(-1);
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/');
  });
});
