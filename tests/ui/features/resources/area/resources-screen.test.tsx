import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createApiClient } from '#ui/api/client.ts';
import { OPEN } from '#tests/support/open-registration.ts';
import { OPERATOR } from '#tests/support/operator.ts';
import { App } from '#ui/app/app.tsx';
import { ResourcesScreen } from '#ui/features/resources/area/resources-screen.tsx';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function headings(level: number) {
  const panel = within(screen.getByRole('tabpanel'));
  return panel.queryAllByRole('heading', { level }).map((heading) => heading.textContent);
}

/** The guides of specification §2, in its order, and one of our own in its category. */
const GUIDES: readonly [title: string, address: string][] = [
  ['Overcoming Loneliness', '/resources/overcoming-loneliness'],
  ['Depression Directory', '/resources/depression-directory'],
  ['Emotional Support Networks', '/resources/emotional-support-networks'],
  ['Active Listening', '/resources/active-listening'],
  ['Healthy Boundaries', '/resources/healthy-boundaries'],
  ['Intergenerational Relationships', '/resources/intergenerational-relationships'],
  ['Keeping in Touch', '/resources/keeping-in-touch'],
  ['Safe Meetings', '/resources/safe-meetings'],
  ['Online Privacy', '/resources/online-privacy'],
  ['Healthy Relationships', '/resources/healthy-relationships'],
];

test('all guides are listed by category, and each card leads to its guide by one link', async () => {
  renderPage('/resources', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Overcoming Loneliness' });
  expect(headings(2)).toEqual(['Mental Health', 'Relationship Building', 'Safety & Privacy']);
  const panel = within(screen.getByRole('tabpanel'));
  const links = panel.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(GUIDES);
  expect(panel.getByText('How to listen so that another person feels heard.')).toBeVisible();
  expect(screen.queryByText(/coming soon/i)).toBeNull();
});

test('the tabs are those of the specification, and a guide is opened from its card', async () => {
  const { user, router } = renderPage('/resources', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Overcoming Loneliness' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'All',
    'Mental Health',
    'Relationship Building',
    'Safety & Privacy',
  ]);
  const panel = within(screen.getByRole('tabpanel'));
  await user.click(panel.getByRole('link', { name: 'Safe Meetings' }));
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/resources/safe-meetings');
  });
});

test('a tab shows one category, and the address keeps it', async () => {
  const { user, router } = renderPage('/resources', createBrowserFetch(server.url));
  await user.click(await screen.findByRole('tab', { name: 'Relationship Building' }));
  await waitFor(() => {
    expect(headings(3)).toEqual([
      'Active Listening',
      'Healthy Boundaries',
      'Intergenerational Relationships',
      'Keeping in Touch',
    ]);
  });
  expect(router.state.location.hash).toBe('#relationship-building');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await waitFor(() => {
    expect(headings(3)).toHaveLength(GUIDES.length);
  });
});

test('a hash in the address opens its category', async () => {
  renderPage('/resources#safety', createBrowserFetch(server.url));
  await waitFor(() => {
    expect(headings(3)).toEqual(['Safe Meetings', 'Online Privacy', 'Healthy Relationships']);
  });
  expect(screen.getByRole('tab', { name: 'Safety & Privacy' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('the crisis box stands above the guides', async () => {
  renderPage('/resources', createBrowserFetch(server.url));
  const box = await screen.findByRole('complementary');
  const position = box.compareDocumentPosition(screen.getByRole('tabpanel'));
  expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the guides are there before the server answers, and when it does not', async () => {
  const browserFetch = createBrowserFetch(server.url);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  renderPage('/resources', async (input, init) =>
    input === '/api/resources' ? new Response('down', { status: 503 }) : browserFetch(input, init),
  );
  await screen.findByRole('heading', { name: 'Safe Meetings' });
  await waitFor(() => {
    expect(warn).toHaveBeenCalledOnce();
  });
  expect(headings(3)).toHaveLength(GUIDES.length);
  warn.mockRestore();
});

test('rendered ahead of time, all guides are there to read, whatever the hash', () => {
  const html = renderToString(
    <App
      api={createApiClient(() => Promise.reject(new Error('offline')))}
      knownSession="none"
      operator={OPERATOR}
      registration={OPEN}
    >
      <MemoryRouter initialEntries={['/resources#safety']}>
        <ResourcesScreen />
      </MemoryRouter>
    </App>,
  );
  for (const [title, address] of GUIDES) {
    expect(html).toContain(`href="${address}"`);
    expect(html).toContain(`>${title}<`);
  }
});
