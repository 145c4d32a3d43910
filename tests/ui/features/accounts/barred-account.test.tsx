import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PASSWORD, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { decideAbout, UNTIL } from '#tests/ui/features/notices/decided-about.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Opens the login and tries to log in. */
async function tryToLogIn(username: string, password = PASSWORD) {
  const page = renderPage('/login', createBrowserFetch(server.url));
  await page.user.type(await screen.findByLabelText('Username or email'), username);
  await page.user.type(screen.getByLabelText('Password'), password);
  await page.user.click(screen.getByRole('button', { name: 'Login' }));
  return page;
}

/** What the member has said against the last decision about them. */
async function readAppeal({ self }: MemberClient) {
  const page = { before: null, limit: 1 };
  const [notice] = await server.storage.notices.listOf(self.id, page);
  return notice?.appeal?.words;
}

test('a suspended member is told until when, and appeals with what they have typed', async () => {
  const member = await signUp(server.url, 'steve');
  await decideAbout(server, member, { action: 'suspend', until: UNTIL });
  const { user } = await tryToLogIn('steve');
  expect(await screen.findByRole('alert')).toHaveTextContent(/suspended until .*2126/);
  expect(await screen.findByText('We have suspended your account for a while.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Appeal' }));
  await user.type(screen.getByLabelText('Why you think this is wrong'), 'It was not me.');
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(/We’ve sent your appeal/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You can’t log in' })).toHaveFocus();
  expect(screen.getByText('It was not me.')).toBeVisible();
  expect(await readAppeal(member)).toBe('It was not me.');
  for (const stored of [sessionStorage, localStorage]) {
    expect(JSON.stringify(Object.entries(stored))).not.toContain(PASSWORD);
  }
});

test('a removed member may appeal too, but not twice', async () => {
  const member = await signUp(server.url, 'sally');
  await decideAbout(server, member, { action: 'remove' });
  const elsewhere = { username: 'sally', password: PASSWORD, words: 'Why me?' };
  await member.send('POST', '/api/appeals', elsewhere);
  await tryToLogIn('sally');
  expect(await screen.findByRole('alert')).toHaveTextContent('have removed your account');
  expect(await screen.findByText('Why me?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});

test('an appeal that cannot be sent is said so, and nothing that was written is lost', async () => {
  const member = await signUp(server.url, 'sonia');
  await decideAbout(server, member, { action: 'remove' });
  const { user } = await tryToLogIn('sonia');
  await user.click(await screen.findByRole('button', { name: 'Appeal' }));
  await user.type(screen.getByLabelText('Why you think this is wrong'), 'Again.');
  const elsewhere = { username: 'sonia', password: PASSWORD, words: 'Why me?' };
  await member.send('POST', '/api/appeals', elsewhere);
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  await waitFor(() => {
    expect(readNotice()).toMatch(/^destructive: We couldn’t send your appeal: /);
  });
  expect(screen.getByLabelText('Why you think this is wrong')).toHaveValue('Again.');
  expect(await readAppeal(member)).toBe('Why me?');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: 'You can’t log in' })).toHaveFocus();
});

test('nobody is told anything of an account whose password they do not know', async () => {
  const member = await signUp(server.url, 'simon');
  await decideAbout(server, member, { action: 'suspend', until: UNTIL });
  await tryToLogIn('simon', 'another password');
  expect(await screen.findByText('Please check your credentials and try again')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
});
