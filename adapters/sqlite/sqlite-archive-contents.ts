import { promised } from '#adapters/promised.ts';
import { createArchivedContents, type Query } from '#adapters/sql/archived-contents.ts';
import { toLastNumbers } from '#adapters/sql/moved-tables.ts';
import type { ArchivedContents } from '#core/archive/ports/storage-archive.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const READ_NUMBERS = 'SELECT name, seq AS number FROM sqlite_sequence';

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
        const rows = database.rows<{ name: string; number: number }>(READ_NUMBERS);
        const given = new Map(rows.map(({ name, number }) => [name, number]));
        return toLastNumbers((table) => given.get(table) ?? 0);
      }),
  };
}
