import pg from 'pg';
import { vi } from 'vitest';
import type { PostgresCluster } from './postgres-cluster.ts';

const PATIENCE = { timeout: 30_000, interval: 20 };

/** The rows of a statement on the server's first database. */
export async function queryServer<Row extends object>(
  { url }: PostgresCluster,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Waits until the standby knows everything that the primary knows now. */
export async function waitUntilReplayed(
  primary: PostgresCluster,
  standby: PostgresCluster,
): Promise<void> {
  const read = 'SELECT pg_current_wal_insert_lsn()::text AS position';
  const [now] = await queryServer<{ position: string }>(primary, read);
  const compare = `SELECT pg_last_wal_replay_lsn() >= '${now?.position}' AS done`;
  await vi.waitFor(async () => {
    const [answer] = await queryServer<{ done: boolean }>(standby, compare);
    if (answer?.done !== true) throw new Error('The standby has not replayed everything yet.');
  }, PATIENCE);
}

/** Cuts the standby off from its primary, once it knows everything that is stored by now. */
export async function cutOff(primary: PostgresCluster, standby: PostgresCluster): Promise<void> {
  await waitUntilReplayed(primary, standby);
  await queryServer(standby, "ALTER SYSTEM SET primary_conninfo = ''");
  await queryServer(standby, 'SELECT pg_reload_conf()');
  await vi.waitFor(async () => {
    const receivers = await queryServer(standby, 'SELECT pid FROM pg_stat_wal_receiver');
    if (receivers.length > 0) throw new Error('The standby is still connected.');
  }, PATIENCE);
}
