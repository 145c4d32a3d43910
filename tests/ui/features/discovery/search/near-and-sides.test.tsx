import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { actionsFor, foundNames } from './searched-members.ts';

let server: TestServer;
let rosa: MemberClient;

const BONDS = { relationshipTypes: [1] };

beforeAll(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa', {
    name: 'Rosa Whitfield',
    preferences: { ...BONDS, roles: { 1: 'seek' }, country: 'GB', town: 'Leeds' },
  });
  await signUp(server.url, 'edith', {
    name: 'Edith Moss',
    location: 'West Yorkshire',
    preferences: { ...BONDS, roles: { 1: 'offer' }, country: 'GB', town: 'Bradford' },
  });
  await signUp(server.url, 'sam', {
    name: 'Sam Hale',
    preferences: { ...BONDS, roles: { 1: 'seek' }, country: 'GB', town: 'London' },
  });
  await signUp(server.url, 'layla', {
    name: 'Layla Aziz',
    location: 'Giza',
    preferences: { ...BONDS, country: 'EG' },
  });
});
afterAll(() => server.close());

async function open(member: MemberClient, query = '') {
  const page = renderPage(`/advanced-search${query}`, member.fetch);
  await screen.findByText(/\d+ matches found/);
  return page;
}

async function expectFound(...names: string[]) {
  await waitFor(() => {
    expect(screen.getByText(`${names.length} matches found`)).toBeVisible();
  });
  expect(foundNames().toSorted()).toEqual(names);
}

const cardOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li')!);

test('a search by distance finds who lives near, says so, and is kept in the address', async () => {
  const { user, router } = await open(rosa);
  await user.selectOptions(screen.getByLabelText('How near'), 'About 25 km around Leeds');
  await expectFound('Edith Moss');
  expect(router.state.location.search).toBe('?distance=25');
  await user.click(screen.getByRole('button', { name: 'Remove within about 25 km of you' }));
  await expectFound('Edith Moss', 'Layla Aziz', 'Sam Hale');

  await user.selectOptions(screen.getByLabelText('How near'), 'In the United Kingdom');
  await expectFound('Edith Moss', 'Sam Hale');
  expect(screen.getByLabelText('Country')).toHaveValue('GB');
  await user.selectOptions(screen.getByLabelText('How near'), 'Anywhere');
  await expectFound('Edith Moss', 'Layla Aziz', 'Sam Hale');
});

test('a search by side is worded for the one bond that is chosen', async () => {
  const { user, router } = await open(rosa);
  const panel = within(screen.getByRole('search'));
  expect(panel.getByRole('radio', { name: 'Would like to be one' })).not.toBeChecked();
  await user.click(panel.getByRole('checkbox', { name: 'Family Support' }));
  const grandparent = 'Would like to be a grandparent or parent figure';
  await user.click(panel.getByRole('radio', { name: grandparent }));
  await expectFound('Edith Moss', 'Layla Aziz');
  expect(router.state.location.search).toBe('?types=1&side=offer');
  expect(await screen.findByText('Your filter for who’d be who hides 1 person.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Remove ${grandparent}` }));
  await expectFound('Edith Moss', 'Layla Aziz', 'Sam Hale');
});

test('a card says the side, the town and the two best reasons', async () => {
  await open(rosa);
  const edith = cardOf('Edith Moss');
  expect(edith.getByText('Family Support: would like to be one')).toBeVisible();
  expect(edith.getByText('Bradford, United Kingdom')).toBeVisible();
  expect(edith.queryByText('West Yorkshire')).toBeNull();
  const reasons = within(edith.getByRole('list', { name: 'Why you might get on' }));
  expect(reasons.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Edith Moss.* would like to be a grandparent or parent figure/),
    'You live within about 25 km of each other',
  ]);
  expect(cardOf('Sam Hale').getByText('Family Support: hopes for one')).toBeVisible();
  const layla = cardOf('Layla Aziz');
  expect(layla.getByText('Family Support')).toBeVisible();
  expect(layla.getByText('Giza')).toBeVisible();
});

test('who has told no town is shown where to, and no distance is kept from an address', async () => {
  const layla = await signUp(server.url, 'unsettled', { name: 'Una Settled' });
  const { router } = await open(layla, '?distance=25');
  expect(screen.queryByLabelText('How near')).toBeNull();
  expect(screen.getByRole('link', { name: 'Add your town' })).toHaveAttribute('href', '/profile');
  await waitFor(() => {
    expect(router.state.location.search).toBe('');
  });
});

test('the way out is behind three dots on a card, and the focus comes back to them', async () => {
  const { user } = await open(rosa);
  const dots = actionsFor('Sam Hale').getByRole('button', { name: 'More about Sam Hale' });
  await user.click(dots);
  await user.click(await screen.findByRole('menuitem', { name: 'Report or block' }));
  const dialog = await screen.findByRole('dialog', { name: 'Report or block Sam Hale' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => {
    expect(
      actionsFor('Sam Hale').getByRole('button', { name: 'More about Sam Hale' }),
    ).toHaveFocus();
  });
});
