import { beforeAll, describe, expect, test } from 'vitest';
import type { Engine, Tables } from '#adapters/sql/table-columns.ts';
import { TABLES } from '#adapters/sql/tables.ts';
import {
  findDifferences,
  listedColumns,
  type DescribedColumn,
} from '#tests/support/listed-columns.ts';
import { plantMigration } from '#tests/support/planted-migration.ts';

const PLANTED = `
  ALTER TABLE member ADD COLUMN planted text;
  CREATE TABLE planted (id bigint NOT NULL, note text);`;

const { session, ...WITHOUT_SESSION } = TABLES;
const { bio, ...WITHOUT_BIO } = TABLES.member.columns;

/** Lists that are wrong in one thing each, and the columns that show it. */
const WRONG_LISTS: [what: string, tables: Tables, columns: readonly string[]][] = [
  [
    'a table left out',
    WITHOUT_SESSION,
    Object.keys(session.columns).map((column) => `session.${column}`),
  ],
  ['a table too many', { ...TABLES, planted: session }, plantedColumns()],
  ['a column left out', withMember({ columns: WITHOUT_BIO }), ['member.bio']],
  [
    'a column too many',
    withMember({ columns: { ...TABLES.member.columns, planted: bio } }),
    ['member.planted'],
  ],
  ['a column of another kind', withColumn('age', { ...bio, kind: 'text' }), ['member.age']],
  ['a column that may hold nothing', withColumn('name', bio), ['member.name']],
  ['another key', withMember({ key: ['username'] }), ['member.id', 'member.username']],
];

/** That the tables and columns of a database are those of the list. */
export function describeListedTables(
  engine: Engine,
  migrationsFolder: string,
  /** What a database that these migrations have made says of itself. */
  readColumns: (migrationsFolder: string) => Promise<readonly DescribedColumn[]>,
): void {
  let shipped: readonly DescribedColumn[];
  const compare = (tables: Tables, columns = shipped) =>
    findDifferences(listedColumns(tables, engine), columns);

  describe(`the list of tables and the database of ${engine}`, () => {
    beforeAll(async () => {
      shipped = await readColumns(migrationsFolder);
    });

    test('are the same', () => {
      expect(compare(TABLES)).toEqual([]);
    });

    test('differ by a column and a table that a migration adds', async () => {
      const folder = plantMigration(migrationsFolder, PLANTED);
      expect(compare(TABLES, await readColumns(folder))).toEqual([
        'member.planted',
        'planted.id',
        'planted.note',
      ]);
    });

    test.each(WRONG_LISTS)('differ by %s of the list', (_what, tables, columns) => {
      expect(compare(tables)).toEqual([...columns].sort());
    });
  });
}

function plantedColumns(): string[] {
  return Object.keys(session.columns).map((column) => `planted.${column}`);
}

function withMember(changes: Partial<Tables[string]>): Tables {
  return { ...TABLES, member: { ...TABLES.member, ...changes } };
}

function withColumn(name: string, column: Tables[string]['columns'][string]): Tables {
  return withMember({ columns: { ...TABLES.member.columns, [name]: column } });
}
