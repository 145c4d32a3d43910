import { beforeEach, describe, expect, test } from 'vitest';
import type { Passkey, PasskeyChallenge } from '#core/accounts/domain/passkey.ts';
import { noSecondFactor, type SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change, Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toPasskeyName } from '#tests/support/texts.ts';
import { addPasskey, storeSecondFactor } from '#tests/support/writes.ts';

const AT = '2026-03-12T10:00:00.123Z';
const LATER = '2026-03-12T10:05:00.123Z';

/** What `SecondFactorRepository`, `PasskeyRepository` and `PasskeyChallengeRepository` promise, and `FactorChange`. */
export function describeFactors(current: () => Storage): void {
  const commit = async (...changes: Change[]) =>
    (await current().commit({ changes, events: [], actorId: null, at: AT })).stored;

  describe('second factors', () => {
    let rosa: Self;
    let factor: SecondFactor;
    beforeEach(async () => {
      rosa = await storeMember(current());
      factor = {
        memberId: rosa.id,
        authenticator: { status: 'on', secret: 'GEZDGNBV', lastStep: 59_000_123, since: null },
        recoveryCodes: { hashes: ['one', 'two'], madeAt: AT },
        onlyPasskeys: true,
        endsAt: null,
      };
    });
    const load = (id = rosa.id) => current().secondFactors.load(id);

    test('are nothing until something is stored, also of nobody', async () => {
      expect(await load()).toEqual({ value: noSecondFactor(rosa.id), version: 0 });
      const nobody = toMemberId(0);
      expect(await load(nobody)).toEqual({ value: noSecondFactor(nobody), version: 0 });
    });

    test.each([
      {},
      { authenticator: { status: 'off' } },
      { authenticator: { status: 'begun', secret: 'MFRGGZDF' } },
      { recoveryCodes: null },
      { recoveryCodes: { hashes: [], madeAt: LATER } },
      { onlyPasskeys: false },
    ] as Partial<SecondFactor>[])('are read as they were stored: %o', async (difference) => {
      await storeSecondFactor(current(), factor);
      const other = { ...factor, ...difference };
      await storeSecondFactor(current(), other);
      expect(await load()).toEqual({ value: other, version: 2 });
    });

    test('are stored only upon what was decided on, with all else or not at all', async () => {
      const put = (version: number, secondFactor = factor) =>
        ({ type: 'put_second_factor', secondFactor, version }) as const;
      expect(await commit(put(1))).toBe(false);
      expect(await commit(put(0))).toBe(true);
      const other = { ...factor, onlyPasskeys: false };
      expect(await commit(put(0, other))).toBe(false);
      expect(await commit(put(1, other), put(1, other))).toBe(false);
      expect(await load()).toEqual({ value: factor, version: 1 });
    });

    test('with a secret are listed by the ids of their members, some at a time', async () => {
      const members = [rosa, await storeMember(current()), await storeMember(current())];
      const [, daniel, noor] = members;
      const begun = { status: 'begun', secret: 'MFRGGZDF' } as const;
      const factors = members.map(({ id: memberId }, index): SecondFactor => {
        return { ...factor, memberId, ...(index === 1 && { authenticator: begun }) };
      });
      for (const each of factors.toReversed()) await storeSecondFactor(current(), each);
      const listed = factors.map((value) => ({ value, version: 1 }));
      const list = (after: Self | null, most: number) =>
        current().secondFactors.listWithSecret(after?.id ?? null, most);
      expect(await list(null, 10)).toEqual(listed);
      expect(await list(null, 2)).toEqual(listed.slice(0, 2));
      expect(await list(daniel ?? null, 2)).toEqual(listed.slice(2));
      expect(await list(noor ?? null, 2)).toEqual([]);
      const off = { status: 'off' } as const;
      await storeSecondFactor(current(), { ...factor, authenticator: off });
      expect(await list(null, 10)).toEqual(listed.slice(1));
    });

    test('of one member are not those of another', async () => {
      const daniel = await storeMember(current());
      await storeSecondFactor(current(), factor);
      expect(await load(daniel.id)).toEqual({ value: noSecondFactor(daniel.id), version: 0 });
    });
  });

  describe('passkeys', () => {
    let passkey: Passkey;
    beforeEach(async () => {
      passkey = {
        credentialId: `credential of ${(await storeMember(current())).id}`,
        memberId: (await storeMember(current())).id,
        publicKey: 'a key',
        signCount: 4,
        transports: ['internal', 'hybrid'],
        name: toPasskeyName('My phone'),
        addedAt: AT,
        lastUsedAt: null,
      };
    });
    const find = (credentialId = passkey.credentialId) => current().passkeys.find(credentialId);

    test('are found by their device, and listed in the order in which they were added', async () => {
      const older = { ...passkey, credentialId: 'zzz', addedAt: '2026-03-11T10:00:00.123Z' };
      const daniel = await storeMember(current());
      const others = { ...passkey, credentialId: 'another', memberId: daniel.id };
      for (const each of [passkey, older, others]) {
        expect(await addPasskey(current(), each)).toBe(true);
      }
      expect(await find()).toEqual(passkey);
      expect(await find(passkey.credentialId.toUpperCase())).toBeNull();
      expect(await find('')).toBeNull();
      expect(await current().passkeys.listOf(passkey.memberId)).toEqual([older, passkey]);
      expect(await current().passkeys.listOf(daniel.id)).toEqual([others]);
    });

    test('are added once, whoever adds them', async () => {
      await addPasskey(current(), passkey);
      const daniel = await storeMember(current());
      expect(await addPasskey(current(), { ...passkey, memberId: daniel.id })).toBe(false);
      expect(await find()).toEqual(passkey);
    });

    test('are used upon the count that was decided on', async () => {
      await addPasskey(current(), passkey);
      const use = { type: 'use_passkey', credentialId: passkey.credentialId, at: LATER } as const;
      expect(await commit({ ...use, signCount: 6, replaces: 3 })).toBe(false);
      const used = { ...use, signCount: 5, replaces: 4 };
      expect(await commit(used, used)).toBe(false);
      expect(await find()).toEqual(passkey);
      expect(await commit(used)).toBe(true);
      expect(await find()).toEqual({ ...passkey, signCount: 5, lastUsedAt: LATER });
    });

    test('are gone when removed, and not used any more', async () => {
      await addPasskey(current(), passkey);
      const { credentialId } = passkey;
      const remove = { type: 'remove_passkey', credentialId } as const;
      expect(await commit(remove, remove)).toBe(false);
      expect(await find()).toEqual(passkey);
      expect(await commit(remove)).toBe(true);
      expect(await find()).toBeNull();
      const use = { type: 'use_passkey', credentialId, signCount: 5, replaces: 4, at: AT } as const;
      expect(await commit(use)).toBe(false);
    });
  });

  describe('challenges', () => {
    const challenge: PasskeyChallenge = {
      challengeHash: 'a hash',
      purpose: 'log_in',
      memberId: null,
      origin: 'https://example.org',
      expiresAt: LATER,
    };
    const { add, take } = {
      add: (added: PasskeyChallenge, now = AT, most = 100) =>
        current().passkeyChallenges.add(added, { now, most }),
      take: (hash = 'a hash') => current().passkeyChallenges.take(hash),
    };

    test('are taken once, by one of several at the same moment', async () => {
      const { id: memberId } = await storeMember(current());
      const other = { ...challenge, challengeHash: 'other', purpose: 'add_passkey', memberId };
      await add(challenge);
      await add(other as PasskeyChallenge);
      const taken = await Promise.all([take(), take(), take()]);
      expect(taken.filter((each) => each !== null)).toEqual([challenge]);
      expect(await take()).toBeNull();
      expect(await take('other')).toEqual(other);
    });

    test('that are over are removed when another is added', async () => {
      await add(challenge);
      await add({ ...challenge, challengeHash: 'next' }, '2026-03-12T10:05:00.122Z');
      expect(await take()).toEqual(challenge);
      await add(challenge);
      await add({ ...challenge, challengeHash: 'last' }, LATER);
      expect(await take()).toBeNull();
    });

    test('wait in a bounded number, of which the oldest go first', async () => {
      for (let number = 0; number < 7; number += 1) {
        const expiresAt = `2026-03-12T10:01:0${number}.123Z`;
        await add({ ...challenge, challengeHash: `hash ${number}`, expiresAt }, AT, 5);
      }
      for (const number of [0, 1]) expect(await take(`hash ${number}`)).toBeNull();
      for (const number of [2, 6]) expect(await take(`hash ${number}`)).not.toBeNull();
    });
  });
}
