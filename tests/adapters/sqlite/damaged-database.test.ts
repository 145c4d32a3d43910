import { closeSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteArchiveReader } from '#adapters/sqlite/sqlite-archive-reader.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const PAGE = 4096;
/** Every so many pages one is damaged, each in a copy of its own. */
const STEP = 7;

test('whichever page is damaged, a check says so in a sentence or finds the rest whole', async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
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
