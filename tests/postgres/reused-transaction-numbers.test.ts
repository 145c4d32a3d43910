import type { MemberId } from '#core/kernel/ids.ts';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { Storage } from '#core/storage.ts';
import { answersOf, keepIn, type KeptSite } from '#tests/support/kept-site.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { updateMember } from '#tests/support/writes.ts';
import { PATIENT } from '#tests/support/patient-connections.ts';

const folder = makeTemporaryFolder();
let cluster: PostgresCluster;
let kept: KeptSite;
let storage: Storage;
let viewerId: MemberId;

const open = (keeping?: Parameters<typeof openPostgresStorage>[0]['keeping']) =>
  openPostgresStorage({
    url: cluster.url,
    connections: 2,
    migrationsFolder: POSTGRES_MIGRATIONS,
    ...PATIENT,
    ...(keeping && { keeping }),
  });

beforeEach(async () => {
  cluster = await startPostgresCluster();
  kept = keepIn(join(folder, 'columns'), open);
  storage = await kept.start();
  viewerId = (await storeMember(storage)).id;
  for (let count = 0; count < 2; count += 1) await storeMember(storage, { location: 'Leeds' });
  await keepRollbacksUnwritten();
});
afterEach(async () => {
  await storage.close();
  await cluster.remove();
});

/**
 * Lets rollbacks be written down when the next commit is, and not by and by or at the end of a page of the log: then a
 * failure forgets those after it.
 */
async function keepRollbacksUnwritten(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  await client.query("ALTER SYSTEM SET wal_writer_delay = '10s'");
  await client.query('SELECT pg_reload_conf()');
  await client.query('SELECT pg_switch_wal()');
  await client.end();
}

/** Begins transactions that come to nothing, and returns the number of the last one. */
async function beginInVain(times: number): Promise<number> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  let last = 0;
  for (let count = 0; count < times; count += 1) {
    await client.query('BEGIN');
    const { rows } = await client.query<{ number: string }>(
      'SELECT pg_current_xact_id()::text AS number',
    );
    last = Number(rows[0]!.number);
    await client.query('ROLLBACK');
  }
  await client.end();
  return last;
}

/** How many transactions begin in vain, and how many of their numbers must be given again: more than opening storage takes. */
const [IN_VAIN, ENOUGH] = [50, 25];

/**
 * Fails so that PostgreSQL gives numbers again that it had given before `work`, and changes a member under one of them.
 * PostgreSQL writes down now and then what nobody waits for, at a time of its own; where that was just before the
 * failure, it fails once more.
 */
async function failAndChange(work: () => Promise<unknown>, again: () => Promise<unknown>) {
  for (;;) {
    const lastGiven = await beginInVain(IN_VAIN);
    await work();
    await cluster.kill();
    await cluster.start();
    const given = await beginInVain(1);
    if (given <= lastGiven - ENOUGH) {
      const other = await open();
      await updateMember(other, viewerId + 1, { location: 'York' });
      await other.close();
      expect(await beginInVain(1)).toBeLessThan(lastGiven);
      return;
    }
    await again();
  }
}

async function readRightAnswers(): Promise<unknown[]> {
  const fresh = await open();
  const answers = await answersOf(fresh, viewerId);
  await fresh.close();
  return answers;
}

test('a snapshot lets changes be found under numbers that are given again', async () => {
  const start = async () => (storage = await kept.start());
  await failAndChange(() => kept.stop(storage), start);
  const right = await readRightAnswers();
  await start();
  expect(await answersOf(storage, viewerId)).toEqual(right);
  expect(kept.notices).toEqual([]);
});

test('a running process finds changes under numbers that are given again', async () => {
  const answer = () => answersOf(storage, viewerId);
  await failAndChange(answer, answer);
  expect(await answer()).toEqual(await readRightAnswers());
});
