import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { foundNames, openSearch } from './searched-members.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const speaks = (tag: string, country: string) => ({
    preferences: { languages: [{ tag, level: 'fluent' }], country },
  });
  await signUp(server.url, 'amal', { name: 'Amal Haddad', ...speaks('ar', 'GB') });
  await signUp(server.url, 'dora', { name: 'Dora Klein', ...speaks('de', 'DE') });
  await signUp(server.url, 'silent', { name: 'Silent Sam' });
});
afterAll(() => server.close());

test('a language and a country are asked for, stand in the address and above the results', async () => {
  const { user, router } = await openSearch(server);
  await user.type(screen.getByLabelText('A language they speak or learn'), 'Arabic');
  await user.click(screen.getByRole('button', { name: 'Add language' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?languages=ar');
  });
  await waitFor(() => {
    expect(foundNames()).toEqual(['Amal Haddad']);
  });
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
  await waitFor(() => {
    expect(router.state.location.search).toBe('?languages=ar&country=DE');
  });
  const chips = within(screen.getByRole('list', { name: 'Chosen filters' }));
  await user.click(chips.getByRole('button', { name: 'Remove Arabic' }));
  await waitFor(() => {
    expect(foundNames().toSorted()).toEqual(['Dora Klein', 'Silent Sam']);
  });
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('Any country');
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

test('an address restores both', async () => {
  await openSearch(server, '?languages=ar,de&country=GB');
  const list = within(screen.getByRole('list', { name: 'Chosen languages' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Arabic',
    'German',
  ]);
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('United Kingdom');
  expect(foundNames()).toEqual(['Amal Haddad']);
});
