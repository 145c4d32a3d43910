import { promised } from '#adapters/promised.ts';
import { ARCHIVED_TABLES } from '#adapters/sql/archive-tables.ts';
import { NOTE_LAST_MESSAGES } from '#adapters/sql/last-messages.ts';
import type { Migration } from '#adapters/sql/migration-files.ts';
import {
  decideBeginning,
  FIND_ANY_RECORD,
  READ_MARK,
  REMOVE_MARK,
  SET_MARK,
  type MarkRow,
} from '#adapters/sql/unfinished-copy.ts';
import type {
  ArchivedMember,
  ArchivedRecords,
  RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type { ArchiveWriter } from '#core/archive/ports/storage-archive.ts';
import { indexMember } from './member-index.ts';
import { openAlone } from './open-archive-driver.ts';
import { openDriver } from './open-driver.ts';
import { createSqliteContents } from './sqlite-archive-contents.ts';
import { createSqliteDatabase, type SqliteDatabase } from './sqlite-database.ts';
import { runSteps } from './sqlite-engine.ts';

/** How much of the database to hold in memory, in KiB: rows come in no index's order. */
const CACHE = 64 * 1024;

/**
 * Fills the database file, for which the process must have it alone. Until the end a commit does not
 * wait for the disk: a machine that fails loses the last batches, which are then written again.
 */
export function openSqliteArchiveWriter(
  file: string,
  migrations: readonly Migration[],
): ArchiveWriter {
  openDriver(file, migrations, { finishesCopy: true }).close();
  const driver = openAlone(file);
  driver.pragma('foreign_keys = ON');
  driver.pragma('synchronous = NORMAL');
  driver.pragma(`cache_size = -${CACHE}`);
  const database = createSqliteDatabase(driver);
  return {
    ...createSqliteContents(database),
    begin: (source) =>
      promised(() =>
        database.inTransaction(() => {
          const [mark] = database.rows<MarkRow>(READ_MARK);
          const holdsRecords = database.rows(FIND_ANY_RECORD).length > 0;
          const beginning = decideBeginning(source, mark, holdsRecords);
          if (beginning.status === 'begun') database.run(SET_MARK, { source });
          return beginning;
        }),
      ),
    write: (kind, records) =>
      promised(() => {
        database.inTransaction(() => {
          writeRecords(database, kind, records);
        });
      }),
    setLastNumbers: (numbers) =>
      promised(() => {
        database.inTransaction(() => {
          for (const [name, number] of Object.entries(numbers)) {
            database.run('DELETE FROM sqlite_sequence WHERE name = @name', { name });
            const row = { name, number };
            database.run('INSERT INTO sqlite_sequence (name, seq) VALUES (@name, @number)', row);
          }
        });
      }),
    finish: () =>
      promised(() => {
        database.run(NOTE_LAST_MESSAGES);
        driver.pragma('optimize');
        driver.pragma('synchronous = FULL');
        database.run(REMOVE_MARK);
        driver.pragma('wal_checkpoint(TRUNCATE)');
      }),
    close: () =>
      promised(() => {
        database.close();
      }),
  };
}

function writeRecords<Kind extends RecordKind>(
  database: SqliteDatabase,
  kind: Kind,
  records: readonly ArchivedRecords[Kind][],
): void {
  const { columns, toRow } = ARCHIVED_TABLES[kind];
  const values = columns.map((column) => `@${column}`);
  const sql = `INSERT INTO ${kind} (${columns.join(', ')}) VALUES (${values.join(', ')})`;
  for (const record of records) database.run(sql, toRow(record));
  if (kind !== 'member') return;
  for (const { self, activeOn } of records as readonly ArchivedMember[]) {
    runSteps(database, indexMember(self, activeOn));
  }
}
