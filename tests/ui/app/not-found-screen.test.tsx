import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(['/nowhere', '/resources/nothing', '/profile/12/photos', '/explore/more'])(
  '%s leads nowhere, which is said with ways on',
  async (path) => {
    renderPage(path, createBrowserFetch(server.url));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      '404 Page Not Found',
    );
    expect(document.title).toBe('404 Page Not Found | Hearthkin');
    expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
    const main = within(screen.getByRole('main'));
    const ways = main.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(['/', '/explore', '/resources']);
  },
);
