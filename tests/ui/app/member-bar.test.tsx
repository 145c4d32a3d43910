import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { signUpPair } from '#tests/ui/features/messaging/open-chat.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const findBar = async () => within(await screen.findByRole('navigation', { name: 'Your places' }));

test('members have five places of their own on every page, and see which one they are at', async () => {
  const member = await signUp(server.url, 'rosa');
  const { router } = renderPage('/resources', member.fetch);
  const bar = await findBar();
  const links = bar.getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /dashboard',
    'Find people /advanced-search',
    'Messages /messages',
    'My people /connections',
    'Help /help',
  ]);
  const current = () => links.filter((link) => link.ariaCurrent === 'page');
  expect(current()).toEqual([]);
  await router.navigate('/connections');
  await waitFor(() => {
    expect(current()).toEqual([bar.getByRole('link', { name: 'My people' })]);
  });
});

test('the messages among them tell how many are unread', async () => {
  const pair = await signUpPair(server);
  await pair.hear('Are you there?');
  renderPage('/resources', pair.network.fetch);
  const bar = await findBar();
  expect(await bar.findByRole('link', { name: 'Messages 1 new' })).toHaveAttribute(
    'href',
    '/messages',
  );
});

test('visitors have no such places', async () => {
  renderPage('/resources', createBrowserFetch(server.url));
  await screen.findByRole('link', { name: 'Login' });
  expect(screen.queryByRole('navigation', { name: 'Your places' })).toBeNull();
});
