import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  makeBeginAuthenticator,
  makeConfirmAuthenticator,
  makeSwitchOffAuthenticator,
} from '#core/accounts/factors/use-cases/authenticator.ts';
import { appCodeAt, HALF_MINUTE } from '#tests/support/app-codes.ts';
import { createFactorSite, NOT_PROVED, PROOF, WRONG_PROOF } from '#tests/support/factor-site.ts';
import { toLetterId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';

const WRONG_CODE = {
  ok: false,
  refusal: { code: 'invalid_input', errors: [{ path: 'code', fault: { rule: 'wrong_code' } }] },
};
const IS_ON = { ok: false, refusal: { code: 'authenticator_on' } };
const IS_OFF = { ok: false, refusal: { code: 'authenticator_off' } };

let site: Awaited<ReturnType<typeof createFactorSite>>;
let letter: unknown;

beforeEach(async () => {
  site = await createFactorSite();
  letter = { kind: 'second_factor_changed', memberId: site.rosa.id };
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(site.storage)).toEqual([]);
});

const begin = (proof = PROOF) =>
  makeBeginAuthenticator(site.deps)({ callerId: site.rosa.id, proof });
const confirm = (code: string) =>
  makeConfirmAuthenticator(site.deps)({ callerId: site.rosa.id, code });
const switchOff = (proof = PROOF) =>
  makeSwitchOffAuthenticator(site.deps)({ callerId: site.rosa.id, proof });

async function beginForSecret(): Promise<string> {
  const begun = await begin();
  if (!begun.ok) throw new Error(begun.refusal.code);
  return begun.value.secret;
}

const shown = (secret: string) => appCodeAt(secret, site.clock.now());

/** A code of six figures that the app does not show now. */
const notShown = (secret: string) =>
  String((Number(shown(secret)) + 500_000) % 1_000_000).padStart(6, '0');

describe('beginning with an app', () => {
  test('makes a secret that is not asked for yet, and nothing is sent or noted', async () => {
    const begun = await begin();
    const { authenticator } = await site.factor();
    if (authenticator.status !== 'begun') throw new Error(authenticator.status);
    const { secret } = authenticator;
    const of = { secret, issuer: 'Hearthkin', account: 'rosa' };
    const address = site.deps.authenticatorCodes.writeAddress(of);
    expect(begun).toEqual({ ok: true, value: { secret, address } });
    expect(await site.letters()).toEqual([]);
    const page = { before: null, limit: 10 };
    expect(await site.storage.securityLog.listOf(site.rosa.id, page)).toEqual([]);
  });

  test('takes a proof', async () => {
    expect(await begin(WRONG_PROOF)).toEqual(NOT_PROVED);
    expect((await site.factor()).authenticator).toEqual({ status: 'off' });
  });

  test('again puts another secret in the place of the first', async () => {
    const first = await beginForSecret();
    const second = await beginForSecret();
    expect(second).not.toBe(first);
    expect((await site.factor()).authenticator).toEqual({ status: 'begun', secret: second });
  });

  test('is refused while one is on, which stays', async () => {
    const on = { status: 'on', secret: 'GEZDGNBV', lastStep: 7, since: null } as const;
    await site.have({ authenticator: on });
    expect(await begin()).toEqual(IS_ON);
    expect((await site.factor()).authenticator).toEqual(on);
  });
});

