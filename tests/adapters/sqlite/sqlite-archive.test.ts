import { join } from 'node:path';
import { describeArchive } from '#tests/contracts/archive-contract.ts';
import { describeRetention } from '#tests/contracts/retention-contract.ts';
import { describeBackfilledTraits } from '#tests/contracts/backfilled-traits-contract.ts';
import { describeMovedTables } from '#tests/contracts/moved-tables-contract.ts';
import { describeSnapshot } from '#tests/contracts/snapshot-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openSqliteSite } from '#tests/support/sqlite-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();
const openSite = (migrationsFolder?: string) => openSqliteSite(folder, migrationsFolder);

describeArchive('storage in SQLite', openSite);
describeRetention('storage in SQLite', openSite);
describeSnapshot('storage in SQLite', openSite);
describeBackfilledTraits(openSite, join(SQLITE_MIGRATIONS, '0024-languages.sql'));
describeMovedTables('SQLite', openSite, SQLITE_MIGRATIONS, {
  database_identity: 'It tells the target from every other database.',
});
