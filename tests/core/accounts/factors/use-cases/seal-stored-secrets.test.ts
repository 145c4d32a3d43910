import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { SecretSeal } from '#core/accounts/ports/secret-seal.ts';
import { sealSecrets } from '#core/accounts/steps/sealed-secrets.ts';
import { makeSealStoredSecrets } from '#core/accounts/factors/use-cases/seal-stored-secrets.ts';
import { makeShowFactors } from '#core/accounts/factors/use-cases/show-factors.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember, storeMembers } from '#tests/support/stored-records.ts';
import { storeSecondFactor } from '#tests/support/writes.ts';

const clock = createSettableClock();

/** How many are read at once. */
const AT_ONCE = 500;

/** A seal with the keys `new` and `old`, of which the first is the newest, whose secrets can be read in a test. */
const seal: SecretSeal = {
  seal: (secret) => (secret.includes(':') ? secret : `new:${secret}`),
  open: (stored) => {
    const [key, secret] = stored.split(':');
    if (secret === undefined) return stored;
    return key === 'lost' ? null : secret;
  },
  isNewest: (stored) => stored.startsWith('new:'),
  prepare: () => undefined,
};

let storage: Storage;

beforeEach(() => {
  storage = createMemoryStorage();
});

async function storeSecret(memberId: MemberId, secret: string): Promise<MemberId> {
  const authenticator = { status: 'on', secret, lastStep: 7, since: null } as const;
  await storeSecondFactor(storage, { ...noSecondFactor(memberId), authenticator });
  return memberId;
}

const have = async (secret: string) => storeSecret((await storeMember(storage)).id, secret);

const sealAll = (chosen: 'unsealed' | 'older', given: Partial<Storage> = {}) =>
  makeSealStoredSecrets({
    secondFactors: storage.secondFactors,
    secretSeal: seal,
    clock,
    ...given,
    commit: sealSecrets(given.commit ?? storage.commit, seal),
  })(chosen);

async function secretOf(memberId: MemberId): Promise<string> {
  const { authenticator } = (await storage.secondFactors.load(memberId)).value;
  return authenticator.status === 'off' ? '' : authenticator.secret;
}

test('secrets from before there were keys are sealed, and those with older keys where that is asked for', async () => {
  const [plain, older, newest] = [await have('plain'), await have('old:a'), await have('new:b')];
  expect(await sealAll('unsealed')).toEqual({ sealed: 1, unreadable: 0 });
  expect([await secretOf(plain), await secretOf(older)]).toEqual(['new:plain', 'old:a']);
  expect(await sealAll('older')).toEqual({ sealed: 1, unreadable: 0 });
  expect([await secretOf(older), await secretOf(newest)]).toEqual(['new:a', 'new:b']);
  expect(await sealAll('older')).toEqual({ sealed: 0, unreadable: 0 });
  expect(await readEvents(storage)).toEqual([]);
});

test('secrets whose key is missing are counted and stay as they are', async () => {
  const lost = await have('lost:a');
  await have('lost:b');
  await have('plain');
  expect(await sealAll('unsealed')).toEqual({ sealed: 1, unreadable: 2 });
  expect(await secretOf(lost)).toBe('lost:a');
});

test.each([AT_ONCE, AT_ONCE + 1])('all are sealed, and are %i', async (number) => {
  for (const { id } of await storeMembers(storage, number)) await storeSecret(id, 'plain');
  expect(await sealAll('unsealed')).toEqual({ sealed: number, unreadable: 0 });
});

test('whoever changes theirs meanwhile has what they chose, and isn’t counted', async () => {
  const memberId = await have('plain');
  const commit: Storage['commit'] = async (act) => {
    await storeSecondFactor(storage, noSecondFactor(memberId));
    return storage.commit(act);
  };
  expect(await sealAll('unsealed', { commit })).toEqual({ sealed: 0, unreadable: 0 });
  expect(await secretOf(memberId)).toBe('');
});

test('members see what they log in with beside their password', async () => {
  const memberId = await have('plain');
  expect(await makeShowFactors(storage)(memberId)).toEqual({
    hasAuthenticator: true,
    recoveryCodes: null,
    passkeys: [],
    onlyPasskeys: false,
  });
});
