import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#tests/support/running-server.ts';
import { foundNames, openSearch, startServerWithMembers } from './searched-members.ts';

let server: TestServer;

beforeAll(async () => {
  ({ server } = await startServerWithMembers());
});
afterAll(() => server.close());

const chosen = () => screen.queryByRole('list', { name: 'Chosen filters' });

test('every chosen filter stands above the results, outside the sheet, and can be removed', async () => {
  const query = '?text=bruno&location=zurich&maxAge=90&types=3&interests=Gardening';
  const { user, router } = await openSearch(server, query);
  const labels = ['“bruno”', 'in zurich', 'aged 18 to 90', 'Mentor Match', 'Gardening'];
  const list = within(chosen()!);
  expect(list.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels);
  for (const label of labels.slice(0, -1)) {
    await user.click(list.getByRole('button', { name: `Remove ${label}` }));
    expect(list.queryByText(label)).not.toBeInTheDocument();
    expect(chosen()).toHaveFocus();
  }
  await waitFor(() => {
    expect(router.state.location.search).toBe('?interests=Gardening');
  });
  await user.click(list.getByRole('button', { name: 'Remove Gardening' }));
  expect(chosen()).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /matches/ })).toHaveFocus();
  expect(await screen.findByText('3 matches found')).toBeVisible();
  expect(foundNames()).toHaveLength(3);
});

test('ages without an upper end read so', async () => {
  await openSearch(server, '?minAge=60');
  expect(within(chosen()!).getByRole('button')).toHaveTextContent('aged 60 and over');
});

test('where nothing is chosen, nothing stands there', async () => {
  await openSearch(server, '?sort=recent');
  expect(chosen()).not.toBeInTheDocument();
});
