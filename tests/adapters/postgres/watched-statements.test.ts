import { expect, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { nameStatement } from '#adapters/sql/watched-statements.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { PATIENT } from '#tests/support/patient-connections.ts';
import { openMigratedDatabase } from '#tests/support/postgres-databases.ts';
import { storeMember } from '#tests/support/stored-records.ts';

test('PostgreSQL tells of every statement with its rows', async () => {
  const { url, release } = await openMigratedDatabase();
  const told: { readonly name: string; readonly sql: string; readonly rows: number | null }[] = [];
  const storage = await openPostgresStorage({
    url,
    connections: 1,
    migrationsFolder: POSTGRES_MIGRATIONS,
    ...PATIENT,
    watch: (sql) => (rows) => told.push({ name: nameStatement(sql), sql, rows }),
  });
  const { id, username } = await storeMember(storage);
  await storage.members.findById(id);
  expect(told).toContainEqual(expect.objectContaining({ name: 'INSERT member' }));
  expect(told).toContainEqual(expect.objectContaining({ name: 'SELECT member', rows: 1 }));
  expect(told.map(({ sql }) => sql).join('')).not.toContain(username);
  await storage.close();
  await release();
});
