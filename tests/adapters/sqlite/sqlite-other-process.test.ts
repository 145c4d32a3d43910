import { join } from 'node:path';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { describeMembersOfOtherProcess } from '#tests/contracts/other-process-member-contract.ts';
import { describeSearchesOfOtherProcess } from '#tests/contracts/other-process-search-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

const openPlaceIn = (name: string) => () => {
  const file = join(folder, name);
  return Promise.resolve({
    url: `sqlite:${file}`,
    open: () => Promise.resolve(openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS })),
    release: () => Promise.resolve(),
  });
};

describeMembersOfOtherProcess(openPlaceIn('shown.db'));
describeSearchesOfOtherProcess(openPlaceIn('searched.db'));
