import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { noSecondFactor, type SecondFactor } from '#core/accounts/domain/second-factor.ts';
import { granted } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import { makeLogIn } from '#core/accounts/use-cases/log-in.ts';
import { createAddressSite } from '#tests/support/address-site.ts';
import { appCodeAt } from '#tests/support/app-codes.ts';
import { logInInput } from '#tests/support/log-in-input.ts';
import { DAY } from '#tests/support/settable-clock.ts';
import { toPasskeyName, toPassword } from '#tests/support/texts.ts';
import { createTestWorld } from '#tests/support/world.ts';
import { addPasskey, storeSecondFactor } from '#tests/support/writes.ts';

const EMAIL = 'rosa@example.org';
const NEW = 'a quiet garden gate';
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const REQUIRED = { ok: false, refusal: { code: 'second_factor_required' } };
const NOT_VALID = { ok: false, refusal: { code: 'link_not_valid' } };

let site: ReturnType<typeof createAddressSite>;
let rosa: Self;

beforeEach(async () => {
  site = createAddressSite(createMemoryStorage());
  rosa = await site.join(EMAIL);
  await site.confirmAddress(await site.link('confirm_address', rosa.id, EMAIL));
  await have({ authenticator: { status: 'on', secret: SECRET, lastStep: 0, since: null } });
  await site.letters();
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await site.news()).toEqual([]);
});

const have = (change: Partial<SecondFactor>) =>
  storeSecondFactor(site.storage, { ...noSecondFactor(rosa.id), ...change });
const factor = async () => (await site.storage.secondFactors.load(rosa.id)).value;

async function choose({ lostSecondStep }: { readonly lostSecondStep: boolean }) {
  const token = await site.link('recover_password', rosa.id, EMAIL);
  return site.choosePasswordByLink({ token, newPassword: toPassword(NEW), lostSecondStep });
}

async function logIn(code?: string) {
  const world = createTestWorld(site.storage, { clock: site.clock });
  return makeLogIn(world)({
    ...logInInput(EMAIL, NEW),
    ...(code !== undefined && { code }),
  });
}

describe('a second step that is older than the last days', () => {
  test('is still asked for after a new password, whoever reads the mails', async () => {
    expect(await choose({ lostSecondStep: false })).toEqual(granted(null));
    site.clock.advance(30 * DAY);
    expect(await logIn()).toEqual(REQUIRED);
    expect(await factor()).toMatchObject({ authenticator: { status: 'on' }, endsAt: null });
  });

  test('ends three days after its member has said that it is lost, and a letter says when', async () => {
    const endsAt = new Date(Date.parse(site.clock.now()) + 3 * DAY).toISOString();
    expect(await choose({ lostSecondStep: true })).toEqual(granted(null));
    expect(await site.letters()).toEqual([
      { kind: 'password_changed', memberId: rosa.id },
      { kind: 'second_step_ending', memberId: rosa.id, until: endsAt },
    ]);
    site.clock.advance(3 * DAY - 1);
    expect(await logIn()).toEqual(REQUIRED);
    site.clock.advance(1);
    expect(await logIn()).toMatchObject({ ok: true });
    expect(await factor()).toMatchObject({ authenticator: { status: 'off' }, endsAt: null });
  });

  test('does not end later because it is said again', async () => {
    await choose({ lostSecondStep: true });
    const { endsAt } = await factor();
    site.clock.advance(2 * DAY);
    await site.letters();
    await choose({ lostSecondStep: true });
    expect(await factor()).toMatchObject({ endsAt });
    expect(await site.letters()).toEqual([{ kind: 'password_changed', memberId: rosa.id }]);
    site.clock.advance(DAY);
    expect(await logIn()).toMatchObject({ ok: true });
  });

  test('stays when somebody logs in with it', async () => {
    await choose({ lostSecondStep: true });
    site.clock.advance(DAY);
    expect(await logIn(appCodeAt(SECRET, site.clock.now()))).toMatchObject({ ok: true });
    site.clock.advance(3 * DAY);
    expect(await logIn()).toEqual(REQUIRED);
  });

  test('stays by the link of the letter, which works once', async () => {
    await choose({ lostSecondStep: true });
    const token = await site.link('keep_second_step', rosa.id, EMAIL);
    expect(await site.keepSecondStep(token)).toEqual(granted(null));
    expect(await site.keepSecondStep(token)).toEqual(NOT_VALID);
    expect(await site.keepSecondStep('nothing')).toEqual(NOT_VALID);
    site.clock.advance(3 * DAY);
    expect(await logIn()).toEqual(REQUIRED);
  });

  test('is passkeys alone, or an app: neither is asked for once it has ended', async () => {
    await have({ onlyPasskeys: true, recoveryCodes: null });
    await choose({ lostSecondStep: true });
    // Nobody has passkeys as the only way in without any.
    expect(await factor()).toMatchObject({ onlyPasskeys: false, endsAt: null });
    expect(await logIn()).toMatchObject({ ok: true });
  });
});

