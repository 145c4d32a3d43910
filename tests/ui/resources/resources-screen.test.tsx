import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createBrowserFetch, renderPage } from '../render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function headings(level: number) {
  const panel = within(screen.getByRole('tabpanel'));
  return panel.queryAllByRole('heading', { level }).map((heading) => heading.textContent);
}

test('all guides are listed by category, and none of them leads nowhere', async () => {
  renderPage('/resources', createBrowserFetch(server.url));
  await screen.findByRole('heading', { name: 'Overcoming Loneliness' });
  expect(headings(2)).toEqual(['Mental Health', 'Relationship Building', 'Safety & Privacy']);
  expect(headings(3)).toHaveLength(9);
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByText('How to listen so that another person feels heard.')).toBeVisible();
  expect(panel.getAllByText('Coming soon')).toHaveLength(9);
  expect(panel.queryByRole('link')).toBeNull();
});

test('a tab shows one category, and the address keeps it', async () => {
  const { user, router } = renderPage('/resources', createBrowserFetch(server.url));
  await user.click(await screen.findByRole('tab', { name: 'Relationship Building' }));
  await waitFor(() => {
    expect(headings(3)).toEqual([
      'Active Listening',
      'Healthy Boundaries',
      'Intergenerational Relationships',
    ]);
  });
  expect(router.state.location.hash).toBe('#relationship-building');
  await user.click(screen.getByRole('tab', { name: 'All' }));
  await waitFor(() => {
    expect(headings(3)).toHaveLength(9);
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

test('help in a crisis is named without a number that could be wrong', async () => {
  renderPage('/resources', createBrowserFetch(server.url));
  const box = await screen.findByRole('complementary', { name: 'If you need help right now' });
  expect(box).toHaveTextContent('call your local emergency number now');
  expect(box).not.toHaveTextContent(/\d/);
});

test('guides that could not be loaded can be asked for again', async () => {
  const browserFetch = createBrowserFetch(server.url);
  let isDown = true;
  const { user } = renderPage('/resources', async (input, init) =>
    isDown && input === '/api/resources'
      ? new Response('down', { status: 503 })
      : browserFetch(input, init),
  );
  expect(await screen.findByText('The guides could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Safe Meetings' })).toBeVisible();
});
