import { PAGE_LIMIT } from './page-limit.ts';
import type { RecordKey, RecordKind } from '#core/archive/domain/archived-records.ts';
import type { ArchivedContents } from '#core/archive/ports/storage-archive.ts';
import { ARCHIVED_TABLES, type ArchivedRows } from './archive-tables.ts';

/** Asks the database; the statement may name parameters as `@name`. */
export type Query = <Row>(
  sql: string,
  parameters?: Readonly<Record<string, number | string>>,
) => Promise<Row[]>;

/** Reads the records of a database, which all have the same tables. */
export function createArchivedContents(query: Query): Pick<ArchivedContents, 'count' | 'read'> & {
  lastKey(kind: RecordKind): Promise<RecordKey | null>;
} {
  return {
    count: async (kind) => {
      const [row] = await query<{ number: number }>(`SELECT count(*) AS number FROM ${kind}`);
      return row?.number ?? 0;
    },
    read: async <Kind extends RecordKind>(
      kind: Kind,
      { after, limit }: { readonly after: RecordKey | null; readonly limit: number },
    ) => {
      const { select, key, beforeAll, toRecord } = ARCHIVED_TABLES[kind];
      const sql = `${select} WHERE ${key} > @after ORDER BY ${key} ${PAGE_LIMIT}`;
      const rows = await query<ArchivedRows[Kind]>(sql, { after: after ?? beforeAll, limit });
      return rows.map(toRecord);
    },
    lastKey: async (kind) => {
      const sql = `SELECT max(${ARCHIVED_TABLES[kind].key}) AS key FROM ${kind}`;
      const [row] = await query<{ key: RecordKey | null }>(sql);
      return row?.key ?? null;
    },
  };
}
