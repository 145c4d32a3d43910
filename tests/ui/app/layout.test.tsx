import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '../render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function mainLinks() {
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }));
  return navigation
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

const PUBLIC_LINKS = [
  'Home /',
  'How It Works /#how-it-works',
  'Relationship Types /#relationship-types',
  'Success Stories /#stories',
  'Resources /resources',
];

test('visitors see the public links and the ways in', async () => {
  renderPage('/', createBrowserFetch(server.url));
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(mainLinks()).toEqual(PUBLIC_LINKS);
  expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull();
});

test('members see their links, and their menu with name and e-mail address', async () => {
  const member = await signUp(server.url, 'rosa', { name: 'Rosa Whitfield' });
  const { user } = renderPage('/', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  expect(mainLinks()).toEqual([
    ...PUBLIC_LINKS,
    'Dashboard /dashboard',
    'Explore /explore',
    'Messages /messages',
  ]);
  const menu = within(screen.getByRole('menu'));
  expect(menu.getByText('Rosa Whitfield')).toBeVisible();
  expect(menu.getByText('rosa@example.org')).toBeVisible();
  expect(menu.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Dashboard',
    'Profile',
    'Connections',
    'Messages',
    'Logout',
  ]);
});

test('the mobile menu adds the links that members have no room for elsewhere', async () => {
  const member = await signUp(server.url, 'pocket');
  const { user, router } = renderPage('/', member.fetch);
  await screen.findByRole('button', { name: 'Your account' });
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  for (const name of ['Advanced Search', 'Connections', 'Profile', 'Messages']) {
    expect(menu.getByRole('link', { name })).toBeVisible();
  }
  await user.click(menu.getByRole('link', { name: 'Profile' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/profile');
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the dot of the messages is always there, and counts what is unread', async () => {
  const member = await signUp(server.url, 'reader');
  const friend = await signUp(server.url, 'writer');
  const body = { userId1: friend.id, userId2: member.id };
  const { body: connection } = await friend.send('POST', '/api/connections', body);
  const { id } = connection as { id: number };
  await member.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  const page = renderPage('/resources', member.fetch);
  expect(await screen.findByRole('link', { name: 'Messages' })).toBeVisible();
  page.unmount();
  await friend.send('POST', `/api/connections/${id}/messages`, { content: 'Hello' });
  renderPage('/resources', member.fetch);
  expect(await screen.findByRole('link', { name: 'Messages 1 new' })).toBeVisible();
});

test('logging out ends the session and goes to the landing page, from a members-only screen too', async () => {
  const member = await signUp(server.url, 'leaver');
  const { user, router } = renderPage('/dashboard', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(screen.getByText('You have been successfully logged out.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 401 });
});

test('a failed logout is told, and the member stays signed in', async () => {
  const member = await signUp(server.url, 'stuck');
  const { user } = renderPage('/dashboard', async (input, init) =>
    input === '/api/auth/logout' ? new Response('', { status: 500 }) : member.fetch(input, init),
  );
  await user.click(await screen.findByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(screen.getByText('An error occurred during logout')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeVisible();
});

test('logging out asks about unsaved changes first', async () => {
  const member = await signUp(server.url, 'editor');
  const { user, router } = renderPage('/profile', member.fetch);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  await user.type(await screen.findByLabelText('Location'), 'Leeds');
  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Location')).toHaveValue('Leeds');
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });

  await user.click(screen.getByRole('button', { name: 'Your account' }));
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Logged out')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

test('a visitor who asks for a members-only page comes to the login', async () => {
  const { router } = renderPage('/advanced-search?text=rosa', createBrowserFetch(server.url));
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/advanced-search?text=rosa' });
});

test('an address that leads nowhere says so', async () => {
  renderPage('/nowhere', createBrowserFetch(server.url));
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText(/Did you forget to add the page to the router\?/)).toBeVisible();
});

test('a change of page moves the focus to the new screen', async () => {
  const { router } = renderPage('/', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'How It Works' });
  await router.navigate('/resources');
  await screen.findByRole('heading', { name: 'Resources' });
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('the colours are chosen in the footer and remembered', async () => {
  const page = renderPage('/', createBrowserFetch(server.url));
  await page.user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await page.user.click(screen.getByRole('radio', { name: 'As on this device' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
