import { join } from 'node:path';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { createSqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { createSqliteEngine } from '#adapters/sqlite/sqlite-engine.ts';
import { describeInboxPlans } from '#tests/contracts/inbox-plans.ts';
import { fillInboxSite } from '#tests/support/inbox-site.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** Lines of a plan that read all of a table, and not a list of its own making. */
const SCAN = /^SCAN (?!always|json_each|listed|\(|.*_half)/;

describeInboxPlans('SQLite', async () => {
  const file = join(makeTemporaryFolder(), 'inbox.db');
  const writer = await createSqliteArchive({
    file,
    migrationsFolder: SQLITE_MIGRATIONS,
  }).openWriter();
  await fillInboxSite(writer, 10);
  await writer.close();
  const driver = openDriver(file, readShippedMigrations(SQLITE_MIGRATIONS));
  const database = createSqliteDatabase(driver);
  return {
    engine: createSqliteEngine(database, { store: (work) => Promise.resolve(work()) }),
    findScans: ({ sql, parameters }) => {
      const plan = driver.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
      const lines = plan.all(parameters).map(({ detail }) => detail);
      return Promise.resolve(lines.filter((line) => SCAN.test(line)));
    },
    release: () => {
      database.close();
      return Promise.resolve();
    },
  };
});
