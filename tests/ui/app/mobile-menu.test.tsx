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

async function openMenu(user: ReturnType<typeof renderPage>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Open the menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

test('visitors find the public links and the ways in', async () => {
  const { user } = renderPage('/', createBrowserFetch(server.url));
  const menu = await openMenu(user);
  const links = menu.getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'How It Works /#how-it-works',
    'Relationship Types /#relationship-types',
    'Success Stories /#stories',
    'Resources /resources',
    'Login /login',
    'Sign Up /register',
  ]);
  expect(menu.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
});

test('members have the menu of their account and the bar instead', async () => {
  const member = await signUp(server.url, 'pocket');
  renderPage('/', member.fetch);
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
});

test('the focus goes into the menu and back to its button, however often it is opened', async () => {
  const { user } = renderPage('/resources', createBrowserFetch(server.url));
  (await screen.findByRole('button', { name: 'Open the menu' })).focus();
  for (const close of ['{Escape}', '{Enter}']) {
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await waitFor(() => {
      expect(menu.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
    });
    await user.keyboard(close);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
    });
  }
});

test('a link to a part of the landing page moves the focus there', async () => {
  const { user } = renderPage('/', createBrowserFetch(server.url));
  const menu = await openMenu(user);
  await user.click(menu.getByRole('link', { name: 'Success Stories' }));
  await waitFor(() => {
    expect(document.getElementById('stories')).toHaveFocus();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
