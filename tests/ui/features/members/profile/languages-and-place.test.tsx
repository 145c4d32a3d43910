import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PLACE = {
  languages: [
    { tag: 'ar', level: 'native' },
    { tag: 'de', level: 'learning' },
  ],
  country: 'GB',
  town: 'Manchester',
  meeting: ['letters'],
  timeZone: 'Asia/Kathmandu',
};

/** The part of the page with that heading. */
function sectionOf(name: string) {
  return within(screen.getByRole('heading', { name }).closest('section')!);
}

test('a profile says which languages its member speaks, where they live, and what is shared', async () => {
  const layla = await signUp(server.url, 'layla', { preferences: PLACE });
  const viewer = await signUp(server.url, 'hans', {
    preferences: {
      languages: [
        { tag: 'de', level: 'native' },
        { tag: 'ar', level: 'fluent' },
      ],
      country: 'GB',
      town: 'Leeds',
    },
  });
  renderPage(`/profile/${layla.id}`, viewer.fetch);
  expect(await screen.findByRole('heading', { name: 'Languages and place' })).toBeVisible();
  const told = [
    'Speaks Arabic (native), learning German',
    'Lives in Manchester, United Kingdom',
    'Likes to meet by letter',
    /^It’s .* there$/,
  ];
  const facts = sectionOf('Languages and place');
  expect(facts.getAllByRole('listitem')).toHaveLength(told.length);
  for (const text of told) expect(facts.getByText(text)).toBeVisible();
  const shared = [
    'You both speak Arabic',
    'You could help layla with German',
    'You live within about 100 km of each other',
  ];
  const reasons = sectionOf('Why you might get on');
  for (const text of shared) expect(reasons.getByText(text)).toBeVisible();
  expect(screen.queryByText(/Kathmandu/)).toBeNull();
});

test('nothing is said of languages and place where a member does not', async () => {
  const silent = await signUp(server.url, 'silent');
  const viewer = await signUp(server.url, 'viewer', { preferences: PLACE });
  renderPage(`/profile/${silent.id}`, viewer.fetch);
  expect(await screen.findByRole('heading', { name: 'Interests' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Languages and place' })).toBeNull();
  expect(screen.queryByText(/You both speak|You both live|km of each|could help/)).toBeNull();
});
