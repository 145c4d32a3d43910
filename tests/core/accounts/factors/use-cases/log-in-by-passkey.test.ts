import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHALLENGE_TIME } from '#core/accounts/domain/passkey.ts';
import { makeLogInByPasskey } from '#core/accounts/factors/use-cases/log-in-by-passkey.ts';
import { createFactorSite, ORIGIN } from '#tests/support/factor-site.ts';
import { plainPasskeys, signChallenge } from '#tests/support/plain-passkeys.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSession, storeStanding } from '#tests/support/writes.ts';

const NOT_VALID = { ok: false, refusal: { code: 'passkey_not_valid' } };
const DEVICE = { browser: 'Firefox', operatingSystem: 'Windows' };

let site: Awaited<ReturnType<typeof createFactorSite>>;

beforeEach(async () => {
  site = await createFactorSite();
  await site.havePasskey('phone');
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(site.storage)).toEqual([]);
});

const logIn = (
  challenge: string,
  given: Partial<Parameters<ReturnType<typeof makeLogInByPasskey>>[0]> = {},
  passkeyChecks = plainPasskeys,
) =>
  makeLogInByPasskey({ ...site.deps, passkeyChecks })({
    challenge,
    signed: signChallenge('phone', challenge, ORIGIN),
    device: DEVICE,
    deviceToken: 'a device',
    previousToken: null,
    comesBack: false,
    ...given,
  });
const challenged = () => site.challenge('log_in', null);
const sessions = () => site.storage.sessions.listOf(site.rosa.id, 10);
const passkey = () => site.storage.passkeys.find('phone');

describe('a log-in by a passkey', () => {
  test('begins a session of the member, who needs choose no password', async () => {
    const answer = await logIn(await challenged());
    if (!answer.ok) throw new Error(answer.refusal.code);
    const { token, ...others } = answer.value;
    expect(others).toEqual({ self: site.rosa, deviceToken: 'a device' });
    const now = site.clock.now();
    expect(await site.storage.sessions.find(site.hash(token))).toEqual({
      tokenHash: site.hash(token),
      memberId: site.rosa.id,
      createdAt: now,
      lastUsedAt: now,
      mustChoosePassword: false,
      device: DEVICE,
    });
    expect(await site.storage.knownDevices.listOf(site.rosa.id)).toHaveLength(1);
  });

  test('notes that the passkey was used', async () => {
    site.clock.advance(1_000);
    await logIn(await challenged());
    expect(await passkey()).toMatchObject({ signCount: 1, lastUsedAt: site.clock.now() });
  });

  test('ends the session that came with it', async () => {
    const times = { createdAt: site.clock.now(), lastUsedAt: site.clock.now() };
    const old = { memberId: site.rosa.id, ...times, mustChoosePassword: false, device: DEVICE };
    await createSession(site.storage, { tokenHash: site.hash('old'), ...old });
    await logIn(await challenged(), { previousToken: 'old' });
    expect(await site.storage.sessions.find(site.hash('old'))).toBeNull();
    expect(await sessions()).toHaveLength(1);
  });

  test('takes a challenge that is answered for the first time, within five minutes', async () => {
    const [challenge, late] = [await challenged(), await challenged()];
    site.clock.advance(CHALLENGE_TIME - 1);
    expect(await logIn(challenge)).toMatchObject({ ok: true });
    expect(await logIn(challenge)).toEqual(NOT_VALID);
    site.clock.advance(1);
    expect(await logIn(late)).toEqual(NOT_VALID);
    site.clock.advance(-1);
    expect(await logIn(late)).toEqual(NOT_VALID);
  });

  test('takes a challenge that was made for it', async () => {
    for (const challenge of [
      'made up',
      await site.challenge('add_passkey', site.rosa.id),
      await site.challenge('prove_identity', site.rosa.id),
      await site.challenge('log_in', site.rosa.id),
    ]) {
      expect(await logIn(challenge)).toEqual(NOT_VALID);
    }
    expect(await sessions()).toEqual([]);
  });

  test('takes a passkey that is known and has signed on a page of the site', async () => {
    const challenge = await challenged();
    const unknown = signChallenge('tablet', challenge, ORIGIN);
    expect(await logIn(challenge, { signed: unknown })).toEqual(NOT_VALID);
    const next = await challenged();
    const elsewhere = signChallenge('phone', next, 'https://elsewhere.example');
    expect(await logIn(next, { signed: elsewhere })).toEqual(NOT_VALID);
    expect(await passkey()).toMatchObject({ signCount: 0, lastUsedAt: null });
  });
});

