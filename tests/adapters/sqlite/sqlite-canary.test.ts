import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createFileColumnsSnapshots } from '#adapters/files/file-columns-snapshots.ts';
import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { backUpSqlite } from '#adapters/sqlite/sqlite-backup.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import {
  describeCanary,
  describeFarewell,
  describeForgottenWords,
  type CanaryPlace,
} from '#tests/contracts/canary-contract.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { copyArchive } from '#tests/support/copied-archive.ts';
import { deleteMember, storeCanary } from '#tests/support/canary.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

function openPlace(): Promise<CanaryPlace> {
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
}

describeCanary('SQLite', openPlace);
describeForgottenWords('SQLite', openPlace);
describeFarewell('SQLite', openPlace);

test('the parts of their words are gone from the text indexes, too', async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteFile(file);
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
  await storage.removeTraces();
  expect(countBlocks()).toEqual([0, 0]);
  driver.close();
  await storage.close();
});

test('columns outlast a deletion, and a copy holds the number of a deleted account', async () => {
  const folder = makeTemporaryFolder();
  const place = { file: join(folder, 'site.db'), migrationsFolder: SQLITE_MIGRATIONS };
  const reports: unknown[] = [];
  const snapshots = createFileColumnsSnapshots(join(folder, 'columns'));
  const keeping = { snapshots, report: (what: unknown) => void reports.push(what) };
  const storage = openSqliteStorage({ ...place, keeping });
  const { id, others } = await storeCanary(storage);
  await storage.directory.keep();
  reports.length = 0;
  await deleteMember(storage, id);
  await storage.directory.keep();
  await storage.close();

  const again = openSqliteStorage({ ...place, keeping });
  await again.directory.load();
  expect(reports).toEqual([]);
  const count = await again.directory.count(others[3]!, NO_FILTERS);
  expect(count).toBe(3);
  await again.close();

  const state = createMemoryState();
  const copied = await copyArchive(
    createSqliteArchive(place),
    createMemoryArchive(state, 'memory'),
  );
  expect(copied).toMatchObject({ status: 'equal' });
  expect(JSON.stringify([...state.members.values()])).not.toContain('zqx');
  const copy = createMemoryStorage(state);
  expect(await copy.members.findById(id)).toBe(null);
  expect(await copy.directory.count(others[3]!, NO_FILTERS)).toBe(count);
});
