import { join } from 'node:path';
import { describeMembersOfOtherProcess } from '#tests/contracts/other-process-member-contract.ts';
import { describeSearchesOfOtherProcess } from '#tests/contracts/other-process-search-contract.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

const openPlaceIn = (name: string) => () => {
  const file = join(folder, name);
  return Promise.resolve({
    url: `sqlite:${file}`,
    open: () => Promise.resolve(openSqliteFile(file)),
    release: () => Promise.resolve(),
  });
};

describeMembersOfOtherProcess(openPlaceIn('shown.db'));
describeSearchesOfOtherProcess(openPlaceIn('searched.db'));
