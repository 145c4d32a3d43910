import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('a visitor who asks for a members-only page comes to the login', async () => {
  const { router } = renderPage('/advanced-search?text=rosa', createBrowserFetch(server.url));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/advanced-search?text=rosa' });
});

test('a change of page moves the focus to the new screen', async () => {
  const { router } = renderPage('/', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'How It Works' });
  await router.navigate('/nowhere');
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('the first stop of the keyboard leads past the header to the content', async () => {
  const { user } = renderPage('/', createBrowserFetch(server.url));
  const skip = await screen.findByRole('link', { name: 'Skip to the content' });
  await user.tab();
  expect(skip).toHaveFocus();
  expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
});

test('the screens of members have no footer, and its ways on are in the settings', async () => {
  const member = await signUp(server.url, 'rosa');
  const { router } = renderPage('/dashboard', member.fetch);
  await screen.findByRole('heading', { level: 1, name: /^Welcome/ });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await router.navigate('/settings');
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  const main = within(screen.getByRole('main'));
  for (const [name, address] of [
    ['Help', '/help'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Crisis lines', '/resources#crisis-help'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  expect(main.getByText(/^Run by/)).toBeVisible();
  await router.navigate('/help');
  expect(await screen.findByRole('contentinfo')).toBeVisible();
  expect(screen.getByText('Need help now?')).toBeVisible();
});
