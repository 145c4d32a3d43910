import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import {
  makeDropLetter,
  makeRemoveExpiredMails,
  makeRetryLetter,
} from '#core/letters/use-cases/look-after-letters.ts';
import type { Storage } from '#core/storage.ts';
import { toLetterId, toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY, type SettableClock } from '#tests/support/settable-clock.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { addLink, failLetter, queueLetter } from '#tests/support/writes.ts';

const letter = { kind: 'password_changed', memberId: toMemberId(1) } as const;
const [WAITS, FAILED] = [toLetterId(1), toLetterId(2)];
let storage: Storage;
let clock: SettableClock;

beforeEach(async () => {
  storage = createMemoryStorage();
  clock = createSettableClock();
  const dueAt = clock.now();
  for (const key of [null, null]) await queueLetter(storage, { letter, key, dueAt });
  await failLetter(storage, FAILED, { at: clock.now(), reason: '550' });
});

/** Nobody hears of letters. */
afterEach(async () => {
  expect(await readEvents(storage)).toEqual([]);
});

const deps = () => ({ ...storage, clock });
const NOT_FOUND = { ok: false, refusal: { code: 'not_found', subject: 'letter' } };

test('a letter that was given up is tried again', async () => {
  clock.advance(DAY);
  expect(await makeRetryLetter(deps())(FAILED)).toMatchObject({ ok: true });
  expect(await storage.outbox.find(FAILED)).toMatchObject({ failure: null, dueAt: clock.now() });
  expect(await makeRetryLetter(deps())(FAILED)).toEqual(NOT_FOUND);
});

test('a letter that was given up is dropped', async () => {
  expect(await makeDropLetter(deps())(FAILED)).toMatchObject({ ok: true, value: { id: FAILED } });
  expect(await storage.outbox.find(FAILED)).toBeNull();
});

test('a letter that waits is left alone', async () => {
  expect(await makeDropLetter(deps())(WAITS)).toEqual(NOT_FOUND);
  expect(await makeRetryLetter(deps())(WAITS)).toEqual(NOT_FOUND);
  expect(await storage.outbox.find(WAITS)).toMatchObject({ attempts: 0 });
});

test('a letter that was given up is kept for thirty days, and one that waits for as long as it does', async () => {
  const removeExpired = makeRemoveExpiredMails(deps());
  clock.advance(30 * DAY);
  await removeExpired();
  expect(await storage.outbox.find(FAILED)).not.toBeNull();
  clock.advance(1);
  await removeExpired();
  expect(await storage.outbox.find(FAILED)).toBeNull();
  expect(await storage.outbox.find(WAITS)).not.toBeNull();
});

test('a letter to the address of a deleted account is not kept once it was given up', async () => {
  const farewell = {
    kind: 'account_deleted',
    address: toEmailAddress('gone@example.org'),
  } as const;
  for (const key of [null, null])
    await queueLetter(storage, { letter: farewell, key, dueAt: clock.now() });
  await failLetter(storage, toLetterId(3), { at: clock.now(), reason: '550' });
  await makeRemoveExpiredMails(deps())();
  const left = await Promise.all([FAILED, 3, 4].map((id) => storage.outbox.find(toLetterId(id))));
  expect(left.map((queued) => queued?.letter.kind ?? null)).toEqual([
    'password_changed',
    null,
    'account_deleted',
  ]);
});

test('however many were given up, the old ones go and nothing is written without any', async () => {
  for (let id = 3; id <= 205; id += 1) {
    await queueLetter(storage, { letter, key: null, dueAt: clock.now() });
    const at = new Date(Date.parse(clock.now()) + (id > 203 ? 2 * DAY : 0)).toISOString();
    await failLetter(storage, toLetterId(id), { at, reason: '550' });
  }
  clock.advance(30 * DAY + 1);
  let commits = 0;
  const commit: typeof storage.commit = (act) => {
    commits += 1;
    return storage.commit(act);
  };
  const removeExpired = makeRemoveExpiredMails({ ...deps(), commit });
  await removeExpired();
  const left = await storage.outbox.listFailed({ after: 0, limit: 300 });
  expect(left.map(({ id }) => id)).toEqual([204, 205]);
  const written = commits;
  await removeExpired();
  expect(commits).toBe(written);
});

test('links that no longer work are removed', async () => {
  const expiresAt = clock.now();
  const about = { purpose: 'stop_mails', memberId: null, address: null } as const;
  await addLink(storage, { tokenHash: 'over', expiresAt, ...about });
  const later = new Date(Date.parse(expiresAt) + DAY).toISOString();
  await addLink(storage, { tokenHash: 'works', expiresAt: later, ...about });
  await makeRemoveExpiredMails(deps())();
  expect(await storage.links.find('over')).toBeNull();
  expect(await storage.links.find('works')).not.toBeNull();
});
