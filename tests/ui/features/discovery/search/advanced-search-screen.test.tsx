import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemberClient } from '#tests/support/api-client.ts';
import type { TestServer } from '#tests/support/running-server.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';
import {
  actionsFor,
  ADAS_INTERESTS,
  foundNames,
  openSearch,
  signUpViewer,
  startServerWithMembers,
} from './searched-members.ts';
import { sendRequest } from '#tests/ui/parts/connections/ask-to-connect.ts';

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
  expect(foundNames().toSorted()).toEqual(['Ada Lovell', 'Bruno Santos', 'Cécile Roux']);
});

test('the head of the results is a heading of plain text, and is announced as it changes', async () => {
  await openSearch(server);
  const heading = screen.getByRole('heading', { level: 2, name: '3 matches found' });
  expect(heading.childElementCount).toBe(0);
  expect(heading.parentElement).toHaveRole('status');
});

test('every filter has its label, its hint and its choices', async () => {
  await openSearch(server);
  const panel = within(screen.getByRole('search'));
  expect(screen.getByRole('heading', { level: 2, name: 'Filters' })).toBeVisible();
  expect(panel.getByLabelText('Search')).toHaveAttribute('placeholder', 'Search by name or bio...');
  expect(panel.getByLabelText('Location')).toHaveAttribute(
    'placeholder',
    'Enter city or region...',
  );
  for (const [name, now] of [
    ['Youngest age', '18'],
    ['Oldest age', '100'],
  ] as const) {
    const slider = panel.getByRole('slider', { name });
    expect(slider).toHaveAttribute('aria-valuenow', now);
    expect(slider).toHaveAttribute('aria-valuemin', '18');
    expect(slider).toHaveAttribute('aria-valuemax', '100');
  }
  const choices = (name: string) =>
    within(panel.getByRole('group', { name }))
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent);
  expect(choices('Relationship types')).toEqual([
    'Family Support',
    'Sibling Connection',
    'Mentor Match',
    'Cultural Connection',
  ]);
  expect(choices('Interests')).toEqual(
    'Reading Travel Cooking Hiking Music Art Photography Movies Sports Gaming Gardening Dancing Yoga Meditation Writing Technology History Science Animals Nature'.split(
      ' ',
    ),
  );
  expect(panel.getByRole('button', { name: 'Clear All' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Apply Filters' })).toBeVisible();
});

test('the results begin as a grid by relevance, and offer the four orders and both views', async () => {
  await openSearch(server);
  const sort = screen.getByLabelText('Sort by');
  expect(sort).toHaveDisplayValue('Relevance');
  expect(
    within(sort)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Relevance', 'Recently Active', 'Age: Youngest', 'Age: Oldest']);
  expect(screen.getByRole('button', { name: 'Grid view' })).toBePressed();
  expect(screen.getByRole('button', { name: 'List view' })).not.toBePressed();
});

test('while the first answer is on its way, the search says so and shows where cards will be', async () => {
  const viewer = await signUpViewer(server);
  const network = createUnreliableNetwork(viewer.fetch);
  network.hold(/discovery/);
  renderPage('/advanced-search', network.fetch);
  const heading = await screen.findByRole('heading', { name: 'Searching for matches...' });
  expect(heading.parentElement).toHaveRole('status');
  expect(document.querySelectorAll('main .animate-pulse')).toHaveLength(4);
  expect(screen.queryByText('No matches found')).toBeNull();
  network.recover();
  expect(await screen.findByText('3 matches found')).toBeVisible();
  expect(document.querySelectorAll('main .animate-pulse')).toHaveLength(0);
});

test('a card shows age, place, bio and the first badges; a list has room for more', async () => {
  const { user } = await openSearch(server, '?text=ada');
  expect(screen.getByText('34 years')).toBeVisible();
  expect(screen.getByText('Location not specified')).toBeVisible();
  expect(screen.getByText('I keep bees.')).toHaveClass('line-clamp-4');
  expect(document.querySelector('main li[aria-posinset] svg')).not.toBeNull();
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
  expect(
    actionsFor('Ada Lovell').getByRole('link', { name: 'View Profile of Ada Lovell' }),
  ).toHaveAttribute('href', `/profile/${ada.id}`);
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
  await sendRequest(user, actionsFor('Ada Lovell').getByRole('button', { name: /^Connect with / }));
  expect(await screen.findByText('Connection request sent')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Request Sent' })).toBeDisabled();
  expect(actionsFor('Ada Lovell').getByRole('button', { name: 'Request Sent' })).toBeDisabled();
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
  const connect = actionsFor('Bruno Santos').getByRole('button', { name: /^Connect with / });
  const dialog = await sendRequest(user, connect);
  const reason = 'You’re already connected, or one of you has already asked.';
  await waitFor(() => {
    expect(readNotice()).toBe(`destructive: Failed to send connection request: ${reason}`);
  });
  expect(await dialog.findByRole('alert')).toHaveTextContent(reason);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    const again = actionsFor('Bruno Santos').getByRole('button', { name: /^Connect with / });
    expect(again).toBeEnabled();
  });
});

test('a request that does not reach the server is taken back, and can be sent again', async () => {
  const { user, network } = await openSearch(server);
  network.fail(/^POST/);
  const connect = actionsFor('Ada Lovell').getByRole('button', { name: /^Connect with / });
  const dialog = await sendRequest(user, connect);
  await waitFor(() => {
    expect(readNotice()).toBe(
      'destructive: Failed to send connection request: There was an error sending your connection request. Please try again.',
    );
  });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(connect).toBeEnabled();
  network.recover();
  await sendRequest(user, connect);
  expect(await screen.findByText('Connection request sent')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Request Sent' })).toBeDisabled();
  expect(actionsFor('Ada Lovell').getByRole('button', { name: 'Request Sent' })).toBeDisabled();
});
