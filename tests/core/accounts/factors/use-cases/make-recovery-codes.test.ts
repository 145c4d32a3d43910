import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeMakeRecoveryCodes } from '#core/accounts/factors/use-cases/make-recovery-codes.ts';
import { createFactorSite, NOT_PROVED, PROOF, WRONG_PROOF } from '#tests/support/factor-site.ts';
import { readEvents } from '#tests/support/recent-events.ts';

let site: Awaited<ReturnType<typeof createFactorSite>>;

beforeEach(async () => {
  site = await createFactorSite();
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(site.storage)).toEqual([]);
});

const make = (proof = PROOF) => makeMakeRecoveryCodes(site.deps)({ callerId: site.rosa.id, proof });

test('ten codes are made, of which the hashes are stored, and a letter says so', async () => {
  const authenticator = { status: 'on', secret: 'GEZDGNBV', lastStep: 7, since: null } as const;
  await site.have({ authenticator });
  const made = await make();
  if (!made.ok) throw new Error(made.refusal.code);
  const { codes, madeAt } = made.value;
  expect(madeAt).toBe(site.clock.now());
  expect(new Set(codes).size).toBe(10);
  const recoveryCodes = { hashes: codes.map((code) => site.hash(code)), madeAt };
  expect(await site.factor()).toMatchObject({ authenticator, recoveryCodes });
  expect(await site.letters()).toEqual([{ kind: 'second_factor_changed', memberId: site.rosa.id }]);
});

test('they take the place of all that there were', async () => {
  const first = await make();
  const second = await make();
  if (!first.ok || !second.ok) throw new Error('Refused.');
  const { hashes } = (await site.factor()).recoveryCodes!;
  expect(hashes).toEqual(second.value.codes.map((code) => site.hash(code)));
});

test('they take a proof', async () => {
  expect(await make(WRONG_PROOF)).toEqual(NOT_PROVED);
  expect((await site.factor()).recoveryCodes).toBeNull();
  expect(await site.letters()).toEqual([]);
});
