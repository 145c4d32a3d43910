import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const main = () => within(screen.getByRole('main'));

/** The section of that heading, once the page shows it. */
async function findSection(name: string) {
  return within(await screen.findByRole('region', { name }));
}

function showToVisitor() {
  renderPage('/', createBrowserFetch(server.url));
}

test('six sections stand in their order, under a title that says the tagline', async () => {
  showToVisitor();
  await screen.findByRole('heading', { level: 1 });
  const sections = main().getAllByRole('region');
  expect(sections.map(({ id }) => id)).toEqual([
    '',
    'how-it-works',
    'relationship-types',
    'stories',
    'safety',
    '',
  ]);
  const headings = main().getAllByRole('heading', { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'How It Works',
    'Relationship Types',
    'Success Stories',
    'Safety and Community',
    'There’s a place at the table',
  ]);
  await waitFor(() => {
    expect(document.title).toBe('Hearthkin | With you, for you');
  });
});

test('the hero names the tagline, the figures and two ways on', async () => {
  showToVisitor();
  const hero = await findSection('Find the people who feel like family');
  expect(hero.getByText('With you, for you')).toBeVisible();
  const terms = hero.getAllByRole('term').map((term) => term.textContent);
  const figures = hero.getAllByRole('definition').map((figure) => figure.textContent);
  expect(terms).toEqual([
    'Connections: our aim',
    'Satisfaction: our aim',
    'Relationship types: our aim',
  ]);
  expect(figures).toEqual(['50,000+', '4.8/5', '5+']);
  expect(hero.getByText(/^Free\. No adverts\. Run by/)).toHaveTextContent(/Run by .+, .+\.$/);
  const links = hero.getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Find Your Connection /register',
    'Learn How It Works /#how-it-works',
  ]);
});

test('how it works is told in three steps', async () => {
  showToVisitor();
  const section = await findSection('How It Works');
  const steps = section.getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Create Your Profile',
    'Discover Connections',
    'Build Relationships',
  ]);
  expect(section.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(section.getByText('Creating an account is free and takes under 2 minutes.')).toBeVisible();
});

/** Name and meaning as specification §1 has them, and what its icons are called where they come from. */
const TYPES = [
  ['Family Support', 'Find a godparent, grandparent or parental figure', 'lucide-house'],
  [
    'Sibling Connection',
    'A brother or sister style bond with someone at a similar life stage',
    'lucide-users',
  ],
  ['Mentor Match', 'Guidance for life, work or personal growth', 'lucide-graduation-cap'],
  [
    'Cultural Connection',
    'Sharing or rediscovering heritage, language and traditions',
    'lucide-globe',
  ],
] as const;

test('the four relationship types are told with name, meaning and icon, each with a way on', async () => {
  showToVisitor();
  const cards = (await findSection('Relationship Types')).getAllByRole('listitem');
  expect(cards).toHaveLength(4);
  for (const [position, [name, meaning, icon]] of TYPES.entries()) {
    const card = within(cards[position]!);
    expect(card.getByRole('heading', { name })).toBeVisible();
    expect(card.getByText(meaning)).toBeVisible();
    expect(cards[position]!.querySelector('svg.lucide')).toHaveClass(icon);
    expect(card.getByText('Learn More')).toBeVisible();
    expect(card.getByRole('link', { name: `Learn More about ${name}` })).toHaveAttribute(
      'href',
      `/explore?type=${position + 1}`,
    );
  }
});

test('safety is claimed in words, each with what it means here, and leads to the resources', async () => {
  showToVisitor();
  const section = await findSection('Safety and Community');
  const claims = section
    .getAllByRole('listitem')
    .map((claim) => within(claim).getByRole('heading').textContent);
  expect(claims).toEqual([
    'Verified profiles',
    'Encrypted, secure messaging',
    'Community guidelines and moderation',
    'Support resources',
  ]);
  expect(section.getByText(/email addresses are real, and nothing else/)).toBeVisible();
  expect(section.getByRole('link', { name: 'Learn About Our Safety Measures' })).toHaveAttribute(
    'href',
    '/resources',
  );
});

test('the last word leads visitors to an account', async () => {
  showToVisitor();
  const section = await findSection('There’s a place at the table');
  const links = section.getAllByRole('link');
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Create Your Free Account /register',
  ]);
});

test('members are led to other members', async () => {
  const member = await signUp(server.url, 'rosa');
  renderPage('/', member.fetch);
  const name = 'Find Connections';
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/explore');
  expect(screen.getByRole('link', { name: 'Find Your Connection' })).toHaveAttribute(
    'href',
    '/explore',
  );
  expect(screen.queryByRole('link', { name: 'Create Your Free Account' })).toBeNull();
});

test('what the page tells is its own text: it asks the server for nothing but who is signed in', async () => {
  const calls: string[] = [];
  const browserFetch = createBrowserFetch(server.url);
  renderPage('/', (input, init) => {
    calls.push(`${init?.method} ${input as string}`);
    return browserFetch(input, init);
  });
  const stories = await findSection('Success Stories');
  expect(stories.getAllByRole('figure')).toHaveLength(5);
  expect(await screen.findByRole('link', { name: 'Sign Up' })).toBeVisible();
  expect(calls).toEqual(['GET /api/auth/current']);
});
