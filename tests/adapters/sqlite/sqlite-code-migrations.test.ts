import SqliteDriver from 'better-sqlite3';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promised } from '#adapters/promised.ts';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { describeCodeMigrations } from '#tests/contracts/code-migration-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

describeCodeMigrations('SQLite', readShippedMigrations(SQLITE_MIGRATIONS), () => {
  const file = join(folder, `${randomUUID()}.db`);
  return Promise.resolve({
    migrate: (migrations) =>
      promised(() => {
        openDriver(file, migrations).close();
      }),
    readRows: (sql) =>
      promised(() => {
        const driver = new SqliteDriver(file, { readonly: true });
        const found = driver.prepare<[], object>(sql).all();
        driver.close();
        return found;
      }),
    release: () => Promise.resolve(),
  });
});
