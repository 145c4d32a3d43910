import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { foundNames, signUpViewer, startServerWithMembers } from './searched-members.ts';

let server: TestServer;

beforeAll(async () => {
  ({ server } = await startServerWithMembers());
});
afterAll(() => server.close());

/** Opens the search, with the queries of every count that it asks for. */
async function openCountedSearch(query: string) {
  const viewer = await signUpViewer(server);
  const counts: string[] = [];
  const page = renderPage(`/advanced-search${query}`, (input, init) => {
    const [, counted] = /\/api\/discovery\/count\??(.*)/.exec(input as string) ?? [];
    if (counted !== undefined) counts.push(counted);
    return viewer.fetch(input, init);
  });
  await screen.findByText(/\d+ matches found/);
  return { ...page, counts };
}

test('a search says how many people its ages hide, by one count, and shows them', async () => {
  const { user, router, counts } = await openCountedSearch('?maxAge=60&text=o');
  expect(await screen.findByText('Your age filter hides 1 person.')).toBeVisible();
  expect(foundNames()).not.toContain('Bruno Santos');
  expect(counts).toEqual(['text=o']);
  await user.click(screen.getByRole('button', { name: 'Show them, without your age filter' }));
  expect(screen.getByRole('heading', { name: /matches/ })).toHaveFocus();
  await waitFor(() => {
    expect(foundNames()).toContain('Bruno Santos');
  });
  expect(screen.queryByText(/^Your age filter/)).toBeNull();
  await waitFor(() => {
    expect(router.state.location.search).toBe('?text=o');
  });
  await screen.findByText('3 matches found');
  expect(counts).toHaveLength(1);
});

test('of several filters the ages are spoken of; where they hide nobody, nothing is', async () => {
  const { user, counts } = await openCountedSearch('?minAge=20&types=3');
  await waitFor(() => {
    expect(counts).toEqual(['types=3']);
  });
  expect(screen.queryByText(/ filter hides /)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove aged 20 and over' }));
  expect(await screen.findByText('Your relationship type filter hides 1 person.')).toBeVisible();
  expect(counts).toEqual(['types=3', '']);
});

test('a search without filters counts nothing', async () => {
  const { counts } = await openCountedSearch('?text=o');
  expect(await screen.findByText('3 matches found')).toBeVisible();
  expect(counts).toEqual([]);
});
