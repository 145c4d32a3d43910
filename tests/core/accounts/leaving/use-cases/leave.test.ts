import { afterEach, beforeEach, expect, test } from 'vitest';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import { makeLeave } from '#core/accounts/leaving/use-cases/leave.ts';
import { usualStanding } from '#core/safety/domain/standing.ts';
import { createFactorSite, NOT_PROVED, PROOF, WRONG_PROOF } from '#tests/support/factor-site.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSession, storeStanding } from '#tests/support/writes.ts';

const UNTIL = '2026-12-05T09:00:00.000Z';

let site: Awaited<ReturnType<typeof createFactorSite>>;

beforeEach(async () => {
  site = await createFactorSite();
  const now = site.clock.now();
  const session = { memberId: site.rosa.id, createdAt: now, lastUsedAt: now };
  const others = { mustChoosePassword: false, device: UNKNOWN_DEVICE };
  for (const tokenHash of ['laptop', 'phone']) {
    await createSession(site.storage, { tokenHash, ...session, ...others });
  }
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(site.storage)).toEqual([]);
});

const leave = (proof = PROOF) => makeLeave(site.deps)({ callerId: site.rosa.id, proof });
const sessions = () => site.storage.sessions.listOf(site.rosa.id, 10);
const standing = async () => (await site.storage.safety.loadStanding(site.rosa.id)).value;

test('whoever leaves is signed out everywhere, and has 14 days to come back, as a letter says', async () => {
  expect(await leave()).toEqual({ ok: true, value: { until: UNTIL } });
  expect(await sessions()).toEqual([]);
  expect(await standing()).toEqual({ ...usualStanding(site.rosa.id), leavesOn: UNTIL });
  const letter = { kind: 'leaving_begun', memberId: site.rosa.id, until: UNTIL };
  expect(await site.letters()).toEqual([letter]);
  expect(await site.storage.members.findById(site.rosa.id)).toEqual(site.rosa);
});

test('what a member was trusted with is there again when they come back', async () => {
  await storeStanding(site.storage, site.rosa.id, { role: 'moderator', mayAsk: false });
  await leave();
  expect(await standing()).toMatchObject({ role: 'moderator', mayAsk: false, leavesOn: UNTIL });
});

test('leaving takes a proof', async () => {
  expect(await leave(WRONG_PROOF)).toEqual(NOT_PROVED);
  expect(await sessions()).toHaveLength(2);
  expect(await standing()).toEqual(usualStanding(site.rosa.id));
});

test.each([{ account: { status: 'removed' } }, { leavesOn: '2026-11-30T09:00:00.000Z' }] as const)(
  'nobody leaves whose account is not in use: %o',
  async (given) => {
    await storeStanding(site.storage, site.rosa.id, given);
    expect(await leave()).toEqual({ ok: false, refusal: { code: 'not_signed_in' } });
    expect(await standing()).toEqual({ ...usualStanding(site.rosa.id), ...given });
    expect(await site.letters()).toEqual([]);
  },
);
