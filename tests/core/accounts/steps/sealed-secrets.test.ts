import { expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import { openSecrets, sealSecrets } from '#core/accounts/steps/sealed-secrets.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { storeMember } from '#tests/support/stored-records.ts';

const SECRET = 'JBSWY3DPEHPK3PXP';
const AT = '2026-03-12T10:00:00.123Z';

/** A seal that can be read in a test, and whose key may be missing. */
const seal = {
  seal: (secret: string, memberId: MemberId) => `sealed for ${memberId}: ${secret}`,
  open: (stored: string, memberId: MemberId) => {
    const start = `sealed for ${memberId}: `;
    return stored.startsWith(start) ? stored.slice(start.length) : null;
  },
};
const withoutKey = { open: () => null };

async function store(authenticator: 'begun' | 'off') {
  const storage = createMemoryStorage();
  const { id } = await storeMember(storage);
  const { version } = await storage.secondFactors.load(id);
  const secondFactor = {
    ...noSecondFactor(id),
    authenticator:
      authenticator === 'off'
        ? ({ status: 'off' } as const)
        : ({ status: 'begun', secret: SECRET } as const),
    recoveryCodes: { hashes: ['one'], madeAt: AT },
  };
  const commit = sealSecrets(storage.commit, seal);
  const changes = [
    { type: 'put_second_factor', secondFactor, version },
    { type: 'end_sessions', memberId: id },
  ] as const;
  expect(await commit({ changes, events: [], actorId: id, at: AT })).toMatchObject({
    stored: true,
  });
  return { id, storage, secondFactor };
}

test('storage learns the secret of an app sealed, and everything else as it is', async () => {
  const { id, storage, secondFactor } = await store('begun');
  expect((await storage.secondFactors.load(id)).value).toEqual({
    ...secondFactor,
    authenticator: { status: 'begun', secret: `sealed for ${id}: ${SECRET}` },
  });
});

test('who reads it has the secret open; where its key is missing it stays sealed', async () => {
  const { id, storage, secondFactor } = await store('begun');
  const opened = openSecrets(storage.secondFactors, seal);
  expect((await opened.load(id)).value).toEqual(secondFactor);
  const closed = openSecrets(storage.secondFactors, withoutKey);
  expect((await closed.load(id)).value.authenticator).toEqual({
    status: 'begun',
    secret: `sealed for ${id}: ${SECRET}`,
  });
});

test('without an app there is nothing to seal', async () => {
  const { id, storage, secondFactor } = await store('off');
  expect((await storage.secondFactors.load(id)).value).toEqual(secondFactor);
  expect((await openSecrets(storage.secondFactors, seal).load(id)).value).toEqual(secondFactor);
});
