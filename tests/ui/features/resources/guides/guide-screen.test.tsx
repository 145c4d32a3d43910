import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import type { GuideFrontMatter, MarkdownFile } from '#ui/content/markdown-file.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const files = import.meta.glob<MarkdownFile<GuideFrontMatter>>('/ui/content/guides/*.md', {
  eager: true,
});

/** The guides of specification §2, by category. */
const CATEGORIES = [
  [
    'Mental Health',
    '/resources#mental-health',
    [
      ['Overcoming Loneliness', '/resources/overcoming-loneliness'],
      ['Depression Directory', '/resources/depression-directory'],
      ['Emotional Support Networks', '/resources/emotional-support-networks'],
    ],
  ],
  [
    'Relationship Building',
    '/resources#relationship-building',
    [
      ['Active Listening', '/resources/active-listening'],
      ['Healthy Boundaries', '/resources/healthy-boundaries'],
      ['Intergenerational Relationships', '/resources/intergenerational-relationships'],
      ['Keeping in Touch', '/resources/keeping-in-touch'],
    ],
  ],
  [
    'Safety & Privacy',
    '/resources#safety',
    [
      ['Safe Meetings', '/resources/safe-meetings'],
      ['Online Privacy', '/resources/online-privacy'],
      ['Healthy Relationships', '/resources/healthy-relationships'],
    ],
  ],
] as const;

const GUIDES = CATEGORIES.flatMap(([category, categoryAddress, guides]) =>
  guides.map(([title, address]) => ({
    title,
    address,
    category,
    categoryAddress,
    others: guides.filter(([other]) => other !== title),
    head: files[`/ui/content/guides/${address.split('/').at(-1)}.md`]!.frontmatter,
  })),
);

/** The names and targets of the links within a part of the page. */
function linksOf(part: HTMLElement) {
  return within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

/** The text of a guide, once the page shows it. */
async function findArticle(title: string) {
  await screen.findByRole('heading', { level: 1, name: title });
  return screen.getByRole('article');
}

/** What the head of the document says of the page. */
const descriptionsInHead = () =>
  [...document.head.querySelectorAll('meta[name="description"]')].map((meta) =>
    meta.getAttribute('content'),
  );

/** Asserts that each source is named, and that its link leaves the other site no hold on this page. */
function expectSources(part: HTMLElement, sources: GuideFrontMatter['sources']): void {
  const entries = within(part).getAllByRole('listitem');
  expect(entries.length).toBeGreaterThanOrEqual(3);
  expect(entries.map(({ textContent }) => textContent)).toEqual(
    sources.map(({ organisation, title }) => `${organisation}: ${title}`),
  );
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    sources.flatMap(({ url }) => url ?? []),
  );
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener external');
}

test.each(GUIDES)(
  'the page of $address tells title, category, length, review and sources, and whom to call',
  async ({ address, title, category, categoryAddress, others, head }) => {
    renderPage(address, createBrowserFetch(server.url));
    const article = await findArticle(title);
    const inArticle = within(article);
    expect(inArticle.getByText(head.description)).toBeVisible();
    await waitFor(() => {
      expect(document.title).toBe(`${title} | Hearthkin`);
    });
    expect(descriptionsInHead()).toEqual([head.description]);
    expect(linksOf(article).slice(0, 2)).toEqual([
      ['Resources', '/resources'],
      [category, categoryAddress],
    ]);

    const line = inArticle.getByText(new RegExp(`^${head.readingMinutes}-minute read`));
    expect(line).toHaveTextContent(/Reviewed on \d{1,2} [A-Z][a-z]+ \d{4}$/);
    expect(line.querySelector('time')).toHaveAttribute('datetime', head.reviewed);
    expectSources(inArticle.getByRole('region', { name: 'Sources' }), head.sources);

    const box = screen.getByRole('complementary', { name: 'If you need help right now' });
    expect(box).toHaveTextContent('call your local emergency number now');
    for (const kind of [/^tel:/, /^sms:/]) {
      expect(linksOf(box).map(([, target]) => target)).toContainEqual(expect.stringMatching(kind));
    }
    expect(linksOf(screen.getByRole('navigation', { name: 'Read on' }))).toEqual(others);
  },
);

test('help to call and to text stands right under the title, and mentions of it lead to the box', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: 'Europe/London',
  });
  const { user, router } = renderPage(
    '/resources/depression-directory',
    createBrowserFetch(server.url),
  );
  const article = await findArticle('Depression Directory');
  const afterTitle = linksOf(article).slice(2, 6);
  expect(afterTitle).toEqual([
    ['More crisis lines', '/resources/depression-directory#crisis-help'],
    ['Call 999 (Emergency)', 'tel:999'],
    ['Call 116 123 (Samaritans)', 'tel:116123'],
    ['Text SHOUT to 85258 (Shout)', 'sms:85258?&body=SHOUT'],
  ]);
  const [mention] = within(article).getAllByRole('link', { name: 'the box on this page' });
  await user.click(mention!);
  await waitFor(() => {
    expect(router.state.location.hash).toBe('#crisis-help');
  });
  expect(screen.getByRole('complementary')).toHaveAttribute('id', 'crisis-help');
  vi.restoreAllMocks();
});

test('the day of the review is written out', async () => {
  renderPage('/resources/safe-meetings', createBrowserFetch(server.url));
  const article = within(await findArticle('Safe Meetings'));
  const day = article.getByText('21 November 2026');
  expect(day).toHaveAttribute('datetime', '2026-11-21');
  expect(day.parentElement).toHaveTextContent('5-minute read · Reviewed on 21 November 2026');
});

test('a link within the text leads to the next guide without leaving the page', async () => {
  const { user, router } = renderPage('/resources/safe-meetings', createBrowserFetch(server.url));
  const article = within(await findArticle('Safe Meetings'));
  const footer = screen.getByRole('contentinfo');
  await user.click(article.getByRole('link', { name: 'online privacy' }));
  await findArticle('Online Privacy');
  expect(router.state.location.pathname).toBe('/resources/online-privacy');
  expect(screen.getByRole('contentinfo')).toBe(footer);
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
  await waitFor(() => {
    expect(document.title).toBe('Online Privacy | Hearthkin');
  });
});

test('the category of a guide opens its tab of the resources', async () => {
  const { user } = renderPage('/resources/safe-meetings', createBrowserFetch(server.url));
  const article = within(await findArticle('Safe Meetings'));
  await user.click(article.getByRole('link', { name: 'Safety & Privacy' }));
  const tab = await screen.findByRole('tab', { name: 'Safety & Privacy' });
  expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('members read the guides as visitors do', async () => {
  const member = await signUp(server.url, 'reader');
  renderPage('/resources/active-listening', member.fetch);
  expect(await screen.findByRole('button', { name: 'Your account' })).toBeVisible();
  expect(await findArticle('Active Listening')).toHaveTextContent(/Dan has lost his job/);
});
