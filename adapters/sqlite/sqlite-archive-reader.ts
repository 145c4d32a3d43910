import { promised } from '#adapters/promised.ts';
import { findDiscoveryFaults } from '#adapters/sql/discovery-faults.ts';
import type { Migration } from '#adapters/sql/migration-files.ts';
import type { ArchiveReader } from '#core/archive/ports/storage-archive.ts';
import { openSnapshot } from './open-archive-driver.ts';
import { createSqliteContents, toQuery } from './sqlite-archive-contents.ts';
import { createSqliteDatabase, type SqliteDatabase } from './sqlite-database.ts';
import { explainingLater } from './opening-errors.ts';
import { createTextTally } from './text-tally.ts';

/** How many of the engine's own findings to tell. */
const MOST_FINDINGS = 5;

/** Reads the database file as it is now, in one transaction that changes nothing. */
export function openSqliteArchiveReader(
  file: string,
  migrations: readonly Migration[],
): ArchiveReader {
  const database = createSqliteDatabase(openSnapshot(file, migrations));
  const contents = createSqliteContents(database);
  return {
    ...contents,
    findFaults: () =>
      // What is damaged enough cannot even be checked.
      explainingLater(file, async () => {
        const damages = findDamages(database);
        if (damages.length > 0) return damages;
        const tally = createTextTally();
        const faults = await findDiscoveryFaults(contents, toQuery(database), (_range, entries) => {
          tally.add(entries);
          return [];
        });
        return [...faults, ...tally.findFaults(database)];
      }),
    close: () =>
      promised(() => {
        database.close();
      }),
  };
}

function findDamages(database: SqliteDatabase): string[] {
  const checked = database.rows<{ integrity_check: string }>(
    `PRAGMA integrity_check(${MOST_FINDINGS})`,
  );
  const findings = checked.map((row) => row.integrity_check).filter((text) => text !== 'ok');
  const orphans = database.rows<{ table: string; rowid: number | null; parent: string }>(
    'PRAGMA foreign_key_check',
  );
  return [
    ...findings.map((finding) => `The file is damaged: ${finding.replaceAll('\n', ' ')}.`),
    ...orphans
      .slice(0, MOST_FINDINGS)
      .map(
        ({ table, rowid, parent }) =>
          `Row ${rowid} of ${table} refers to a ${parent} that is gone.`,
      ),
  ];
}
