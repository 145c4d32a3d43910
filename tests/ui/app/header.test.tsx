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

const banner = () => within(screen.getByRole('banner'));

/** The header of the page, once it is there. */
async function findHeader() {
  return within(await screen.findByRole('banner'));
}

function mainLinks() {
  return within(banner().getByRole('navigation', { name: 'Main' }))
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

test('visitors see logo, name and tagline, the public links and the ways in', async () => {
  renderPage('/', createBrowserFetch(server.url));
  const header = await findHeader();
  expect(await header.findByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
  expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  const home = banner().getByRole('link', { name: /^Hearthkin\s*With you, for you$/ });
  expect(home).toHaveAttribute('href', '/');
  expect(home.querySelector('img')).toHaveAttribute('src', '/favicon.svg');
  expect(mainLinks()).toEqual(PUBLIC_LINKS);
  expect(screen.queryByRole('button', { name: 'Your account' })).toBeNull();
});

test('members see their own places instead of the public links and the ways in', async () => {
  const member = await signUp(server.url, 'rosa');
  renderPage('/', member.fetch);
  const header = await findHeader();
  await header.findByRole('link', { name: 'Messages' });
  expect(mainLinks()).toEqual([
    'Home /dashboard',
    'Find people /advanced-search',
    'Messages /messages',
    'My people /connections',
    'Help /help',
  ]);
  expect(banner().queryByRole('link', { name: 'Sign Up' })).toBeNull();
  expect(banner().queryByRole('link', { name: 'Login' })).toBeNull();
});

test('the link of the page that is shown is marked, and no part of a page is', async () => {
  const { router } = renderPage('/#stories', createBrowserFetch(server.url));
  const current = () =>
    within(screen.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent);
  await waitFor(() => {
    expect(current()).toEqual(['Home']);
  });
  await router.navigate('/resources');
  await waitFor(() => {
    expect(current()).toEqual(['Resources']);
  });
});

test('the avatar menu tells who is signed in, and leads to their screens', async () => {
  const member = await signUp(server.url, 'wren', { name: 'Wren Whitfield' });
  const { user } = renderPage('/', member.fetch);
  await user.click(await (await findHeader()).findByRole('button', { name: 'Your account' }));
  const menu = within(await banner().findByRole('menu'));
  expect(menu.getByText('Wren Whitfield')).toBeVisible();
  expect(menu.getByText('wren@example.org')).toBeVisible();
  const items = menu.getAllByRole('menuitem');
  expect(items.map((item) => `${item.textContent} ${item.getAttribute('href')}`)).toEqual([
    'Home /dashboard',
    'Profile /profile',
    'My people /connections',
    'Messages /messages',
    'Explore /explore',
    'Resources /resources',
    'Settings /settings',
    'Help /help',
    'Privacy /privacy',
    'Terms /terms',
    'Crisis lines /resources#crisis-help',
    'Logout null',
  ]);
});

test('the avatar menu tells the username of a member without a name', async () => {
  const member = await signUp(server.url, 'nameless');
  const { user } = renderPage('/', async (input, init) => {
    const response = await member.fetch(input, init);
    if (input !== '/api/auth/current') return response;
    return Response.json({ ...((await response.json()) as object), name: '' });
  });
  await user.click(await (await findHeader()).findByRole('button', { name: 'Your account' }));
  const menu = within(await banner().findByRole('menu'));
  expect(menu.getByText('nameless')).toBeVisible();
});

test('the avatar menu is used with the keyboard, and gives the focus back', async () => {
  const member = await signUp(server.url, 'keys');
  const { user, router } = renderPage('/', member.fetch);
  (await screen.findByRole('button', { name: 'Your account' })).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Your account' })).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(screen.getByRole('menuitem', { name: 'Home' })).toHaveFocus();
  });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => {
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  });
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/profile');
  });
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

test('the dot of the messages is always there, and counts what is unread', async () => {
  const member = await signUp(server.url, 'reader');
  const friend = await signUp(server.url, 'writer');
  const body = { userId1: friend.id, userId2: member.id };
  const { body: connection } = await friend.send('POST', '/api/connections', body);
  const { id } = connection as { id: number };
  await member.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  const page = renderPage('/resources', member.fetch);
  const link = await (await findHeader()).findByRole('link', { name: 'Messages' });
  expect(link.querySelector('.rounded-full')).toBeEmptyDOMElement();
  page.unmount();
  await friend.send('POST', `/api/connections/${id}/messages`, { content: 'Hello' });
  renderPage('/resources', member.fetch);
  expect(await (await findHeader()).findByRole('link', { name: 'Messages 1 new' })).toBeVisible();
});
