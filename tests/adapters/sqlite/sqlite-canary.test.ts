import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { expect, test } from 'vitest';
import { backUpSqlite } from '#adapters/sqlite/sqlite-backup.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { describeCanary } from '#tests/contracts/canary-contract.ts';
import { deleteMember, storeCanary } from '#tests/support/canary.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

describeCanary('SQLite', () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const migrationsFolder = SQLITE_MIGRATIONS;
  return Promise.resolve({
    engine: 'sqlite',
    place: file,
    migrationsFolder,
    open: (keeping) => Promise.resolve(openSqliteStorage({ file, migrationsFolder, keeping })),
    tidy: async (folder) => {
      const backup = join(folder, 'backup.db');
      await backUpSqlite(file, backup);
      return { file, 'write-ahead log': `${file}-wal`, backup };
    },
    release: () => Promise.resolve(),
  });
});

test('the parts of their words are gone from the text indexes, too', async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
  const { id } = await storeCanary(storage);
  const driver = new SqliteDriver(file);
  /** In how many blocks of the two indexes the bytes are; a block holds of a term what the one before has not. */
  const countBlocks = () =>
    [
      ['member_trigram_data', 'zqx'],
      ['member_gram_data', 'x71'],
    ].map(([table, bytes]) =>
      driver
        .prepare(`SELECT count(*) FROM ${table} WHERE instr(block, CAST(? AS BLOB)) > 0`)
        .pluck()
        .get(bytes),
    );
  expect(countBlocks()).toEqual([1, 1]);
  await deleteMember(storage, id);
  expect(countBlocks()).not.toEqual([0, 0]);
  await storage.removeTraces();
  expect(countBlocks()).toEqual([0, 0]);
  driver.close();
  await storage.close();
});