describe('the first code of the app', () => {
  test('switches it on, is used up by that, and a letter says so', async () => {
    const secret = await beginForSecret();
    const lastStep = Math.floor(Date.parse(site.clock.now()) / HALF_MINUTE);
    const confirmed = await confirm(shown(secret));
    const nothingElse = { recoveryCodes: null, passkeys: [], onlyPasskeys: false };
    expect(confirmed).toEqual({ ok: true, value: { hasAuthenticator: true, ...nothingElse } });
    expect((await site.factor()).authenticator).toEqual({
      status: 'on',
      secret,
      lastStep,
      since: site.clock.now(),
    });
    expect(await site.letters()).toEqual([letter]);
  });

  test('may be typed with blanks', async () => {
    const code = shown(await beginForSecret());
    expect(await confirm(` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({ ok: true });
  });

  test.each(['', '12345', 'a recovery code'])('is not %o', async (code) => {
    await beginForSecret();
    expect(await confirm(code)).toEqual(WRONG_CODE);
  });

  test('is no other: nothing is switched on by it, and nobody is written to', async () => {
    const secret = await beginForSecret();
    expect(await confirm(notShown(secret))).toEqual(WRONG_CODE);
    expect((await site.factor()).authenticator).toEqual({ status: 'begun', secret });
    expect(await site.letters()).toEqual([]);
  });

  test('is asked for only between beginning and success', async () => {
    expect(await confirm('123456')).toEqual(IS_OFF);
    const secret = await beginForSecret();
    await confirm(shown(secret));
    site.clock.advance(HALF_MINUTE);
    expect(await confirm(shown(secret))).toEqual(IS_ON);
  });

  test('can be tried ten times', async () => {
    const secret = await beginForSecret();
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await confirm(notShown(secret))).toEqual(WRONG_CODE);
    }
    expect(await confirm(shown(secret))).toMatchObject({
      ok: false,
      refusal: { code: 'too_many_requests' },
    });
    expect((await site.factor()).authenticator).toEqual({ status: 'begun', secret });
  });

  test('lets the count begin again', async () => {
    for (let round = 0; round < 2; round += 1) {
      const secret = await beginForSecret();
      for (let tries = 0; tries < 9; tries += 1) await confirm(notShown(secret));
      expect(await confirm(shown(secret))).toMatchObject({ ok: true });
      await switchOff();
    }
  });
});

describe('switching the app off', () => {
  test('ends the second step, and a letter says so', async () => {
    const madeAt = site.clock.now();
    const recoveryCodes = { hashes: ['one', 'another'], madeAt };
    const authenticator = { status: 'on', secret: 'GEZDGNBV', lastStep: 7, since: null } as const;
    await site.have({ authenticator, recoveryCodes });
    const passkey = await site.havePasskey('laptop');
    expect(await switchOff()).toEqual({
      ok: true,
      value: {
        hasAuthenticator: false,
        recoveryCodes: { left: 2, madeAt },
        passkeys: [
          {
            credentialId: 'laptop',
            name: passkey.name,
            addedAt: passkey.addedAt,
            lastUsedAt: null,
          },
        ],
        onlyPasskeys: false,
      },
    });
    expect(await site.factor()).toMatchObject({ authenticator: { status: 'off' }, recoveryCodes });
    expect(await site.letters()).toEqual([letter]);
  });

  test('takes a proof', async () => {
    const authenticator = { status: 'on', secret: 'GEZDGNBV', lastStep: 7, since: null } as const;
    await site.have({ authenticator });
    expect(await switchOff(WRONG_PROOF)).toEqual(NOT_PROVED);
    expect((await site.factor()).authenticator).toEqual(authenticator);
  });

  test('ends one that was only begun', async () => {
    await beginForSecret();
    expect(await switchOff()).toMatchObject({ ok: true, value: { hasAuthenticator: false } });
    expect((await site.factor()).authenticator).toEqual({ status: 'off' });
  });

  test('is refused where there is none', async () => {
    expect(await switchOff()).toEqual(IS_OFF);
    expect(await site.letters()).toEqual([]);
  });
});

test('several changes while the letter waits are one letter, which is the member’s own', async () => {
  const secret = await beginForSecret();
  await confirm(shown(secret));
  await switchOff();
  const key = `second_factor_changed:${site.rosa.id}`;
  const dueAt = site.clock.now();
  expect(await site.storage.outbox.find(toLetterId(1))).toMatchObject({ letter, key, dueAt });
  expect(await site.letters()).toEqual([letter]);
});