test('what is asked for beside the password stays once its member comes in by a passkey', async () => {
  const app = { status: 'on', secret: 'GEZDGNBV', lastStep: 7, since: null } as const;
  await site.have({ authenticator: app, endsAt: '2026-11-23T09:00:00.000Z' });
  expect(await logIn(await challenged())).toMatchObject({ ok: true });
  expect(await site.factor()).toMatchObject({ authenticator: app, endsAt: null });
});

describe('a passkey that changes while it is checked', () => {
  const logInWhile = async (change: () => Promise<unknown>) =>
    logIn(
      await challenged(),
      {},
      {
        ...plainPasskeys,
        checkSigned: async (...signing) => {
          await change();
          return plainPasskeys.checkSigned(...signing);
        },
      },
    );
  const commit = (change: Parameters<typeof site.storage.commit>[0]['changes'][number]) =>
    site.storage.commit({ changes: [change], events: [], actorId: null, at: site.clock.now() });

  test('lets nobody in once it is removed', async () => {
    const removed = { type: 'remove_passkey', credentialId: 'phone' } as const;
    expect(await logInWhile(() => commit(removed))).toEqual(NOT_VALID);
    expect(await sessions()).toEqual([]);
  });

  test('lets nobody in once it has been used by another', async () => {
    const at = site.clock.now();
    const counts = { credentialId: 'phone', signCount: 5, replaces: 0, at };
    expect(await logInWhile(() => commit({ type: 'use_passkey', ...counts }))).toEqual(NOT_VALID);
    expect(await sessions()).toEqual([]);
    expect(await passkey()).toMatchObject({ signCount: 5 });
  });

  test('lets nobody in whose account it finds no more', async () => {
    const members = { findById: () => Promise.resolve(null) };
    const challenge = await challenged();
    const logInLate = makeLogInByPasskey({ ...site.deps, members });
    const signed = signChallenge('phone', challenge, ORIGIN);
    const tokens = { deviceToken: null, previousToken: null };
    expect(
      await logInLate({ challenge, signed, device: DEVICE, ...tokens, comesBack: false }),
    ).toEqual(NOT_VALID);
    expect(await sessions()).toEqual([]);
  });

  test('lets nobody in once its member is deleted', async () => {
    const memberId = site.rosa.id;
    const deleted = { type: 'delete_member', memberId, at: site.clock.now() } as const;
    expect(await logInWhile(() => commit(deleted))).toEqual(NOT_VALID);
  });
});

describe('a member whose account is not in use', () => {
  test('does not come in, and the passkey was not used', async () => {
    await storeStanding(site.storage, site.rosa.id, { account: { status: 'removed' } });
    const removed = { ok: false, refusal: { code: 'account_removed' } };
    expect(await logIn(await challenged())).toEqual(removed);
    expect(await sessions()).toEqual([]);
    expect(await passkey()).toMatchObject({ signCount: 0, lastUsedAt: null });
  });

  test('is asked whether they come back when they are leaving', async () => {
    const leavesOn = '2026-12-01T09:00:00.000Z';
    await storeStanding(site.storage, site.rosa.id, { leavesOn });
    expect(await logIn(await challenged())).toEqual({
      ok: false,
      refusal: { code: 'account_leaving', until: leavesOn },
    });
    expect(await logIn(await challenged(), { comesBack: true })).toMatchObject({ ok: true });
    expect((await site.storage.safety.loadStanding(site.rosa.id)).value.leavesOn).toBeNull();
  });
});
