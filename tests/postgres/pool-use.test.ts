import { expect, test } from 'vitest';
import { countConnections, createPool } from '#adapters/postgres/connection-pool.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { PATIENT } from '#tests/support/patient-connections.ts';
import { openMigratedDatabase } from '#tests/support/postgres-databases.ts';

test('a pool says how many connections are busy or idle, and how many queries wait for one', async () => {
  const { url, release } = await openMigratedDatabase();
  const pool = createPool(url, 2, 'none', PATIENT.connectionTimeout);
  const [first, second] = [await pool.connect(), await pool.connect()];
  const third = pool.connect();
  expect(countConnections(pool)).toEqual({ most: 2, busy: 2, idle: 0, waiting: 1 });
  first.release();
  (await third).release();
  expect(countConnections(pool)).toEqual({ most: 2, busy: 1, idle: 1, waiting: 0 });
  second.release();
  await pool.end();
  await release();
});

test('storage says it of its database, and of a standby if it has one', async () => {
  const { url, release } = await openMigratedDatabase();
  const options = { url, connections: 3, migrationsFolder: POSTGRES_MIGRATIONS, ...PATIENT };
  const replica = { url, report: () => undefined };
  for (const [storage, pools] of [
    [await openPostgresStorage(options), ['primary']],
    [await openPostgresStorage({ ...options, replica }), ['primary', 'standby']],
  ] as const) {
    const counted = storage.countConnections();
    expect(counted.map(({ pool, most }) => [pool, most])).toEqual(pools.map((pool) => [pool, 3]));
    expect(counted[0]).toMatchObject({ busy: 0, waiting: 0 });
    await storage.close();
  }
  await release();
});
