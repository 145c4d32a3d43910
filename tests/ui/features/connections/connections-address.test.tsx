import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage } from '#tests/ui/render-page.tsx';
import { shownNames, startServerWithConnections } from './connected-members.ts';

let world: Awaited<ReturnType<typeof startServerWithConnections>>;

beforeAll(async () => {
  world = await startServerWithConnections();
});
afterAll(() => world.server.close());

async function openConnections(path: string) {
  const member = await world.signUpConnected();
  const page = renderPage(path, member.fetch);
  const search = await screen.findByLabelText('Search connections');
  return { ...page, search };
}

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

test('the tab and the search are there again after Back', async () => {
  const { user, router, search } = await openConnections('/connections');
  await user.click(screen.getByRole('tab', { name: /^All Pending/ }));
  await user.type(search, 'Łódź');
  expect(search).toHaveValue('Łódź');
  expect(search).toHaveFocus();
  expect(shownNames()).toEqual(['Anton']);
  await user.click(screen.getByRole('link', { name: 'Anton' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Anton' })).toBeVisible();
  await router.navigate(-1);
  expect(await screen.findByLabelText('Search connections')).toHaveValue('Łódź');
  expect(openTab()).toMatch(/^All Pending/);
  expect(shownNames()).toEqual(['Anton']);
});

test('the address follows each key and each tab, and none of them is a step of the history', async () => {
  const { user, router, search } = await openConnections('/connections');
  const addresses: string[] = [];
  router.subscribe(({ historyAction, location }) => {
    const address = `${historyAction} ${location.search}`;
    if (address !== addresses.at(-1)) addresses.push(address);
  });
  await user.type(search, 'In');
  await user.click(screen.getByRole('tab', { name: /^Received/ }));
  await user.clear(search);
  await user.click(screen.getByRole('tab', { name: /^All ?3/ }));
  expect(addresses).toEqual([
    'REPLACE ?search=I',
    'REPLACE ?search=In',
    'REPLACE ?tab=received&search=In',
    'REPLACE ?tab=received',
    'REPLACE ',
  ]);
});

test('an address opens its tab and its search', async () => {
  const { search } = await openConnections('/connections?tab=active&search=frieda');
  expect(search).toHaveValue('frieda');
  expect(openTab()).toMatch(/^Active/);
  expect(shownNames()).toEqual(['Frieda Groß']);
});

test('an address with a tab that there is not opens all of them', async () => {
  await openConnections('/connections?tab=enemies');
  expect(openTab()).toMatch(/^All ?3/);
});

test('the link to the screen itself begins anew', async () => {
  const { router } = await openConnections('/connections?tab=active&search=frieda');
  await router.navigate('/connections');
  await waitFor(() => {
    expect(openTab()).toMatch(/^All ?3/);
  });
  expect(screen.getByLabelText('Search connections')).toHaveValue('');
});
