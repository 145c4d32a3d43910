import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
let rosa: MemberClient;

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
});
afterAll(() => server.close());

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });
const findList = async () => within(await screen.findByRole('navigation', { name: 'Settings' }));

test('the list leads to every page of the settings, and to what is on pages of its own', async () => {
  renderPage('/settings', rosa.fetch);
  const links = (await findList()).getAllByRole('link');
  const { list: _list, ...pages } = SETTINGS_ROUTES;
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    ...Object.values(pages),
    '/reports',
    '/notices',
  ]);
  expect(screen.getByRole('heading', { name: 'Appearance' })).toBeVisible();
});

test('a page is named like its link, has cards of its own, and Back leads to the list', async () => {
  const { user, router } = renderPage('/settings', rosa.fetch);
  await user.click((await findList()).getByRole('link', { name: /^Signing in/ }));
  await findHeading('Signing in');
  expect(document.title).toBe('Signing in | Hearthkin');
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names.slice(0, 2)).toEqual(['Email address', 'Password']);
  const current = (await findList()).getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Signing in');
  expect(screen.getByRole('link', { name: 'All settings' })).toHaveAttribute('href', '/settings');
  await router.navigate(-1);
  await findHeading('Settings');
});

test.each([
  ['#reach', '/settings/reach'],
  ['#messages', '/settings/messages'],
  ['#signing-in', '/settings/signing-in'],
  ['#email', '/settings/signing-in#email'],
  ['#password', '/settings/signing-in#password'],
  ['#account', '/settings/account'],
  ['#take-a-break', '/settings/account#take-a-break'],
])('an old link to %s leads to where it is now', async (hash, place) => {
  const { router } = renderPage(`/settings${hash}`, rosa.fetch);
  await waitFor(() => {
    const { pathname, hash: now } = router.state.location;
    expect(pathname + now).toBe(place);
  });
  const [, part] = place.split('#');
  if (part !== undefined) {
    await waitFor(() => {
      expect(document.getElementById(part)).toBeInTheDocument();
    });
  }
});

test('nothing is at another address below the settings', async () => {
  renderPage('/settings/nowhere', rosa.fetch);
  expect(await findHeading('404 Page Not Found')).toBeVisible();
});
