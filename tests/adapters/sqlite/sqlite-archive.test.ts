import { join } from 'node:path';
import { promised } from '#adapters/promised.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { describeArchive } from '#tests/contracts/archive-contract.ts';
import { describeSnapshot } from '#tests/contracts/snapshot-contract.ts';
import type { TestSite } from '#tests/contracts/test-site.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();
let opened = 0;

function openSite(): Promise<TestSite> {
  opened += 1;
  const place = { file: join(folder, `${opened}.db`), migrationsFolder: SQLITE_MIGRATIONS };
  return Promise.resolve({
    archive: createSqliteArchive(place),
    openStorage: () => promised(() => openSqliteStorage(place)),
    release: () => Promise.resolve(),
  });
}

describeArchive('storage in SQLite', openSite);
describeSnapshot('storage in SQLite', openSite);
