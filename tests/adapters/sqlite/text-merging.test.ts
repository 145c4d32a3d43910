import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { createSqliteDatabase, type SqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { createSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { TEXT_TABLES } from '#adapters/sqlite/text-index.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import type { Storage } from '#core/storage.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { updateMember } from '#tests/support/writes.ts';

const folder = makeTemporaryFolder();
/** More than FTS5 lets stand by itself. */
const EDITS = 40;

let database: SqliteDatabase;
let storage: Storage;

beforeEach((context) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open(`${context.task.id}.db`);
});
afterEach(async () => {
  await storage.close();
  vi.useRealTimers();
});

function open(name: string): void {
  const migrations = readShippedMigrations(SQLITE_MIGRATIONS);
  database = createSqliteDatabase(openDriver(join(folder, name), migrations));
  storage = createSqliteStorage(database);
}

function countSegments(): number[] {
  return TEXT_TABLES.map((table) => {
    const sql = `SELECT count(DISTINCT segid) AS number FROM ${table}_idx`;
    return database.rows<{ readonly number: number }>(sql)[0]!.number;
  });
}

async function edit(times: number) {
  const member = await storeMember(storage);
  for (let time = 1; time <= times; time += 1) {
    await updateMember(storage, member.id, { bio: `I keep ${time} lighthouses` });
  }
  return member;
}

/** Everything of some turns of the event loop, in which a step of the merging is stored. */
async function mergeAll(): Promise<void> {
  while (vi.getTimerCount() > 0) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
  }
}

test('nobody who edits a profile waits until the texts are merged', async () => {
  await edit(EDITS);
  for (const segments of countSegments()) expect(segments).toBeGreaterThanOrEqual(EDITS);
});

test('the texts are merged afterwards, and still find whom they should', async () => {
  const member = await edit(EDITS);
  const viewer = await storeMember(storage);
  await mergeAll();
  for (const segments of countSegments()) expect(segments).toBeLessThan(8);
  const filters = { ...NO_FILTERS, text: `${EDITS} light` };
  expect(await storage.directory.count(viewer.id, filters)).toBe(1);
  expect(await storage.directory.count(viewer.id, { ...filters, text: '7 light' })).toBe(0);
  expect((await storage.members.findById(member.id))?.bio).toContain(`${EDITS} lighthouses`);
});

test('what a process left unmerged is merged by the next', async () => {
  await edit(EDITS);
  const name = database.file.slice(folder.length + 1);
  await storage.close();
  open(name);
  await mergeAll();
  for (const segments of countSegments()) expect(segments).toBeLessThan(8);
});
