import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SecurityFact } from '#core/accounts/security-log/domain/security-entry.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { addSecurityEntry } from '#tests/support/writes.ts';
import { renderPage } from '#tests/ui/render-page.tsx';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const TITLE = 'What happened with your account';
const device = { browser: 'Firefox', operatingSystem: 'Windows' };

const add = ({ self }: MemberClient, fact: SecurityFact, count = 1) =>
  addSecurityEntry(server.storage, {
    memberId: self.id,
    fact,
    at: '2026-11-20T12:00:00.000Z',
    count,
    aboutId: null,
    device,
  });

test('a member reads what happened with their account, and reads on', async () => {
  const rosa = await signUp(server.url, 'rosa');
  for (let number = 0; number < 5; number += 1) await add(rosa, 'passkey_added');
  await add(rosa, 'log_in_failed', 12);
  const { user } = renderPage('/settings/signing-in', rosa.fetch);
  const list = await screen.findByRole('list', { name: TITLE });
  const [first] = await within(list).findAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Someone tried to log in with a wrong password, 12 times within an hour',
  );
  expect(first).toHaveTextContent('Firefox on Windows');
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  const card = list.parentElement!;
  await user.click(within(card).getByRole('button', { name: 'Show more' }));
  await waitFor(() => {
    expect(within(list).getAllByRole('listitem')).toHaveLength(7);
  });
  expect(within(list).getByText('You logged in with your password')).toBeVisible();
});

test('who does not recognise something is led to the password', async () => {
  const greta = await signUp(server.url, 'greta');
  renderPage('/settings/signing-in', greta.fetch);
  const link = await screen.findByRole('link', { name: /^I don’t recognise something/ });
  const password = screen.getByRole('heading', { name: 'Password' });
  expect(link).toHaveAttribute('href', `/settings/signing-in#${password.id}`);
});
