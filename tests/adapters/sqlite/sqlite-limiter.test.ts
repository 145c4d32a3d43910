import SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '#core/storage.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const LIMIT = { name: 'knocks', points: 3, duration: 60 };

let file: string;
let storage: Storage;
let other: SqliteDriver.Database;

beforeEach(() => {
  file = join(makeTemporaryFolder(), 'site.db');
  storage = openSqliteFile(file);
  other = new SqliteDriver(file);
});
afterEach(async () => {
  other.close();
  await storage.close();
});

/** How often rosa has knocked, as far as that is stored. */
const readKnocks = () =>
  other.prepare("SELECT points FROM rate_counter WHERE key = 'knocks:rosa'").pluck().get();

const knock = () => storage.limiter.take(LIMIT, 'rosa');

test('a count is stored with what is counted, or soon when that is nothing', async () => {
  await knock();
  expect(readKnocks()).toBeUndefined();
  await storage.commit({ changes: [], events: [], actorId: null, at: new Date(0).toISOString() });
  expect(readKnocks()).toBe(1);
  await knock();
  await expect.poll(readKnocks).toBe(2);
});

test('a count outlives its process', async () => {
  for (let time = 0; time < LIMIT.points; time += 1) await knock();
  await storage.close();
  storage = openSqliteFile(file);
  expect(await knock()).not.toBeNull();
});

test('what is above the limit is refused without a write', async () => {
  for (let time = 0; time <= LIMIT.points; time += 1) await knock();
  await expect.poll(readKnocks).toBe(LIMIT.points + 1);
  for (let time = 0; time < 10; time += 1) expect(await knock()).not.toBeNull();
  await storage.commit({ changes: [], events: [], actorId: null, at: new Date(0).toISOString() });
  expect(readKnocks()).toBe(LIMIT.points + 1);
});
