import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import { linkExpiry, type LinkPurpose } from '#core/letters/domain/link.ts';
import { signUp, type MemberClient } from '#tests/support/api-client.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { toEmailAddress, toPasskeyName } from '#tests/support/texts.ts';
import { addLink, addPasskey, storeSecondFactor } from '#tests/support/writes.ts';
import { readNotice } from '#tests/ui/read-notice.ts';
import { createBrowserFetch, renderPage } from '#tests/ui/render-page.tsx';
import { createUnreliableNetwork } from '#tests/ui/unreliable-network.ts';

let server: TestServer;
let rosa: MemberClient;
beforeEach(async () => {
  server = await startTestServer();
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

/** The token of a link as a letter to Rosa has it. */
async function makeLink(purpose: LinkPurpose): Promise<string> {
  const tokens = createRandomSessionTokens();
  const token = tokens.create();
  await addLink(server.storage, {
    tokenHash: tokens.hash(token),
    purpose,
    memberId: toMemberId(rosa.id),
    address: toEmailAddress('rosa@example.org'),
    expiresAt: linkExpiry(purpose, new Date().toISOString()),
  });
  return token;
}

/** Opens a page with a token behind `#token=`, which the page reads of the window. */
function open(path: string, token: string, browserFetch = createBrowserFetch(server.url)) {
  window.history.replaceState(null, '', `${path}#token=${token}`);
  return renderPage(`${path}#token=${token}`, browserFetch);
}

test('a visitor confirms their address by following the link, and is shown the way in', async () => {
  open('/confirm-address', await makeLink('confirm_address'));
  expect(await screen.findByText(/^Thank you/)).toHaveRole('status');
  const main = screen.getByRole('main');
  expect(main.querySelector('a')).toHaveTextContent('Log in');
  const { body } = await rosa.send('GET', '/api/address');
  expect(body).toMatchObject({ confirmed: true });
});

test('a member who confirms their address goes on to the dashboard, which asks for it no more', async () => {
  const token = await makeLink('confirm_address');
  const { user, router } = open('/confirm-address', token, rosa.fetch);
  await user.click(await screen.findByRole('link', { name: 'Go to your dashboard' }));
  await screen.findByRole('heading', { name: /^Welcome, / });
  await act(() => router.navigate('/settings/signing-in'));
  await screen.findByText(/^You’ve confirmed it/);
  expect(screen.queryByRole('region', { name: 'Confirm your email address' })).toBeNull();
});

test('a link that was followed before says so, and how to go on', async () => {
  open('/confirm-address', 'nothing');
  expect(await screen.findByText(/^This link has expired/)).toHaveRole('alert');
  expect(screen.getByText(/^If you’ve used it before/)).toBeVisible();
});

test('whoever takes a change back is asked for a new password at once', async () => {
  const { user } = open('/keep-address', await makeLink('undo_address'));
  expect(await screen.findByText(/^Your account has this email address again/)).toBeVisible();
  await user.type(screen.getByLabelText('New password'), 'a long walk home tonight');
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  expect((await rosa.send('GET', '/api/auth/current')).status).toBe(401);
});

test.each([
  ['/keep-address', 'undo_address'],
  ['/choose-password', 'recover_password'],
] as const)(
  '%s logs out whoever is logged in, and their next log-in is as usual',
  async (path, purpose) => {
    // Nothing but the page of the link is to notice that the session has ended.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const network = createUnreliableNetwork(rosa.fetch);
    network.hold(/^POST/);
    const { user } = open(path, await makeLink(purpose), network.fetch);
    await screen.findByRole('button', { name: 'Your account' });
    network.recover();
    await user.type(await screen.findByLabelText('New password'), 'a long walk home tonight');
    await user.click(screen.getByRole('button', { name: 'Save password' }));
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    expect(screen.queryByText(/^You’ve been logged out/)).toBeNull();
    expect(readNotice()).toBe('neutral: Password changed: Now log in with it.');
    await user.type(screen.getByLabelText(/^Username/), 'rosa');
    await user.type(screen.getByLabelText('Password'), 'a long walk home tonight');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: /^Welcome, / })).toBeVisible();
  },
);

test('a new password shows what else lets somebody in, and ends it if the member says so', async () => {
  const madeAt = '2026-03-01T10:00:00.000Z';
  await storeSecondFactor(server.storage, {
    ...noSecondFactor(toMemberId(rosa.id)),
    authenticator: { status: 'on', secret: 'GEZDGNBV', lastStep: 1, since: null },
    recoveryCodes: { hashes: ['one'], madeAt },
  });
  await addPasskey(server.storage, {
    credentialId: 'new',
    memberId: toMemberId(rosa.id),
    publicKey: 'a key',
    signCount: 0,
    transports: [],
    name: toPasskeyName('A stranger’s phone'),
    addedAt: new Date().toISOString(),
    lastUsedAt: null,
  });
  const { user } = open('/choose-password', await makeLink('recover_password'));
  const removed = await screen.findByText(/^Your new password also removes/);
  expect(removed.parentElement).toHaveTextContent('A stranger’s phone');
  const stays = screen.getByText(/^These still let someone in/);
  expect(stays.parentElement).toHaveTextContent('An app that shows codes');
  expect(stays.parentElement).toHaveTextContent('Recovery codes, made on 1 March 2026');
  await user.type(screen.getByLabelText('New password'), 'a long walk home tonight');
  await user.click(
    screen.getByRole('checkbox', { name: /^Remove my passkeys and recovery codes/ }),
  );
  await user.click(screen.getByRole('checkbox', { name: /^I’ve lost my app/ }));
  await user.click(screen.getByRole('button', { name: 'Save password' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  const { value: factor } = await server.storage.secondFactors.load(toMemberId(rosa.id));
  expect(factor).toMatchObject({ authenticator: { status: 'on' }, recoveryCodes: null });
  expect(factor.endsAt).not.toBeNull();
  expect(await server.storage.passkeys.listOf(toMemberId(rosa.id))).toEqual([]);
});

test('a second step that somebody says is lost is kept by the link of the letter', async () => {
  await storeSecondFactor(server.storage, {
    ...noSecondFactor(toMemberId(rosa.id)),
    authenticator: { status: 'on', secret: 'GEZDGNBV', lastStep: 1, since: null },
    endsAt: '2999-01-01T10:00:00.000Z',
  });
  open('/keep-second-step', await makeLink('keep_second_step'));
  expect(await screen.findByText(/^Your second step stays on/)).toHaveRole('status');
  const { value: factor } = await server.storage.secondFactors.load(toMemberId(rosa.id));
  expect(factor.endsAt).toBeNull();
});
