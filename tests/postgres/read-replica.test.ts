import { LATER_DAY } from '#tests/support/days.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import {
  startPostgresCluster,
  startStandby,
  type PostgresCluster,
} from '#tests/support/postgres-cluster.ts';
import { createDatabaseOn } from '#tests/support/postgres-server.ts';
import { findIds } from '#tests/support/search-results.ts';
import { queryServer, waitUntilReplayed } from '#tests/support/standby.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { updateMember } from '#tests/support/writes.ts';

let primary: PostgresCluster;
let standby: PostgresCluster;
/** A process that reads from the standby too, and one that does not. */
let here: Storage;
let there: Storage;
let viewer: Self;
const reports: string[] = [];

const open = (url: string, readUrl?: string) =>
  openPostgresStorage({
    url,
    connections: 4,
    migrationsFolder: POSTGRES_MIGRATIONS,
    ...(readUrl !== undefined && {
      replica: { url: readUrl, report: (sentence) => reports.push(sentence) },
    }),
  });

beforeAll(async () => {
  primary = await startPostgresCluster();
  standby = await startStandby(primary);
  there = await open(primary.url);
  here = await open(primary.url, standby.url);
  viewer = await storeMember(there);
});
afterEach(() => queryServer(standby, 'SELECT pg_wal_replay_resume()'));
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await standby.remove();
  await primary.remove();
});

/** Searches for members who are there, each time for another text, until the standby has answered. */
async function waitUntilStandbyAnswers(): Promise<void> {
  const before = await countReads();
  let time = 0;
  await expect
    .poll(
      async () => {
        time += 1;
        await findIds(here, viewer.id, { text: `walking ${time} dogs` });
        return countReads();
      },
      { interval: 100 },
    )
    .toBeGreaterThan(before);
}

/** How often anybody was looked for by their texts on the standby. */
async function countReads(): Promise<number> {
  const [row] = await queryServer<{ reads: number }>(
    standby,
    `SELECT (seq_scan + coalesce(idx_scan, 0))::int AS reads FROM pg_stat_user_tables
      WHERE relname = 'member_text'`,
  );
  return row?.reads ?? 0;
}

test('searches are answered by the standby', async () => {
  await waitUntilStandbyAnswers();
});

test('while the standby lags, a search finds and shows what was stored just now', async () => {
  const changing = await storeMember(there, { bio: 'Plays chess', location: 'York' });
  const staying = await storeMember(there, { bio: 'Plays draughts', location: 'York' });
  await waitUntilStandbyAnswers();
  await queryServer(standby, 'SELECT pg_wal_replay_pause()');
  await updateMember(there, changing.id, { bio: 'Plays go' });
  const joining = await storeMember(there, { bio: 'Plays chess', location: 'York' });

  const filters = { ...NO_FILTERS, location: 'york' };
  const search = { filters, sort: 'recent', limit: 10, after: null } as const;
  const page = await here.directory.search(viewer.id, search);
  expect(page).toMatchObject({ total: 3 });
  expect(new Map(page?.members.map(({ id, bio }) => [id, bio]))).toEqual(
    new Map([
      [changing.id, 'Plays go'],
      [staying.id, 'Plays draughts'],
      [joining.id, 'Plays chess'],
    ]),
  );
  for (const [text, expected] of [
    ['chess', [joining.id]],
    ['plays go', [changing.id]],
    ['draughts', [staying.id]],
  ] as const) {
    expect(await findIds(here, viewer.id, { text })).toEqual(expected);
  }
});

test('a viewer whose preferences changed just now is recommended members by the new ones', async () => {
  const seeker = await storeMember(there);
  await waitUntilStandbyAnswers();
  await queryServer(standby, 'SELECT pg_wal_replay_pause()');
  const interests = ['falconry'];
  const preferences = { ...seeker.preferences, interests };
  const found = await storeMember(there, { preferences });
  await updateMember(there, seeker.id, { preferences });
  const recommended = await here.directory.recommend(seeker.id, 5, LATER_DAY);
  expect(recommended?.map(({ id }) => id)).toContain(found.id);
});

test('while the standby is away the primary answers, and the standby again when it is back', async () => {
  await waitUntilStandbyAnswers();
  await standby.kill();
  const newcomer = await storeMember(there, { bio: 'Keeps bees' });
  expect(await findIds(here, viewer.id, { text: 'keeps bees' })).toEqual([newcomer.id]);
  expect(reports).toContain('The read replica does not answer; reading from the primary.');
  await standby.start();
  await waitUntilStandbyAnswers();
});

test('a standby of another database is not read', async () => {
  const singer = await storeMember(there, { bio: 'Sings in a choir' });
  const other = await createDatabaseOn(primary.url);
  const elsewhere = await open(other.url);
  const members: Self[] = [];
  while (members.length < singer.id) members.push(await storeMember(elsewhere));
  const mistaken = await open(other.url, standby.url);
  await waitUntilReplayed(primary, standby);
  expect(await findIds(mistaken, members[0]!.id, { text: 'choir' })).toEqual([]);
  await Promise.all([elsewhere.close(), mistaken.close()]);
  await other.release();
});
