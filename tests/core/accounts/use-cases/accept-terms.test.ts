import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { isUpToDate, TERMS_VERSION } from '#core/accounts/domain/terms.ts';
import { toWireAcceptance } from '#core/accounts/schemas.ts';
import { makeAcceptTerms } from '#core/accounts/use-cases/accept-terms.ts';
import { makeGetTermsAcceptance } from '#core/accounts/use-cases/get-terms-acceptance.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { storeTermsAcceptance } from '#tests/support/writes.ts';

let storage: Storage;
let clock: SettableClock;
let callerId: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  callerId = (await storeMember(storage)).id;
});

/** Nothing of this is for others to hear of. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const accept = (termsVersion = TERMS_VERSION) =>
  makeAcceptTerms({ ...storage, clock })({ callerId, termsVersion });

test('a member accepts the terms as they are now, with the time', async () => {
  const acceptance = { memberId: callerId, termsVersion: TERMS_VERSION, at: clock.now() };
  expect(await accept()).toEqual(granted(acceptance));
  expect(await storage.terms.loadAcceptance(callerId)).toEqual({ value: acceptance, version: 1 });
});

test('members see which terms they have accepted, and which there are now', async () => {
  const shown = async () => toWireAcceptance(await makeGetTermsAcceptance(storage)(callerId));
  expect(await shown()).toEqual({ currentVersion: TERMS_VERSION, accepted: null });
  const older = { memberId: callerId, termsVersion: '2026-01-02', at: clock.now() };
  await storeTermsAcceptance(storage, older);
  expect(await shown()).toEqual({
    currentVersion: TERMS_VERSION,
    accepted: { version: '2026-01-02', at: older.at },
  });
});

test('what was accepted first stays, however often it is accepted', async () => {
  const first = await accept();
  clock.advance(DAY);
  expect(await accept()).toEqual(first);
  expect(await storage.terms.loadAcceptance(callerId)).toMatchObject({ version: 1 });
});

test('newer terms take the place of older ones', async () => {
  const older = { memberId: callerId, termsVersion: '2026-01-02', at: clock.now() };
  await storeTermsAcceptance(storage, older);
  expect(isUpToDate(older)).toBe(false);
  clock.advance(DAY);
  const newer = { ...older, termsVersion: TERMS_VERSION, at: clock.now() };
  expect(await accept()).toEqual(granted(newer));
  expect(await storage.terms.loadAcceptance(callerId)).toEqual({ value: newer, version: 2 });
  expect([isUpToDate(newer), isUpToDate(null)]).toEqual([true, false]);
});

test.each(['2026-01-02', '2099-01-01', ''])('the terms of %j are not accepted', async (version) => {
  expect(await accept(version)).toEqual(refused({ code: 'terms_changed' }));
  expect(await storage.terms.loadAcceptance(callerId)).toEqual({ value: null, version: 0 });
});

test('the version is the day beneath the Terms of Service', () => {
  const file = join(import.meta.dirname, '../../../../ui/content/pages/terms.md');
  expect(readFileSync(file, 'utf8')).toContain(`\nreviewed: ${TERMS_VERSION}\n`);
});
