import { join } from 'node:path';
import { createGroupCommit } from '#adapters/sqlite/group-commit.ts';
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
const SCAN = /^SCAN (?!always|json_each|wanted|listed|searched|found\d|holding|\(|.*_half)/;

/** Whether the line is the first that says a list called `message` is read whole. */
function isFirst(scans: readonly string[], line: string, place: number): boolean {
  return line === 'SCAN message' && scans.indexOf(line) === place;
}

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
    engine: createSqliteEngine(database, createGroupCommit(database)),
    findScans: ({ sql, parameters }) => {
      const plan = driver.prepare<[object], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
      const lines = plan.all(parameters).map(({ detail }) => detail);
      const scans = lines.filter((line) => SCAN.test(line));
      // A list of the statement's own that is called like the table is read whole once.
      const own = lines.some((line) => /^(CO-ROUTINE|MATERIALIZE) message$/.test(line));
      return Promise.resolve(scans.filter((line, place) => !own || !isFirst(scans, line, place)));
    },
    // The program never asks SQLite to.
    analyze: () => Promise.resolve(),
    release: () => {
      database.close();
      return Promise.resolve();
    },
  };
});
