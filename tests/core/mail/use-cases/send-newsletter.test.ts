import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { makeSendNewsletter } from '#core/mail/use-cases/send-newsletter.ts';
import type { Change, Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock, DAY } from '#tests/support/settable-clock.ts';
import { toEmailAddress } from '#tests/support/texts.ts';

const WORDS = { subject: 'News of spring', text: 'Dear all' };
const clock = createSettableClock();
let storage: Storage;

beforeEach(async () => {
  storage = createMemoryStorage();
  for (let number = 1; number <= 250; number += 1) await subscribe(number);
});

const commit = (...changes: Change[]) =>
  storage.commit({ changes, events: [], actorId: null, at: clock.now() });
const subscribe = (number: number) =>
  commit({
    type: 'add_subscriber',
    subscriber: { address: toEmailAddress(`reader${number}@example.org`), since: clock.now() },
  });

/** To whom letters wait. */
async function addressees(): Promise<string[]> {
  const until = new Date(Date.parse(clock.now()) + DAY).toISOString();
  const held = await storage.outbox.hold({ now: clock.now(), until, limit: 1_000 });
  return held.flatMap(({ letter }) => (letter.kind === 'newsletter' ? [letter.address] : []));
}

test('every subscriber gets the letter once, and again the same words reach only newcomers', async () => {
  const send = makeSendNewsletter({ ...storage, clock });
  expect(await send(WORDS)).toBe(250);
  expect(new Set(await addressees()).size).toBe(250);
  await subscribe(251);
  expect(await send(WORDS)).toBe(1);
  expect(await addressees()).toEqual(['reader251@example.org']);
  expect(await send({ ...WORDS, subject: 'News of summer' })).toBe(251);
});

test('nobody hears of it, and two who send the same words at once send them once', async () => {
  const send = makeSendNewsletter({ ...storage, clock });
  const outcomes = await Promise.allSettled([send(WORDS), send(WORDS)]);
  expect(outcomes.map(({ status }) => status)).toContain('fulfilled');
  const failed = outcomes.filter(({ status }) => status === 'rejected');
  expect(failed).toEqual([
    {
      status: 'rejected',
      reason: new StorageUnavailable('Somebody else is sending the same letter.'),
    },
  ]);
  await makeSendNewsletter({ ...storage, clock })(WORDS);
  expect(await addressees()).toHaveLength(250);
  expect(await readEvents(storage)).toEqual([]);
});

test('where the words cannot be stored, nothing is sent', async () => {
  const newsletter = { ...storage.newsletter, findIssueBy: () => Promise.resolve(null) };
  await expect(makeSendNewsletter({ ...storage, newsletter, clock })(WORDS)).rejects.toThrow(
    new StorageUnavailable('The letter could not be stored.'),
  );
  expect(await addressees()).toEqual([]);
});

test('what stopped on the way goes on after those who have their letter', async () => {
  let commits = 0;
  const failing: Storage['commit'] = (act) => {
    commits += 1;
    return commits === 3 ? Promise.reject(new Error('no answer')) : storage.commit(act);
  };
  await expect(makeSendNewsletter({ ...storage, commit: failing, clock })(WORDS)).rejects.toThrow();
  expect(await makeSendNewsletter({ ...storage, clock })(WORDS)).toBe(150);
  const all = await addressees();
  expect(all).toHaveLength(250);
  expect(new Set(all).size).toBe(250);
});
