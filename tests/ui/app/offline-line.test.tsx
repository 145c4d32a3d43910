import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.restoreAllMocks();
  fireEvent(window, new Event('online'));
});

const OFFLINE = 'You’re offline. What you write is kept here.';
const OUT_OF_REACH = 'We can’t reach Hearthkin. What you write is kept here.';

/** What the browser says of its network. */
function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => {
    fireEvent(window, new Event(isThere ? 'online' : 'offline'));
  });
}

test('a browser without a network says so, aloud too, until it has one again', async () => {
  const member = await signUp(server.url, 'wren');
  renderPage('/help', member.fetch);
  await screen.findByRole('button', { name: 'Your account' });
  expect(screen.queryByText(OFFLINE)).toBeNull();
  setNetwork(false);
  expect(screen.getByText(OFFLINE).parentElement).toHaveAttribute('aria-live', 'polite');
  setNetwork(true);
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

test('a server that can’t be reached is said as well, until it answers', async () => {
  const member = await signUp(server.url, 'rosa');
  const network = createUnreliableNetwork(member.fetch);
  const { router } = renderPage('/help', network.fetch);
  await screen.findByRole('button', { name: 'Your account' });
  network.fail(/./);
  await act(() => router.navigate('/connections'));
  await act(() => router.navigate('/settings/signing-in'));
  expect(await screen.findByText(OUT_OF_REACH)).toBeVisible();
  network.recover();
  await act(() => router.navigate('/settings/reach'));
  await waitFor(() => {
    expect(screen.queryByText(OUT_OF_REACH)).toBeNull();
  });
});
