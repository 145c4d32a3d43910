import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { useUnsentMessagesStore } from '#ui/session/unsent-messages-store.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { openChat, signUpPair } from './open-chat.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  sessionStorage.clear();
});

/** Forgets what the page holds and reads what the tab has kept, as a reload does. */
async function reload(): Promise<void> {
  const kept = Object.entries(sessionStorage) as [string, string][];
  useUnsentMessagesStore.setState({ unsent: {} });
  for (const [name, value] of kept) sessionStorage.setItem(name, value);
  await useUnsentMessagesStore.persist.rehydrate();
}

async function openChatWithDraft(draft: string) {
  const pair = await signUpPair(server);
  const page = await openChat(pair);
  await page.user.type(page.box, draft);
  return { ...page, pair };
}

test('a draft outlasts a reload, for whoever wrote it and nobody else', async () => {
  const { pair, unmount } = await openChatWithDraft('Dear Frieda');
  unmount();
  await reload();
  const again = await openChat(pair);
  expect(again.box).toHaveValue('Dear Frieda');
  again.unmount();
  renderPage(pair.address, pair.frieda.fetch);
  expect(await screen.findByLabelText('Message to Rosa')).toHaveValue('');
});

test('a message that is under way outlasts a reload, and is sent once', async () => {
  const { user, box, pair, unmount } = await openChatWithDraft('Dear Frieda');
  pair.network.hold(/^POST .*messages$/);
  await user.type(box, '{Enter}');
  expect(await screen.findByText('Sending…')).toBeVisible();
  unmount();
  await reload();
  const again = await openChat(pair);
  expect(screen.getByText('Sending…')).toBeVisible();
  await again.user.type(again.box, 'And another thing{Enter}');
  pair.network.recover();
  await waitFor(() => {
    expect(screen.queryByText('Sending…')).not.toBeInTheDocument();
  });
  expect(await pair.storedContents()).toEqual(['Dear Frieda', 'And another thing']);
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Dear Frieda|another thing/);
});

test('a message that could not be sent outlasts a reload, and waits to be sent again', async () => {
  const { user, box, pair, unmount } = await openChatWithDraft('Dear Frieda');
  pair.network.fail(/^POST .*messages$/);
  await user.type(box, '{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  unmount();
  pair.network.recover();
  await reload();
  const again = await openChat(pair);
  expect(screen.getByText('Not sent.')).toBeVisible();
  expect(await pair.storedContents()).toEqual([]);
  await again.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => {
    expect(await pair.storedContents()).toEqual(['Dear Frieda']);
  });
});

test('nothing of a message that was sent stays in the tab', async () => {
  const { user, box, pair } = await openChatWithDraft('Dear Frieda');
  expect(JSON.stringify(sessionStorage)).toContain('Dear Frieda');
  await user.type(box, '{Enter}');
  await waitFor(async () => {
    expect(await pair.storedContents()).toEqual(['Dear Frieda']);
  });
  expect(JSON.stringify(sessionStorage)).not.toContain('Dear Frieda');
});

test('nothing that was not sent stays in the tab after a log-out', async () => {
  const { user, box, pair, unmount } = await openChatWithDraft('Not for others');
  pair.network.fail(/messages$/);
  await user.type(box, '{Enter}');
  expect(await screen.findByText('Not sent.')).toBeVisible();
  await user.type(box, 'Nor is this');
  await user.click(screen.getByRole('button', { name: /^More for your conversation with/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Private note' }));
  await user.type(await screen.findByLabelText('Your note'), 'Nor this note');
  await user.keyboard('{Escape}');
  expect(JSON.stringify(sessionStorage)).toMatch(/Nor this note/);
  await user.click(screen.getByLabelText('Your account'));
  const menu = within(await screen.findByRole('menu'));
  await user.click(menu.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => {
    expect(readNotice()).toContain('Logged out');
  });
  expect(JSON.stringify(sessionStorage)).not.toMatch(/Not for others|Nor is this|Nor this note/);
  unmount();

  const username = pair.rosa.self.username;
  await pair.rosa.send('POST', '/api/auth/login', { username, password: PASSWORD });
  pair.network.recover();
  const again = await openChat(pair);
  expect(again.box).toHaveValue('');
  expect(screen.queryByText('Not sent.')).not.toBeInTheDocument();
});
