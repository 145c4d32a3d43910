import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from '#adapters/postgres/connection-pool.ts';
import { createPostgresDatabase } from '#adapters/postgres/postgres-database.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { describeSharedDatabase } from '#tests/contracts/shared-database-contract.ts';
import { describeStorage } from '#tests/contracts/storage-contract.ts';
import { expectNoEventToBeMissed } from '#tests/support/concurrent-feed.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPooler, type Pooler } from '#tests/support/pooler.ts';
import { PATIENT } from '#tests/support/patient-connections.ts';
import { openEmptyDatabase, openMigratedDatabase } from '#tests/support/postgres-databases.ts';

let pooler: Pooler;

beforeAll(async () => {
  pooler = await startPooler(inject('postgresUrl') ?? '');
});
afterAll(() => pooler.remove());

const open = (url: string, connections = 4) =>
  openPostgresStorage({
    url: pooler.addressOf(url),
    connections,
    pooler: 'transaction',
    migrationsFolder: POSTGRES_MIGRATIONS,
    ...PATIENT,
  });

async function openEmptyStorage() {
  const { url, release } = await openMigratedDatabase();
  const storage = await open(url);
  return {
    ...storage,
    close: async () => {
      await storage.close();
      await release();
    },
  };
}

describeStorage('storage behind PgBouncer', openEmptyStorage, { numRuns: 5 });

describeSharedDatabase('several processes behind PgBouncer', async () => {
  const database = await openEmptyDatabase();
  return { ...database, open: () => open(database.url) };
});

test('behind PgBouncer, readers of the feed miss no event of writers at the same moment', async () => {
  const storage = await openEmptyStorage();
  await expectNoEventToBeMissed(storage, { lanes: 3, commits: 60 });
  await storage.close();
});

test('behind PgBouncer, each transaction has its limits, and other statements those of the pooler', async () => {
  const pool = createPool(pooler.addressOf(inject('postgresUrl') ?? ''), 1, 'transaction');
  const database = createPostgresDatabase(pool, 'transaction');
  const readLimits = `
    SELECT current_setting('statement_timeout') AS statement,
      current_setting('idle_in_transaction_session_timeout') AS idle`;
  const inside = await database.inTransaction((session) => session.rows(readLimits));
  expect(inside).toEqual([{ statement: '5s', idle: '10s' }]);
  expect(await database.rows(readLimits)).toEqual([{ statement: '4s', idle: '0' }]);
  await pool.end();
});

test('behind PgBouncer, a process that prepares statements by name is told what to set', async () => {
  const database = await openEmptyDatabase();
  const opening = openPostgresStorage({
    url: pooler.addressOf(database.url),
    connections: 1,
    migrationsFolder: POSTGRES_MIGRATIONS,
  });
  await expect(opening).rejects.toThrow(/is a connection pooler: set DATABASE_POOLER=transaction/);
  await database.release();
});
