import { join } from 'node:path';
import { createLongListReader } from '#adapters/sqlite/long-list-reader.ts';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { createSqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { createSqliteDiscoveryIndex } from '#adapters/sqlite/sqlite-discovery-index.ts';
import { createSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { readMigrations } from '#adapters/sql/migration-files.ts';
import { describeTextsAmong } from '#tests/contracts/texts-among-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

describeTextsAmong(() => {
  const file = join(makeTemporaryFolder(), 'texts.db');
  const database = createSqliteDatabase(openDriver(file, readMigrations(SQLITE_MIGRATIONS)));
  const storage = createSqliteStorage(database);
  const lists = createLongListReader(file);
  const index = createSqliteDiscoveryIndex(database, lists, () => Promise.resolve());
  return Promise.resolve({ storage, index, release: () => storage.close() });
});
