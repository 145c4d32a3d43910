import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '../render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function main() {
  return within(screen.getByRole('main'));
}

test('the sections stand in their order, under a title that says the tagline', async () => {
  renderPage('/', createBrowserFetch(server.url));
  await screen.findByRole('heading', { level: 1 });
  const titles = main()
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent);
  expect(titles.slice(0, 4)).toEqual([
    'How It Works',
    'Relationship Types',
    'Success Stories',
    'Safety and Community',
  ]);
  await waitFor(() => {
    expect(document.title).toBe('Hearthkin | With you, for you');
  });
  for (const anchor of ['how-it-works', 'relationship-types', 'stories']) {
    expect(document.getElementById(anchor)).toBeVisible();
  }
  for (const figure of ['50,000+', '4.8/5', '5+']) {
    expect(screen.getByText(figure)).toBeVisible();
  }
  for (const step of ['Create Your Profile', 'Discover Connections', 'Build Relationships']) {
    expect(screen.getByRole('heading', { name: step })).toBeVisible();
  }
});

test('visitors are led to an account', async () => {
  renderPage('/', createBrowserFetch(server.url));
  for (const name of ['Find Your Connection', 'Get Started Free', 'Create Your Free Account']) {
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/register');
  }
  expect(screen.getByRole('link', { name: 'Learn How It Works' })).toHaveAttribute(
    'href',
    '/#how-it-works',
  );
  expect(screen.getByRole('link', { name: 'Learn About Our Safety Measures' })).toHaveAttribute(
    'href',
    '/resources',
  );
});

test('members are led to other members', async () => {
  const member = await signUp(server.url, 'rosa');
  renderPage('/', member.fetch);
  expect(await screen.findByRole('link', { name: 'Find Connections' })).toHaveAttribute(
    'href',
    '/explore',
  );
  expect(screen.getByRole('link', { name: 'Find Your Connection' })).toHaveAttribute(
    'href',
    '/explore',
  );
  expect(screen.queryByRole('link', { name: 'Create Your Free Account' })).toBeNull();
});

test('the four relationship types are told, each with a way on', async () => {
  renderPage('/', createBrowserFetch(server.url));
  const types = [
    'Family Support',
    'Sibling Connection',
    'Mentor Match',
    'Cultural Connection',
  ] as const;
  for (const type of types) {
    expect(await screen.findByRole('heading', { name: type })).toBeVisible();
    expect(screen.getByRole('link', { name: `Learn More about ${type}` })).toHaveAttribute(
      'href',
      '/explore',
    );
  }
});

test('five stories are told; an author without an account is anonymous', async () => {
  renderPage('/', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Success Stories' });
  expect(main().getAllByRole('figure')).toHaveLength(5);
  expect(main().getAllByText('Anonymous')).toHaveLength(2);
  expect(main().getAllByText(/^User #\d+$/)).toHaveLength(3);
});

test('a hash in the address leads to its section', async () => {
  renderPage('/#stories', createBrowserFetch(server.url));
  await waitFor(() => {
    expect(document.getElementById('stories')).toHaveFocus();
  });
});
