import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CHALLENGE_TIME, type PasskeyChallenge } from '#core/accounts/domain/passkey.ts';
import type { Proof } from '#core/accounts/domain/proof.ts';
import {
  makeAddPasskey,
  makeBeginPasskey,
  makeChallengeDevice,
  makeRemovePasskey,
  makeRequirePasskey,
} from '#core/accounts/factors/use-cases/passkeys.ts';
import {
  createFactorSite,
  NOT_PROVED,
  ORIGIN,
  PROOF,
  WRONG_PROOF,
} from '#tests/support/factor-site.ts';
import { makeCredential, signChallenge } from '#tests/support/plain-passkeys.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toPasskeyName } from '#tests/support/texts.ts';

const NOT_VALID = { ok: false, refusal: { code: 'passkey_not_valid' } };
const TOO_MANY = { ok: false, refusal: { code: 'too_many_passkeys' } };
const NAME = toPasskeyName('My phone');

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

const begin = (proof: Proof = PROOF) =>
  makeBeginPasskey(site.deps)({ callerId: site.rosa.id, proof, origin: ORIGIN });
const add = (challenge: string, credential = makeCredential('phone', challenge, ORIGIN)) =>
  makeAddPasskey(site.deps)({ callerId: site.rosa.id, challenge, name: NAME, credential });
const remove = (credentialId: string, proof: Proof = PROOF) =>
  makeRemovePasskey(site.deps)({ callerId: site.rosa.id, credentialId, proof });
const require = (onlyPasskeys: boolean, proof: Proof = PROOF) =>
  makeRequirePasskey(site.deps)({ callerId: site.rosa.id, onlyPasskeys, proof });
const challengeToAdd = () => site.challenge('add_passkey', site.rosa.id);
const stored = () => site.storage.passkeys.listOf(site.rosa.id);

async function havePasskeys(number: number): Promise<readonly string[]> {
  const ids = Array.from({ length: number }, (_, place) => `key-${place}`);
  for (const id of ids) await site.havePasskey(id);
  return ids;
}

test('of a challenge only the hash waits, for five minutes, beside 9,999 others', async () => {
  const waiting: unknown[] = [];
  const passkeyChallenges = {
    add: (challenge: PasskeyChallenge, keeping: unknown) => {
      waiting.push(challenge, keeping);
      return Promise.resolve();
    },
  };
  const challengeDevice = makeChallengeDevice({ ...site.deps, passkeyChallenges });
  const of = { purpose: 'log_in', memberId: null, origin: ORIGIN } as const;
  const challengeHash = site.hash(await challengeDevice(of));
  expect(waiting).toEqual([
    { ...of, challengeHash, expiresAt: '2026-11-21T09:05:00.000Z' },
    { now: '2026-11-21T09:00:00.000Z', most: 10_000 },
  ]);
});

describe('beginning with a passkey', () => {
  test('gives the device a challenge, and what it needs to know of the member', async () => {
    const known = await havePasskeys(9);
    const begun = await begin();
    if (!begun.ok) throw new Error(begun.refusal.code);
    const { challenge, ...others } = begun.value;
    const handle = String(site.rosa.id);
    expect(others).toEqual({ handle, username: 'rosa', name: 'Rosa', known });
    expect(await add(challenge)).toMatchObject({ ok: true });
  });

  test('takes a proof', async () => {
    expect(await begin(WRONG_PROOF)).toEqual(NOT_PROVED);
  });

  test('is refused to who has ten', async () => {
    await havePasskeys(10);
    expect(await begin()).toEqual(TOO_MANY);
  });
});

