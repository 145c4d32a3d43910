import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, createApiClient, signUp } from '#tests/support/api-client.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import type { MarkdownFile, PageFrontMatter } from '#ui/content/markdown-file.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const files = import.meta.glob<MarkdownFile<PageFrontMatter>>('/ui/content/pages/*.md', {
  eager: true,
});

/** The pages behind the footer's links, in the order in which they name each other. */
const PAGES = [
  ['About Us', '/about'],
  ['Help Center', '/help'],
  ['Safety Tips', '/safety-tips'],
  ['Community Guidelines', '/community-guidelines'],
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
  ['Cookie Policy', '/cookies'],
  ['Contact Us', '/contact'],
] as const;

/** The text of a page, once it is shown. */
async function findArticle(title: string) {
  await screen.findByRole('heading', { level: 1, name: title });
  return screen.getByRole('article');
}

test.each(PAGES)(
  '%s tells its title, description and review date, and leads to the pages beside it',
  async (name, path) => {
    renderPage(path, createBrowserFetch(server.url));
    const article = within(await findArticle(name));
    const { description, reviewed } = files[`/ui/content/pages${path}.md`]!.frontmatter;
    expect(article.getByText(description)).toBeVisible();
    const day = article.getByText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/, { selector: 'time' });
    expect(day).toHaveAttribute('datetime', reviewed);
    expect(day.parentElement).toHaveTextContent(/^Reviewed on /);
    await waitFor(() => {
      expect(document.title).toBe(`${name} | Hearthkin`);
    });
    const descriptions = document.head.querySelectorAll('meta[name="description"]');
    expect([...descriptions].map((meta) => meta.getAttribute('content'))).toEqual([description]);

    const pages = within(screen.getByRole('navigation', { name: 'About this site' }));
    const links = pages.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(PAGES);
    const marked = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual([name]);
  },
);

test.each(PAGES)('%s says who runs the site where members look for it', async (name, path) => {
  renderPage(path, createBrowserFetch(server.url));
  const article = within(await findArticle(name));
  const isExpected = ['/contact', '/terms', '/privacy'].includes(path);
  expect(article.queryAllByRole('heading', { name: 'Who runs this site' })).toHaveLength(
    isExpected ? 1 : 0,
  );
  if (!isExpected) return;
  expect(article.getByText(OPERATOR.name, { selector: 'bdi' })).toBeVisible();
  expect(article.getByText(OPERATOR.country, { selector: 'bdi' })).toBeVisible();
  expect(article.getByRole('link', { name: OPERATOR.contactEmail })).toHaveAttribute(
    'href',
    `mailto:${OPERATOR.contactEmail}`,
  );
});

test('the Help Center shows its questions, and each opens its answer', async () => {
  const { user } = renderPage('/help', createBrowserFetch(server.url));
  const article = await findArticle('Help Center');
  const questions = within(article).getAllByRole('heading', { level: 3 });
  expect(questions.length).toBeGreaterThan(40);
  for (const question of questions) {
    const summary = question.parentElement;
    expect(summary?.tagName).toBe('SUMMARY');
    expect(summary?.parentElement).not.toHaveAttribute('open');
    expect(summary?.parentElement?.querySelector('p')).not.toBeVisible();
  }
  await user.click(questions[0]!);
  expect(questions[0]!.closest('details')!.querySelector('p')).toBeVisible();
});

test('links within the text, and of the footer, lead on without leaving the page', async () => {
  const { user, router } = renderPage('/about', createBrowserFetch(server.url));
  const article = within(await findArticle('About Us'));
  expect(article.getByRole('link', { name: 'the three steps' })).toHaveAttribute(
    'href',
    '/#how-it-works',
  );
  const footer = screen.getByRole('contentinfo');
  await user.click(article.getByRole('link', { name: 'Help Center' }));
  await findArticle('Help Center');
  expect(router.state.location.pathname).toBe('/help');
  await waitFor(() => {
    expect(screen.getByRole('main')).toHaveFocus();
  });
  const support = within(within(footer).getByRole('navigation', { name: 'Support' }));
  await user.click(support.getByRole('link', { name: 'Privacy Policy' }));
  await findArticle('Privacy Policy');
  expect(screen.getByRole('contentinfo')).toBe(footer);
});

test('the Cookie Policy tells of the two cookies that the server sets', async () => {
  await signUp(server.url, 'crumb');
  const { fetch } = createApiClient(server.url);
  const visit = await fetch('/cookies');
  expect(visit.headers.getSetCookie()).toEqual([]);
  const logIn = await fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'crumb', password: PASSWORD }),
  });
  const cookies = logIn.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['sid', 'device']);
  const [session = 0, device = 0] = cookies.map(
    (cookie) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]) / 86_400,
  );

  renderPage('/cookies', createBrowserFetch(server.url));
  const article = await findArticle('Cookie Policy');
  for (const name of ['sid', 'device']) expect(article).toHaveTextContent(`The cookie: ${name}`);
  expect(article).toHaveTextContent(`always after ${session}`);
  expect(article).toHaveTextContent(`${device} days after you last logged in`);
  for (const attribute of ['HttpOnly', 'SameSite=Lax']) {
    for (const cookie of cookies) expect(cookie).toContain(attribute);
    expect(article).toHaveTextContent(`(${attribute})`);
  }
});

test('what the pages say is kept in the browser is what the footer keeps there', async () => {
  const { user } = renderPage('/cookies', createBrowserFetch(server.url));
  const article = await findArticle('Cookie Policy');
  localStorage.clear();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(Object.keys(localStorage)).toEqual(['hearthkin-theme']);
  expect(article).toHaveTextContent('The setting: hearthkin-theme');
  await user.click(screen.getByRole('radio', { name: 'Match my device' }));
});
