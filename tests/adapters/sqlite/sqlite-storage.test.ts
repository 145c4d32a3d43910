import { join } from 'node:path';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { describeStorage } from '#tests/contracts/storage-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();
let opened = 0;

describeStorage('storage in SQLite', () => {
  opened += 1;
  const file = join(folder, `${opened}.db`);
  return openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
});