describe('adding a passkey', () => {
  test('stores it under its name, shows it, and a letter says so', async () => {
    const old = await site.havePasskey('laptop', { lastUsedAt: '2026-11-20T09:00:00.000Z' });
    site.clock.advance(1_000);
    const challenge = await challengeToAdd();
    const addedAt = site.clock.now();
    expect(await add(challenge)).toEqual({
      ok: true,
      value: {
        hasAuthenticator: false,
        recoveryCodes: null,
        passkeys: [
          {
            credentialId: 'laptop',
            name: old.name,
            addedAt: old.addedAt,
            lastUsedAt: old.lastUsedAt,
          },
          { credentialId: 'phone', name: NAME, addedAt, lastUsedAt: null },
        ],
        onlyPasskeys: false,
      },
    });
    const made = { credentialId: 'phone', publicKey: 'key of phone', signCount: 0 };
    const times = { addedAt, lastUsedAt: null };
    expect(await stored()).toEqual([
      old,
      { ...made, transports: ['internal'], memberId: site.rosa.id, name: NAME, ...times },
    ]);
    expect(await site.letters()).toEqual([letter]);
  });

  test('takes a challenge that is answered for the first time, within five minutes', async () => {
    const challenge = await challengeToAdd();
    const late = await challengeToAdd();
    site.clock.advance(CHALLENGE_TIME - 1);
    expect(await add(challenge)).toMatchObject({ ok: true });
    expect(await add(challenge, makeCredential('tablet', challenge, ORIGIN))).toEqual(NOT_VALID);
    site.clock.advance(1);
    expect(await add(late, makeCredential('tablet', late, ORIGIN))).toEqual(NOT_VALID);
    expect(await stored()).toHaveLength(1);
  });

  test('takes a challenge that was made for it, and for this member', async () => {
    const other = await storeMember(site.storage);
    for (const challenge of [
      'made up',
      await site.challenge('log_in', null),
      await site.challenge('prove_identity', site.rosa.id),
      await site.challenge('add_passkey', other.id),
    ]) {
      expect(await add(challenge)).toEqual(NOT_VALID);
    }
    expect(await stored()).toEqual([]);
  });

  test('takes what was made on a page of the site', async () => {
    const challenge = await challengeToAdd();
    const elsewhere = makeCredential('phone', challenge, 'https://elsewhere.example');
    expect(await add(challenge, elsewhere)).toEqual(NOT_VALID);
    expect(await site.letters()).toEqual([]);
  });

  test('is refused for a device that is known, also as another member’s', async () => {
    const other = await storeMember(site.storage);
    await site.havePasskey('phone', { memberId: other.id });
    expect(await add(await challengeToAdd())).toEqual({
      ok: false,
      refusal: { code: 'passkey_known' },
    });
    expect(await stored()).toEqual([]);
  });

  test('is refused to who has ten by now', async () => {
    await havePasskeys(9);
    const challenges = [await challengeToAdd(), await challengeToAdd()] as const;
    expect(await add(challenges[0])).toMatchObject({ ok: true });
    const eleventh = makeCredential('tablet', challenges[1], ORIGIN);
    expect(await add(challenges[1], eleventh)).toEqual(TOO_MANY);
    expect(await stored()).toHaveLength(10);
  });

  test('of two at the same moment that would be the tenth, one is added', async () => {
    await havePasskeys(9);
    const challenges = [await challengeToAdd(), await challengeToAdd()];
    const answers = await Promise.all(
      challenges.map((challenge, place) =>
        add(challenge, makeCredential(`device-${place}`, challenge, ORIGIN)),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter(({ ok }) => !ok)).toEqual([TOO_MANY]);
    expect(await stored()).toHaveLength(10);
  });
});

describe('removing a passkey', () => {
  test('removes that one, and a letter says so', async () => {
    await havePasskeys(2);
    expect(await remove('key-0')).toMatchObject({
      ok: true,
      value: { passkeys: [{ credentialId: 'key-1' }] },
    });
    expect(await stored()).toMatchObject([{ credentialId: 'key-1' }]);
    expect(await site.letters()).toEqual([letter]);
  });

  test('takes a proof, which another passkey may give, once', async () => {
    await havePasskeys(1);
    expect(await remove('key-0', WRONG_PROOF)).toEqual(NOT_PROVED);
    const challenge = await site.challenge('prove_identity', site.rosa.id);
    const signed = signChallenge('key-0', challenge, ORIGIN);
    const proof = { type: 'passkey', challenge, signed } as const;
    const wrong = { path: 'proof.passkey', fault: { rule: 'wrong_passkey' } };
    const refused = { code: 'invalid_input', errors: [wrong] };
    expect(await remove('key-1', proof)).toMatchObject({ refusal: { code: 'not_found' } });
    expect(await remove('key-0', proof)).toEqual({ ok: false, refusal: refused });
    expect(await stored()).toMatchObject([{ signCount: 1, lastUsedAt: site.clock.now() }]);
  });

  test('takes no proof by a passkey of another member', async () => {
    await havePasskeys(1);
    const other = await storeMember(site.storage);
    await site.havePasskey('phone', { memberId: other.id });
    const challenge = await site.challenge('prove_identity', site.rosa.id);
    const signed = signChallenge('phone', challenge, ORIGIN);
    const wrong = { path: 'proof.passkey', fault: { rule: 'wrong_passkey' } };
    expect(await remove('key-0', { type: 'passkey', challenge, signed })).toEqual({
      ok: false,
      refusal: { code: 'invalid_input', errors: [wrong] },
    });
    expect(await stored()).toHaveLength(1);
  });

  test('finds none of another member, and none that is not there', async () => {
    const other = await storeMember(site.storage);
    await site.havePasskey('phone', { memberId: other.id });
    const notFound = { ok: false, refusal: { code: 'not_found', subject: 'passkey' } };
    expect(await remove('phone')).toEqual(notFound);
    expect(await remove('tablet')).toEqual(notFound);
    expect(await site.storage.passkeys.find('phone')).not.toBeNull();
  });

  test('is refused for the last one where the password lets nobody in', async () => {
    await site.have({ onlyPasskeys: true });
    await havePasskeys(2);
    const prove = async () => {
      const challenge = await site.challenge('prove_identity', site.rosa.id);
      const signed = signChallenge('key-1', challenge, ORIGIN);
      return { type: 'passkey', challenge, signed } as const;
    };
    expect(await remove('key-0', await prove())).toMatchObject({ ok: true });
    expect(await remove('key-1', await prove())).toEqual({
      ok: false,
      refusal: { code: 'last_passkey' },
    });
    expect(await stored()).toHaveLength(1);
  });

  test('may remove the last one where the password lets in', async () => {
    await havePasskeys(1);
    expect(await remove('key-0')).toMatchObject({ ok: true, value: { passkeys: [] } });
  });
});

describe('requiring a passkey', () => {
  const recoveryCodes = { hashes: ['one'], madeAt: '2026-11-20T09:00:00.000Z' };
  const NEEDED = { ok: false, refusal: { code: 'passkey_and_codes_needed' } };

  test('makes the password let nobody in, and a letter says so', async () => {
    await site.have({ recoveryCodes });
    await havePasskeys(1);
    expect(await require(true)).toMatchObject({ ok: true, value: { onlyPasskeys: true } });
    expect(await site.factor()).toMatchObject({ onlyPasskeys: true, recoveryCodes });
    expect(await site.letters()).toEqual([letter]);
  });

  test('takes a passkey, and codes for when it is lost', async () => {
    expect(await require(true)).toEqual(NEEDED);
    await havePasskeys(1);
    expect(await require(true)).toEqual(NEEDED);
    await site.have({ recoveryCodes: { ...recoveryCodes, hashes: [] } });
    expect(await require(true)).toEqual(NEEDED);
    expect(await site.letters()).toEqual([]);
    expect((await site.factor()).onlyPasskeys).toBe(false);
  });

  test('takes a proof', async () => {
    await site.have({ recoveryCodes });
    await havePasskeys(1);
    expect(await require(true, WRONG_PROOF)).toEqual(NOT_PROVED);
    expect((await site.factor()).onlyPasskeys).toBe(false);
  });

  test('can be taken back, also by who has no codes any more', async () => {
    await site.have({ onlyPasskeys: true });
    await havePasskeys(1);
    const challenge = await site.challenge('prove_identity', site.rosa.id);
    const signed = signChallenge('key-0', challenge, ORIGIN);
    const taken = await require(false, { type: 'passkey', challenge, signed });
    expect(taken).toMatchObject({ ok: true, value: { onlyPasskeys: false } });
    expect((await site.factor()).onlyPasskeys).toBe(false);
  });
});
