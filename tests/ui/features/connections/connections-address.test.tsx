import { screen, waitFor } from '@testing-library/react';
import { toMemberId } from '#tests/support/ids.ts';
import { storeConnection, storeMember, storeMessage } from '#tests/support/stored-records.ts';
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

test('people are listed in the order of the address, which Back restores', async () => {
  const { server, signUpAlone } = world;
  const member = await signUpAlone();
  const people = await Promise.all(
    ['Zoë', 'Änne', 'Mo'].map((name) => storeMember(server.storage, { name })),
  );
  const [, anne] = [
    await storeConnection(server.storage, people[0]!.id, toMemberId(member.id)),
    await storeConnection(server.storage, people[1]!.id, toMemberId(member.id)),
    await storeConnection(server.storage, people[2]!.id, toMemberId(member.id)),
  ];
  await storeMessage(server.storage, people[1]!.id, anne);
  const { user, router } = renderPage('/connections', member.fetch);
  const order = await screen.findByRole('combobox', { name: 'Sort your people by' });
  expect(order).toHaveDisplayValue('Last spoke');
  expect(shownNames()).toEqual(['Änne', 'Mo', 'Zoë']);
  await user.selectOptions(order, 'Name');
  expect(shownNames()).toEqual(['Änne', 'Mo', 'Zoë']);
  await user.selectOptions(order, 'First met');
  expect(shownNames()).toEqual(['Zoë', 'Änne', 'Mo']);
  expect(router.state.location.search).toBe('?sort=since');
  await user.click(screen.getByRole('link', { name: 'Zoë' }));
  await screen.findByRole('heading', { level: 1, name: 'Zoë' });
  await router.navigate(-1);
  expect(await screen.findByRole('combobox')).toHaveDisplayValue('First met');
  expect(shownNames()).toEqual(['Zoë', 'Änne', 'Mo']);
});
