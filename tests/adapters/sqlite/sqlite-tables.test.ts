import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promised } from '#adapters/promised.ts';
import { openDriver } from '#adapters/sqlite/open-driver.ts';
import { readShippedMigrations } from '#adapters/sqlite/shipped-migrations.ts';
import { describeListedTables } from '#tests/contracts/listed-tables-contract.ts';
import type { DescribedColumn } from '#tests/support/listed-columns.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

/** Only a strict table keeps to its types; hidden columns are the engine's own. */
const READ_COLUMNS = `
  SELECT tables.name AS "table", columns.name AS "column", columns.pk AS key,
    iif(tables.strict OR tables.type = 'virtual', columns.type, 'anything') AS type,
    columns."notnull" = 0 AND columns.pk = 0 AS nullable,
    columns.pk > 0 AND schema.sql LIKE '%AUTOINCREMENT%' AS numbered
  FROM pragma_table_list AS tables
    JOIN pragma_table_xinfo(tables.name) AS columns
    JOIN sqlite_schema AS schema ON schema.name = tables.name
  WHERE tables.schema = 'main' AND tables.type IN ('table', 'virtual')
    AND tables.name NOT LIKE 'sqlite~_%' ESCAPE '~' AND columns.hidden <> 1`;

interface Found extends Omit<DescribedColumn, 'nullable' | 'numbered'> {
  readonly nullable: number;
  readonly numbered: number;
}

describeListedTables('sqlite', SQLITE_MIGRATIONS, (migrationsFolder) =>
  promised(() => {
    const driver = openDriver(
      join(folder, `${randomUUID()}.db`),
      readShippedMigrations(migrationsFolder),
    );
    const found = driver.prepare<[], Found>(READ_COLUMNS).all();
    driver.close();
    return found.map((column) => ({
      ...column,
      nullable: column.nullable === 1,
      numbered: column.numbered === 1,
    }));
  }),
);
