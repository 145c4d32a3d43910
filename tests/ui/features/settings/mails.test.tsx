import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { linkExpiry } from '#core/letters/domain/link.ts';
import { signUp } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { addLink, storeStanding } from '#tests/support/writes.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('members choose in settings which mails they get', async () => {
  const rosa = await signUp(server.url, 'rosa');
  const { user } = renderPage('/settings/messages', rosa.fetch);
  const messages = await screen.findByRole('combobox', { name: 'When someone writes to you' });
  expect(messages).toHaveValue('weekly');
  await user.selectOptions(messages, 'Never');
  await user.click(screen.getByRole('button', { name: 'Save email choices' }));
  await waitFor(() => {
    expect(readNotice()).toBe('neutral: Saved: You’ll get the emails you’ve chosen.');
  });
  const { body } = await rosa.send('GET', '/api/mail-preferences');
  expect(body).toMatchObject({ requests: 'daily', acceptances: 'at_once', messages: 'never' });
  expect(screen.queryByRole('checkbox', { name: 'A daily email while reports wait' })).toBeNull();
});

test('moderators also choose whether a mail says daily that reports wait', async () => {
  const judith = await signUp(server.url, 'judith');
  await storeStanding(server.storage, judith.id, { role: 'moderator' });
  const { user } = renderPage('/settings/messages', judith.fetch);
  const daily = await screen.findByRole('checkbox', { name: 'A daily email while reports wait' });
  expect(daily).toBeChecked();
  await user.click(daily);
  await user.click(screen.getByRole('button', { name: 'Save email choices' }));
  await waitFor(() => {
    expect(readNotice()).toBe('neutral: Saved: You’ll get the emails you’ve chosen.');
  });
  expect(await judith.send('GET', '/api/mail-preferences')).toMatchObject({
    body: { messages: 'weekly', reportsDaily: false },
  });
});

test('the link in a mail stops them only once its button is pressed', async () => {
  const daniel = await signUp(server.url, 'daniel');
  const tokens = createRandomSessionTokens();
  const token = tokens.create();
  await addLink(server.storage, {
    tokenHash: tokens.hash(token),
    purpose: 'stop_mails',
    memberId: toMemberId(daniel.id),
    address: null,
    expiresAt: linkExpiry('stop_mails', new Date().toISOString()),
  });
  const { user } = renderPage(`/stop-mails#token=${token}`, daniel.fetch);
  const button = await screen.findByRole('button', { name: 'Stop these emails' });
  const mails = async () => (await daniel.send('GET', '/api/mail-preferences')).body;
  expect(await mails()).toMatchObject({ messages: 'weekly' });
  await user.click(button);
  const done = await screen.findByText(/^You won’t get these emails any more/);
  expect(done).toHaveFocus();
  expect(await mails()).toMatchObject({
    requests: 'never',
    acceptances: 'never',
    messages: 'never',
  });
});

test('a link that is not valid says so, to a visitor, too', async () => {
  const { user } = renderPage('/stop-newsletter#token=nothing', createBrowserFetch(server.url));
  await user.click(await screen.findByRole('button', { name: 'Stop the newsletter' }));
  expect(await screen.findByText(/^This link has expired/)).toHaveRole('alert');
});
