import { ARCHIVED_TABLES } from '#adapters/sql/archive-tables.ts';
import { createArchivedContents } from '#adapters/sql/archived-contents.ts';
import { NOTE_LAST_MESSAGES } from '#adapters/sql/last-messages.ts';
import type { Migration } from '#adapters/sql/migration-files.ts';
import { filledTables } from '#adapters/sql/moved-tables.ts';
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
import { readLastNumbers, setLastNumbers } from './last-numbers.ts';
import { indexMembers } from './member-index.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openClient } from './open-client.ts';
import { createPostgresSession, type PostgresSession } from './postgres-database.ts';
import { runSteps } from './postgres-engine.ts';
import { waitUntilUnused } from './wait-until-unused.ts';

/**
 * Until the end a commit does not wait for the disk: a server that fails loses the last batches, which
 * are then written again.
 */
const PREPARE = `
  SET statement_timeout = 0;
  SET synchronous_commit = off`;

/** Fills the database, which no one else may use. */
export async function openPostgresArchiveWriter(
  url: string,
  migrations: readonly Migration[],
): Promise<ArchiveWriter> {
  await migrateDatabase(url, migrations, { finishesCopy: true });
  const { client } = await openClient(url, 'hearthkin copy', async (opened, place) => {
    await waitUntilUnused(opened, place);
    await opened.query(PREPARE);
  });
  const session = createPostgresSession(client);
  return {
    ...createArchivedContents((sql, parameters) => session.rows(sql, parameters)),
    lastNumbers: () => readLastNumbers(session),
    begin: (source) =>
      inTransaction(session, async () => {
        const [mark] = await session.rows<MarkRow>(READ_MARK);
        const holdsRecords = (await session.rows(FIND_ANY_RECORD)).length > 0;
        const beginning = decideBeginning(source, mark, holdsRecords);
        if (beginning.status === 'begun') await session.run(SET_MARK, { source });
        return beginning;
      }),
    write: (kind, records) => inTransaction(session, () => writeRecords(session, kind, records)),
    setLastNumbers: (numbers) => setLastNumbers(session, numbers),
    finish: async () => {
      // Without figures about what was just written, the newest message of each connection is looked for among all.
      await session.run('ANALYZE message, connection');
      await session.run(NOTE_LAST_MESSAGES);
      // Vacuuming also sorts in what the indexes of texts have put off.
      for (const table of filledTables('postgres')) {
        await session.run(`VACUUM (ANALYZE) ${table}`);
      }
      await session.run('SET synchronous_commit = on');
      await session.run(REMOVE_MARK);
    },
    close: () => client.end(),
  };
}

/** Writes all records by one statement a table. */
async function writeRecords<Kind extends RecordKind>(
  session: PostgresSession,
  kind: Kind,
  records: readonly ArchivedRecords[Kind][],
): Promise<void> {
  const { columns, toRow } = ARCHIVED_TABLES[kind];
  const names = columns.join(', ');
  await session.run(
    `INSERT INTO ${kind} (${names})
      SELECT ${names} FROM json_populate_recordset(NULL::${kind}, @rows::json)`,
    { rows: JSON.stringify(records.map(toRow)) },
  );
  if (kind === 'member')
    await runSteps(session, indexMembers(records as readonly ArchivedMember[]));
}

async function inTransaction<Value>(
  session: PostgresSession,
  work: () => Promise<Value>,
): Promise<Value> {
  await session.run('BEGIN');
  try {
    const value = await work();
    await session.run('COMMIT');
    return value;
  } catch (error) {
    await session.run('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
