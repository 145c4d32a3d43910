import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeStanding } from '#tests/support/writes.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { renderPage } from '#tests/ui/render-page.tsx';
import { decideAbout, UNTIL, WORDS } from './decided-about.ts';

const REASON = 'I never wrote to anybody called Daniel.';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A member who was suspended and may use the account again. */
async function signUpRestored(username: string) {
  const member = await signUp(server.url, username);
  await decideAbout(server, member, { action: 'suspend', until: UNTIL });
  await storeStanding(server.storage, member.id, { account: { status: 'active' } });
  await member.send('POST', '/api/auth/login', { username, password: PASSWORD });
  return member;
}

test('a member of whom nothing was decided finds the guidelines', async () => {
  const member = await signUp(server.url, 'rosa');
  renderPage('/notices', member.fetch);
  expect(await screen.findByText('No notices')).toBeVisible();
  const guidelines = within(screen.getByRole('main')).getByRole('link', {
    name: 'Community Guidelines',
  });
  expect(guidelines).toHaveAttribute('href', '/community-guidelines');
});

test('the settings lead to the notices', async () => {
  const member = await signUp(server.url, 'wren');
  const { user } = renderPage('/settings', member.fetch);
  await user.click(await screen.findByRole('link', { name: /^Notices/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
});

test('a member reads what was decided and why, and appeals once', async () => {
  const member = await signUpRestored('daniel');
  const { user } = renderPage('/notices', member.fetch);
  const heading = await screen.findByRole('heading', { name: /suspended until .*2126/ });
  expect(screen.getByText(WORDS)).toHaveAttribute('dir', 'auto');

  await user.click(screen.getByRole('button', { name: /^Appeal/ }));
  const words = screen.getByLabelText('Why you think this is wrong');
  expect(words).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(words).toHaveAccessibleDescription(/\w/);
  expect(words).toBeInvalid();
  await user.type(words, REASON);
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(REASON)).toHaveAttribute('dir', 'auto');
  expect(heading).toHaveFocus();
  expect(screen.queryByRole('button', { name: /appeal/i })).toBeNull();
});

test('an appeal that was not sent leaves everything as it was', async () => {
  const member = await signUpRestored('ines');
  const { user } = renderPage('/notices', member.fetch);
  await user.click(await screen.findByRole('button', { name: /^Appeal/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: /suspended/ })).toHaveFocus();
  expect(screen.getByRole('button', { name: /^Appeal/ })).toBeVisible();
});

test('an appeal that was sent from elsewhere meanwhile is shown, and the refusal is told', async () => {
  const member = await signUpRestored('frieda');
  const { user } = renderPage('/notices', member.fetch);
  await user.click(await screen.findByRole('button', { name: /^Appeal/ }));
  await user.type(screen.getByLabelText('Why you think this is wrong'), 'Once more.');
  const elsewhere = { username: 'frieda', password: PASSWORD, words: REASON };
  expect((await member.send('POST', '/api/appeals', elsewhere)).status).toBe(204);
  await user.click(screen.getByRole('button', { name: 'Send appeal' }));
  expect(await screen.findByText(REASON)).toBeVisible();
  expect(readNotice()).toMatch(/^destructive: We couldn’t send your appeal: /);
});

test('a member without notices from the server can ask again', async () => {
  const member = await signUp(server.url, 'anton');
  let isDown = true;
  const { user } = renderPage('/notices', (input, init) =>
    isDown && input === '/api/notices'
      ? Promise.reject(new TypeError('down'))
      : member.fetch(input, init),
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await user.click(retry);
  expect(await screen.findByText('No notices')).toBeVisible();
});
