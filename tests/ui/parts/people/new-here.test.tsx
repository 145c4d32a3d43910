import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

// The page goes by the clock of the browser.
const clock = createSettableClock(new Date(Date.now() - 14 * DAY).toISOString());
let server: TestServer;
let settled: MemberClient;
let fresh: MemberClient;

beforeAll(async () => {
  server = await startTestServer({ clock });
  settled = await signUp(server.url, 'settled', { name: 'Sol Marin' });
  clock.advance(13 * DAY);
  fresh = await signUp(server.url, 'fresh', { name: 'Fay Dunne' });
});
afterAll(() => server.close());

const main = () => within(screen.getByRole('main'));

test('a profile says that someone is new, for two weeks', async () => {
  const page = renderPage(`/profile/${fresh.id}`, settled.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Fay Dunne' });
  expect(main().getByText('New here')).toBeVisible();
  page.unmount();
  renderPage(`/profile/${settled.id}`, fresh.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Sol Marin' });
  expect(main().queryByText('New here')).toBeNull();
});

test('a request says so to the one who is asked, and not to the one who asks', async () => {
  const pair = { userId1: fresh.id, userId2: settled.id };
  await fresh.send('POST', '/api/connections', pair);
  const page = renderPage('/connections', settled.fetch);
  expect(await screen.findByText('New here')).toBeVisible();
  page.unmount();
  renderPage('/connections', fresh.fetch);
  await screen.findByRole('heading', { level: 1, name: 'Your Connections' });
  await main().findByRole('link', { name: 'Sol Marin' });
  expect(screen.queryByText('New here')).toBeNull();
});
