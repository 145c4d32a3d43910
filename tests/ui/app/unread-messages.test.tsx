import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { markAsRead } from '#tests/support/writes.ts';
import { signUpPair } from '#tests/ui/features/messaging/open-chat.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { withBadge } from '#ui/app/title-badge.ts';
import { MESSAGES_POLLING } from '#ui/parts/messaging/messages.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const expectTitle = (title: string) =>
  waitFor(() => {
    expect(document.title).toBe(title);
  });

test('unread messages are counted in the title of every screen and in the header at every width', async () => {
  const pair = await signUpPair(server);
  const { id } = await pair.hear('Are you there?');
  await pair.hear('It is only me.');
  const { router } = renderPage('/settings', pair.network.fetch);
  await expectTitle('(2) Settings | Hearthkin');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: '2 unread messages' })).toHaveAttribute(
    'href',
    '/messages',
  );
  await router.navigate('/connections');
  await expectTitle('(2) Your Connections | Hearthkin');

  await markAsRead(server.storage, id);
  vi.advanceTimersByTime(MESSAGES_POLLING);
  await expectTitle('(1) Your Connections | Hearthkin');
  expect(header.getByRole('link', { name: '1 unread message' })).toBeInTheDocument();
});

test('with nothing unread, neither title nor header says anything of it', async () => {
  const pair = await signUpPair(server);
  const { id } = await pair.hear('Are you there?');
  renderPage('/settings', pair.network.fetch);
  await expectTitle('(1) Settings | Hearthkin');
  await markAsRead(server.storage, id);
  vi.advanceTimersByTime(MESSAGES_POLLING);
  await expectTitle('Settings | Hearthkin');
  expect(screen.queryByRole('link', { name: /unread message/ })).not.toBeInTheDocument();
});

test.each([
  ['Messages | Hearthkin', 2, '(2) Messages | Hearthkin'],
  ['(2) Messages | Hearthkin', 120, '(99+) Messages | Hearthkin'],
  ['(99+) Messages | Hearthkin', 0, 'Messages | Hearthkin'],
  ['', 3, ''],
])('%j with %i unread is %j', (title, unread, badged) => {
  expect(withBadge(title, unread)).toBe(badged);
});
