import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

const INTERESTS = ['Yoga', 'Art', 'Chess', 'Brass bands'];

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function showInterests(reader: string, path: (memberId: number) => string) {
  const { id } = await signUp(server.url, `player${reader}`, {
    name: 'Paula',
    preferences: { interests: INTERESTS },
  });
  const viewer = await signUp(server.url, reader, {
    preferences: { interests: ['brass BANDS', 'Tea', 'chess'] },
  });
  const page = renderPage(path(id), viewer.fetch);
  const [list] = await screen.findAllByRole('list', { name: 'Interests' });
  return { ...page, entries: within(list!).getAllByRole('listitem') };
}

test('a card begins with what the reader likes too, and says so to those who do not see it', async () => {
  const { entries } = await showInterests('cards', () => '/advanced-search?text=Paula');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Chess, which you like too',
    'Brass bands, which you like too',
    'Yoga',
    '+1 more',
  ]);
  const marks = entries.map((entry) => entry.querySelectorAll('svg').length);
  expect(marks).toEqual([1, 1, 0, 0]);
});

test('so does a profile, with everything the member likes', async () => {
  const { entries } = await showInterests('pages', (id) => `/profile/${id}`);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    'Chess, which you like too',
    'Brass bands, which you like too',
    'Yoga',
    'Art',
  ]);
});
