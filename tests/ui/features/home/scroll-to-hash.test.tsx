import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** What the document was scrolled to, and whether in one jump; jsdom itself does not scroll. */
const scrolls: string[] = [];

beforeEach(() => {
  scrolls.length = 0;
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolls.push(`${this.id} ${document.documentElement.style.scrollBehavior}`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['how-it-works', 'relationship-types', 'stories'])(
  'the hash #%s in the address on load leads smoothly to its section',
  async (id) => {
    renderPage(`/#${id}`, createBrowserFetch(server.url));
    await waitFor(() => {
      expect(document.getElementById(id)).toHaveFocus();
    });
    expect(new Set(scrolls)).toEqual(new Set([`${id} smooth`]));
    expect(document.documentElement.style.scrollBehavior).toBe('');
  },
);

test('a link to a section leads there, and again when it is followed again', async () => {
  const { user } = renderPage('/', createBrowserFetch(server.url));
  const link = await screen.findByRole('link', { name: 'Learn How It Works' });
  for (let time = 0; time < 2; time += 1) {
    scrolls.length = 0;
    await user.click(link);
    await waitFor(() => {
      expect(document.getElementById('how-it-works')).toHaveFocus();
    });
    expect(scrolls).toContain('how-it-works smooth');
  }
});

test('going back leaves the scrolling to the router, which returns in one jump', async () => {
  const behaviours: string[] = [];
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {
    behaviours.push(document.documentElement.style.scrollBehavior);
  });
  const { router } = renderPage('/', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Success Stories' });
  await router.navigate('/#stories');
  await waitFor(() => {
    expect(document.getElementById('stories')).toHaveFocus();
  });
  await router.navigate('/nowhere');
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'Success Stories' });
  expect(document.getElementById('stories')).not.toHaveFocus();
  expect(behaviours.at(-1)).toBe('auto');
  await router.navigate('/nowhere');
  await screen.findByRole('heading', { name: '404 Page Not Found' });
  expect(document.documentElement.style.scrollBehavior).toBe('');
});

test('a hash that names nothing leads nowhere', async () => {
  renderPage('/#nothing', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Success Stories' });
  expect(scrolls).toEqual([]);
});
