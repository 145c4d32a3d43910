import { join } from 'node:path';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { describeSearchesOfOtherProcess } from '#tests/contracts/other-process-search-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

describeSearchesOfOtherProcess(() => {
  const file = join(folder, 'shared.db');
  return Promise.resolve({
    url: `sqlite:${file}`,
    open: () => Promise.resolve(openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS })),
    release: () => Promise.resolve(),
  });
});
