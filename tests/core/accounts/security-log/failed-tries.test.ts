import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { countedSince } from '#core/accounts/security-log/domain/security-entry.ts';
import { makeFailedTries } from '#core/accounts/security-log/steps/failed-tries.ts';
import { makeRecordFailedTries } from '#core/accounts/security-log/use-cases/record-failed-tries.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { storeMember } from '#tests/support/stored-records.ts';

const minute = (number: number) => `2026-03-01T10:${String(number).padStart(2, '0')}:00.000Z`;

let storage: Storage;
let rosa: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  rosa = (await storeMember(storage)).id;
});

const listOf = () => storage.securityLog.listOf(rosa, { before: null, limit: 9 });

test('tries are counted for each account and kind, from the first of them', () => {
  const tries = makeFailedTries();
  const other = toMemberId(99);
  tries.note(rosa, 'log_in_failed', minute(2));
  tries.note(rosa, 'log_in_failed', minute(1));
  tries.note(rosa, 'log_in_failed', minute(5));
  tries.note(rosa, 'second_step_failed', minute(3));
  tries.note(other, 'log_in_failed', minute(4));
  expect(tries.take()).toEqual([
    { memberId: rosa, fact: 'log_in_failed', at: minute(1), count: 3 },
    { memberId: rosa, fact: 'second_step_failed', at: minute(3), count: 1 },
    { memberId: other, fact: 'log_in_failed', at: minute(4), count: 1 },
  ]);
  expect(tries.take()).toEqual([]);
});

test('nothing is counted for a name that nobody has', () => {
  const tries = makeFailedTries();
  tries.note(null, 'log_in_failed', minute(1));
  expect(tries.take()).toEqual([]);
});

test('however many tries there are, an hour has one entry', async () => {
  const failedTries = makeFailedTries();
  const record = makeRecordFailedTries({ failedTries, commit: storage.commit });
  for (let number = 0; number < 50; number += 1) {
    failedTries.note(rosa, 'log_in_failed', minute(number));
    await record();
  }
  expect(await listOf()).toMatchObject([{ fact: 'log_in_failed', at: minute(0), count: 50 }]);
  expect(await readEvents(storage)).toEqual([]);
});

test('an hour ends a millisecond before the same minute of the next', () => {
  expect(countedSince('2026-03-01T10:00:00.000Z')).toBe('2026-03-01T09:00:00.001Z');
});

test('tries that could not be written down are written down later', async () => {
  const failedTries = makeFailedTries();
  failedTries.note(rosa, 'log_in_failed', minute(1));
  failedTries.note(rosa, 'log_in_held_back', minute(2));
  const broken = () => Promise.reject(new Error('no storage'));
  await expect(makeRecordFailedTries({ failedTries, commit: broken })()).rejects.toThrow();
  failedTries.note(rosa, 'log_in_failed', minute(3));
  await makeRecordFailedTries({ failedTries, commit: storage.commit })();
  const facts = (await listOf()).map(({ fact, count }) => [fact, count]);
  expect(Object.fromEntries(facts)).toEqual({ log_in_failed: 2, log_in_held_back: 1 });
});

test('nothing is written down of an account that is gone', async () => {
  const failedTries = makeFailedTries();
  failedTries.note(toMemberId(99), 'log_in_failed', minute(1));
  await makeRecordFailedTries({ failedTries, commit: storage.commit })();
  expect(await storage.securityLog.listForDesk({ before: null, limit: 9 })).toEqual([]);
});
