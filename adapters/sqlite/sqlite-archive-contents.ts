import { promised } from '#adapters/promised.ts';
import { createArchivedContents, type Query } from '#adapters/sql/archived-contents.ts';
import type { ArchivedContents, LastNumbers } from '#core/archive/storage-archive.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const READ_NUMBERS = `
  SELECT name, seq AS number FROM sqlite_sequence 
  WHERE name IN ('member', 'connection', 'message', 'event')`;

/** The database as what all of the kind are asked by. */
export function toQuery(database: SqliteDatabase): Query {
  return (sql, parameters) => promised(() => database.rows(sql, parameters));
}

/** Reads what the database holds, and the highest ids that it has given. */
export function createSqliteContents(
  database: SqliteDatabase,
): ReturnType<typeof createArchivedContents> & Pick<ArchivedContents, 'lastNumbers'> {
  return {
    ...createArchivedContents(toQuery(database)),
    lastNumbers: () =>
      promised(() => {
        const rows = database.rows<{ name: keyof LastNumbers; number: number }>(READ_NUMBERS);
        const given = Object.fromEntries(rows.map(({ name, number }) => [name, number]));
        return { member: 0, connection: 0, message: 0, event: 0, ...given };
      }),
  };
}
