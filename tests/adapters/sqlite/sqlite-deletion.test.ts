import { describeDeletion } from '#tests/contracts/deletion-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openSqliteSite } from '#tests/support/sqlite-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

describeDeletion(
  'SQLite',
  (migrationsFolder) => openSqliteSite(folder, migrationsFolder),
  SQLITE_MIGRATIONS,
);
