import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { linkExpiry, type LinkPurpose } from '#core/letters/domain/link.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import {
  addLink,
  addNotice,
  addRecoveryRequest,
  putRecoveryRequest,
} from '#tests/support/writes.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';

const NEW_HOME = 'rosa.new@example.org';
const NEVER = '2999-01-01T00:00:00.000Z';
const ANSWERS = { address: '', joinedIn: '2025-03', people: '', lastPerson: '' };

let server: TestServer;
let rosa: MemberClient;
beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

/** Opens the page behind a link that was mailed to the new address. */
async function follow(path: string, purpose: LinkPurpose, memberId: MemberId | null) {
  const tokens = createRandomSessionTokens();
  const token = tokens.create();
  await addLink(server.storage, {
    tokenHash: tokens.hash(token),
    purpose,
    memberId,
    address: toEmailAddress(NEW_HOME),
    expiresAt: linkExpiry(purpose, new Date().toISOString()),
  });
  window.history.replaceState(null, '', `${path}#token=${token}`);
  return renderPage(`${path}#token=${token}`, createBrowserFetch(server.url));
}

/** A request about Rosa's account that has come so far. */
async function store(status: 'waiting' | 'open'): Promise<void> {
  const { storage } = server;
  const address = toEmailAddress(NEW_HOME);
  const memberId = rosa.self.id;
  const request = { memberId, address, answers: ANSWERS, dueAt: NEVER };
  const id = await addRecoveryRequest(storage, request);
  const { value, version } = (await storage.recoveryRequests.load(id))!;
  await putRecoveryRequest(storage, { ...value, state: { status } }, version);
}

const requests = () => server.storage.recoveryRequests.listOf(rosa.self.id);

test('someone who has lost everything finds the questions from the log-in, and confirms their address', async () => {
  const { user } = renderPage('/login', createBrowserFetch(server.url));
  await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  await user.click(await screen.findByRole('link', { name: 'answer a few questions' }));
  await user.type(await screen.findByLabelText('Your username'), 'rosa');
  await user.type(screen.getByLabelText('An email address where we can reach you'), NEW_HOME);
  await user.type(screen.getByLabelText('The person you last wrote with'), 'Steve');
  await user.click(screen.getByRole('button', { name: 'Ask the moderators' }));
  expect(await screen.findByText(/^We’ve sent you an email/)).toHaveRole('status');
  expect(await requests()).toMatchObject([
    { value: { address: NEW_HOME, answers: { lastPerson: 'Steve' }, state: { status: 'asked' } } },
  ]);
});

test('the link in the letter shows the request to moderators', async () => {
  const request = { memberId: rosa.self.id, address: toEmailAddress(NEW_HOME), answers: ANSWERS };
  await addRecoveryRequest(server.storage, { ...request, dueAt: NEVER });
  await follow('/confirm-recovery', 'confirm_recovery', null);
  expect(await screen.findByText(/^Thank you/)).toHaveRole('status');
  expect(await requests()).toMatchObject([{ value: { state: { status: 'confirmed' } } }]);
});

test('the owner stops it by the link in the letter', async () => {
  await store('waiting');
  await follow('/stop-recovery', 'stop_recovery', rosa.self.id);
  expect(await screen.findByText(/^It’s stopped/)).toHaveRole('status');
  expect(await requests()).toEqual([]);
});

test('the owner stops it by a notice on a signed-in device', async () => {
  await store('waiting');
  await addNotice(server.storage, {
    memberId: rosa.self.id,
    at: '2026-03-12T10:00:00.000Z',
    actor: 'operator',
    reportId: null,
    content: { kind: 'recovery_begun', until: NEVER },
  });
  const { user } = renderPage('/notices', rosa.fetch);
  await user.click(await screen.findByRole('button', { name: 'This wasn’t me' }));
  expect(await screen.findByText(/^It’s stopped/)).toHaveRole('status');
  expect(await requests()).toEqual([]);
});

test('whoever asked chooses a password, and is shown the way in', async () => {
  await store('open');
  const { user } = await follow('/win-account-back', 'win_account_back', rosa.self.id);
  await user.type(await screen.findByLabelText('New password'), 'an old stone bridge');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  await screen.findByRole('heading', { level: 1, name: 'Login' });
  await waitFor(async () => {
    expect(await requests()).toEqual([]);
  });
});

test('a link that was stopped says what that means', async () => {
  const { user } = await follow('/win-account-back', 'win_account_back', rosa.self.id);
  await user.type(await screen.findByLabelText('New password'), 'an old stone bridge');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByText(/it stays as it is/)).toBeVisible();
});
