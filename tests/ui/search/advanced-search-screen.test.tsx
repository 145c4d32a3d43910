import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemberClient } from '#tests/support/api-client.ts';
import type { TestServer } from '#tests/support/running-server.ts';
import {
  actionsFor,
  ADAS_INTERESTS,
  foundNames,
  openSearch,
  startServerWithMembers,
} from './searched-members.ts';

let server: TestServer;
let ada: MemberClient;
let bruno: MemberClient;

beforeAll(async () => {
  ({ server, ada, bruno } = await startServerWithMembers());
});
afterAll(() => server.close());

test('the search names what it is for, and finds everybody but the reader', async () => {
  await openSearch(server);
  expect(screen.getByRole('heading', { level: 1, name: 'Advanced Search' })).toBeVisible();
  expect(screen.getByText('Find your perfect connections with our detailed search')).toBeVisible();
  expect(document.title).toBe('Advanced Search | Hearthkin');
  expect(screen.getByText('Refine your search')).toBeVisible();
  expect(screen.getByText('3 matches found')).toBeVisible();
  expect(foundNames()).toEqual(['Cécile Roux', 'Bruno Santos', 'Ada Lovell']);
});

test('a card shows age, place, bio and the first badges; a list has room for more', async () => {
  const { user } = await openSearch(server, '?text=ada');
  expect(screen.getByText('34 years')).toBeVisible();
  expect(screen.getByText('Location not specified')).toBeVisible();
  expect(screen.getByText('I keep bees.')).toBeVisible();
  const badges = (label: string) =>
    within(screen.getByRole('list', { name: label }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(badges('Seeking')).toEqual(['Family Support', 'Sibling Connection', '+1 more']);
  expect(badges('Interests')).toEqual(['Reading', 'Travel', 'Cooking', '+3 more']);
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(badges('Seeking')).toEqual(['Family Support', 'Sibling Connection', 'Mentor Match']);
  expect(badges('Interests')).toEqual([...ADAS_INTERESTS.slice(0, 5), '+1 more']);
  await user.click(screen.getByRole('button', { name: 'Grid view' }));
  expect(actionsFor('Ada Lovell').getByRole('link', { name: 'View Profile' })).toHaveAttribute(
    'href',
    `/profile/${ada.id}`,
  );
});

test('a search that finds nobody says so and offers to start over', async () => {
  const { user } = await openSearch(server, '?text=zzz');
  expect(screen.getByText('0 matches found')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'No matches found' })).toBeVisible();
  expect(
    screen.getByText(
      "We couldn't find any matches based on your current filters. Try adjusting your search criteria or check back later.",
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
  expect(await screen.findByText('3 matches found')).toBeVisible();
});

test('Connect sends a request; the card stays until the next search', async () => {
  const { user, viewer } = await openSearch(server);
  await user.click(actionsFor('Ada Lovell').getByRole('button', { name: 'Connect' }));
  expect(actionsFor('Ada Lovell').getByRole('button', { name: 'Request Sent' })).toBeDisabled();
  expect(await screen.findByText('Connection request sent')).toBeVisible();
  const status = `/api/connections/status?userId1=${viewer.id}&userId2=${ada.id}`;
  expect(await viewer.send('GET', status)).toMatchObject({ body: { status: 'pending' } });
  expect(actionsFor('Ada Lovell').getByRole('button', { name: 'Request Sent' })).toBeDisabled();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Recently Active');
  expect(await screen.findByText('2 matches found')).toBeVisible();
  expect(foundNames()).not.toContain('Ada Lovell');
});

test('a request that is refused is taken back, with the reason', async () => {
  const { user, viewer } = await openSearch(server);
  await bruno.send('POST', '/api/connections', { userId1: bruno.id, userId2: viewer.id });
  await user.click(actionsFor('Bruno Santos').getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Failed to send connection request')).toBeVisible();
  expect(
    screen.getByText('There is already a connection or a request between the two of you.'),
  ).toBeVisible();
  expect(await actionsFor('Bruno Santos').findByRole('button', { name: 'Connect' })).toBeEnabled();
});
