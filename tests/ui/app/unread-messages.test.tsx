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

test('unread messages are counted in the title of every screen, in the header and in the bar', async () => {
  const pair = await signUpPair(server);
  const { id } = await pair.hear('Are you there?');
  await pair.hear('It is only me.');
  const { router } = renderPage('/settings', pair.network.fetch);
  await expectTitle('(2) Settings | Hearthkin');
  const expectCount = async (unread: number) => {
    for (const place of ['Main', 'Your places']) {
      const links = within(screen.getByRole('navigation', { name: place }));
      const link = await links.findByRole('link', { name: `Messages ${unread} new` });
      expect(link).toHaveAttribute('href', '/messages');
    }
  };
  await expectCount(2);
  await router.navigate('/connections');
  await expectTitle('(2) Your Connections | Hearthkin');

  await markAsRead(server.storage, id);
  vi.advanceTimersByTime(MESSAGES_POLLING);
  await expectTitle('(1) Your Connections | Hearthkin');
  await expectCount(1);
});

test('with nothing unread, neither title nor header says anything of it', async () => {
  const pair = await signUpPair(server);
  const { id } = await pair.hear('Are you there?');
  renderPage('/settings', pair.network.fetch);
  await expectTitle('(1) Settings | Hearthkin');
  await markAsRead(server.storage, id);
  vi.advanceTimersByTime(MESSAGES_POLLING);
  await expectTitle('Settings | Hearthkin');
  await waitFor(() => {
    expect(screen.getAllByRole('link', { name: 'Messages' })).toHaveLength(2);
  });
});

test.each([
  ['Messages | Hearthkin', 2, '(2) Messages | Hearthkin'],
  ['(2) Messages | Hearthkin', 120, '(99+) Messages | Hearthkin'],
  ['(99+) Messages | Hearthkin', 0, 'Messages | Hearthkin'],
  ['', 3, ''],
])('%j with %i unread is %j', (title, unread, badged) => {
  expect(withBadge(title, unread)).toBe(badged);
});
