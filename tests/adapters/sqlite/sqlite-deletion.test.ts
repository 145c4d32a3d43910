import SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Table } from '#adapters/sql/table-columns.ts';
import { TABLES } from '#adapters/sql/tables.ts';
import { describeDeletion } from '#tests/contracts/deletion-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openSqliteSite } from '#tests/support/sqlite-site.ts';
import { writeMigratedFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

describeDeletion(
  'SQLite',
  (migrationsFolder) => openSqliteSite(folder, migrationsFolder),
  SQLITE_MIGRATIONS,
);

/** Rows that a deletion finds without an index of their own. */
const WITHOUT_INDEX: Readonly<Record<string, string>> = {
  'message.sender_id': 'Messages are found along the connections of their sender.',
  'pair_history.higher_member_id':
    'Members leave seldom, and every request would write to one more index.',
  'passkey_challenge.member_id': 'A challenge is kept for minutes, so there are few.',
};

test('a deletion in SQLite finds what it removes along an index', () => {
  const file = join(folder, 'plans.db');
  writeMigratedFile(file);
  const driver = new SqliteDriver(file, { readonly: true });
  const unfound = Object.entries<Table>(TABLES).flatMap(([table, { onDeletion }]) => {
    if (onDeletion.rows !== 'removed' || !('by' in onDeletion)) return [];
    const isScanned = (column: string) =>
      driver
        .prepare(`EXPLAIN QUERY PLAN SELECT * FROM ${table} WHERE ${column} = 1`)
        .all()
        .some((step) => (step as { readonly detail: string }).detail.startsWith('SCAN'));
    return onDeletion.by.filter(isScanned).map((column) => `${table}.${column}`);
  });
  driver.close();
  expect(unfound.toSorted()).toEqual(Object.keys(WITHOUT_INDEX));
});