describe('passkeys', () => {
  const havePasskey = (credentialId: string, addedAt: string) =>
    addPasskey(site.storage, {
      credentialId,
      publicKey: `key of ${credentialId}`,
      signCount: 0,
      transports: ['internal'],
      memberId: rosa.id,
      name: toPasskeyName(credentialId),
      addedAt,
      lastUsedAt: null,
    });
  const passkeys = async () =>
    (await site.storage.passkeys.listOf(rosa.id)).map(({ credentialId }) => credentialId);

  beforeEach(async () => {
    await havePasskey('laptop', new Date(Date.parse(site.clock.now()) - 90 * DAY).toISOString());
    await havePasskey('phone', site.clock.now());
  });

  test('from the last days end, those from before stay, and a link shows which', async () => {
    const token = await site.link('recover_password', rosa.id, EMAIL);
    expect(await site.showWaysIn(token)).toMatchObject({
      value: {
        ending: { passkeys: [{ credentialId: 'phone' }] },
        staying: { passkeys: [{ credentialId: 'laptop' }] },
      },
    });
    const before = await factor();
    await site.choosePasswordByLink({ token, newPassword: toPassword(NEW) });
    expect(await passkeys()).toEqual(['laptop']);
    expect(await factor()).toEqual(before);
    const ended = { passkeys: 1, recoveryCodes: false, authenticator: false };
    expect(await site.letters()).toEqual([
      { kind: 'password_changed', memberId: rosa.id },
      { kind: 'ways_in_ended', memberId: rosa.id, ended },
    ]);
  });

  test('all end where their member says so', async () => {
    const token = await site.link('recover_password', rosa.id, EMAIL);
    await site.choosePasswordByLink({ token, newPassword: toPassword(NEW), endsOlder: true });
    expect(await passkeys()).toEqual([]);
  });
});

describe('what a link shows before a password is chosen', () => {
  test('is what ends and what stays', async () => {
    const madeAt = site.clock.now();
    await have({ ...(await factor()), recoveryCodes: { hashes: ['one'], madeAt } });
    const token = await site.link('recover_password', rosa.id, EMAIL);
    expect(await site.showWaysIn(token)).toEqual(
      granted({
        ending: { hasAuthenticator: false, recoveryCodes: { left: 1, madeAt }, passkeys: [] },
        staying: { hasAuthenticator: true, recoveryCodes: null, passkeys: [] },
        asksForMore: true,
      }),
    );
    expect(await choose({ lostSecondStep: false })).toEqual(granted(null));
    expect(await site.letters()).toEqual([
      { kind: 'password_changed', memberId: rosa.id },
      {
        kind: 'ways_in_ended',
        memberId: rosa.id,
        ended: { passkeys: 0, recoveryCodes: true, authenticator: false },
      },
    ]);
    expect(await site.showWaysIn(token)).toEqual(NOT_VALID);
    expect(await site.showWaysIn('nothing')).toEqual(NOT_VALID);
  });
});
