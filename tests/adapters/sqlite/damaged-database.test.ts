import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { openSqliteArchiveReader } from '#adapters/sqlite/sqlite-archive-reader.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import type { Storage } from '#core/storage.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const PAGE = 4096;
/** Every so many pages one is damaged, each in a copy of its own. */
const STEP = 7;

test('whichever page is damaged, a check says so in a sentence or finds the rest whole', async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteFile(file);
  await fillSite(storage);
  await storage.close();
  const whole = readFileSync(file);
  let told = 0;
  for (let page = 1; page < whole.length / PAGE; page += STEP) {
    writeFileSync(file, whole);
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(PAGE, 0x5a), 0, PAGE, page * PAGE);
    closeSync(descriptor);
    const findings = await check(file);
    expect(findings.every((finding) => finding.includes('damaged'))).toBe(true);
    if (findings.length > 0) told += 1;
  }
  // A page that holds nothing may be damaged without harm.
  expect(told).toBeGreaterThan(whole.length / PAGE / STEP / 2);
});

/** A storage, a table of whose file is damaged. */
async function openDamaged(table: string): Promise<Storage> {
  const file = join(makeTemporaryFolder(), 'site.db');
  const whole = openSqliteFile(file);
  await fillSite(whole);
  await whole.close();
  const driver = new SqliteDriver(file);
  const page = driver
    .prepare<[string], number>('SELECT rootpage FROM sqlite_master WHERE name = ?')
    .pluck()
    .get(table)!;
  driver.close();
  const descriptor = openSync(file, 'r+');
  writeSync(descriptor, Buffer.alloc(PAGE, 0x5a), 0, PAGE, (page - 1) * PAGE);
  closeSync(descriptor);
  const storage = openSqliteFile(file);
  onTestFinished(() => storage.close());
  return storage;
}

const logOut = (storage: Storage) =>
  storage.commit({
    changes: [{ type: 'remove_session', tokenHash: 'of-nobody' }],
    events: [],
    actorId: null,
    at: '2026-11-24T12:00:00.000Z',
  });

test('once damage is found, writes are refused and the rest can be read', async () => {
  const storage = await openDamaged('contact_message');
  await logOut(storage);
  expect(await storage.findDamage()).toMatch(
    /is damaged: restore it from a backup\. SQLite says: /,
  );
  await expect(logOut(storage)).rejects.toThrow(StorageUnavailable);
  await expect(logOut(storage)).rejects.toThrow('is damaged: restore it from a backup');
  expect((await storage.members.list({ after: 0, limit: 10 })).length).toBeGreaterThan(0);
});

test('reading what is damaged is unavailable, and from then on writes are, too', async () => {
  const storage = await openDamaged('member');
  await logOut(storage);
  await expect(storage.members.list({ after: 0, limit: 10 })).rejects.toThrow(StorageUnavailable);
  await expect(logOut(storage)).rejects.toThrow('is damaged: restore it from a backup');
});

test('a whole file has no damage, and a check ends with its storage', async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteFile(file);
  expect(await storage.findDamage()).toBeNull();
  await logOut(storage);
  const checking = storage.findDamage();
  await storage.close();
  expect(await checking).toBeNull();
});

/** What is wrong with the file; an error that explains nothing fails the test. */
async function check(file: string): Promise<readonly string[]> {
  try {
    const reader = openSqliteArchiveReader(file, readShippedMigrations(SQLITE_MIGRATIONS));
    try {
      return await reader.findFaults();
    } finally {
      await reader.close();
    }
  } catch (error) {
    if (error instanceof StorageUnusable) return [error.message];
    throw error;
  }
}
