import type { MemberId } from '#core/kernel/ids.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { DomainEvent } from '#core/feed/domain-event.ts';
import type { Storage } from '#core/storage.ts';
import { expectEventsToSurviveKill } from '#tests/support/delivery-processes.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { createDatabaseOn, type EmptyDatabase } from '#tests/support/postgres-server.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const AT = '2026-04-05T06:07:08.901Z';
/** How many commits are under way at once, and how many follow each other. */
const LANES = 12;
const COMMITS = 99;

const migrationsFolder = POSTGRES_MIGRATIONS;
const folder = makeTemporaryFolder();
let database: EmptyDatabase;
let storage: Storage;

beforeAll(async () => {
  database = await createDatabaseOn(inject('postgresUrl') ?? '');
  storage = await openPostgresStorage({
    url: database.url,
    connections: LANES + 2,
    migrationsFolder,
  });
});
afterAll(async () => {
  await storage.close();
  await database.release();
});

test('whoever reads on after the last event misses none of those committed at the same moment', async () => {
  const members = (await storeMembers(storage, LANES)).map(({ id }) => id);
  let isWritten = false;
  const reading = Promise.all([1, 2].map(() => readOn(() => isWritten)));
  await Promise.all(members.map(writeFor));
  isWritten = true;
  const stored = await storage.feed.read({ after: 0, limit: LANES * COMMITS * 3 });
  expect(stored).toHaveLength(LANES * COMMITS * 2);
  for (const seen of await reading) expect(seen).toEqual(stored.map(({ id }) => id));
});

/** Commits one, two and three events in turn, each time as an act of the member. */
async function writeFor(memberId: MemberId): Promise<void> {
  const event: DomainEvent = { type: 'profile_changed', memberIds: [memberId] };
  for (let turn = 0; turn < COMMITS; turn += 1) {
    const events = Array<DomainEvent>(1 + (turn % 3)).fill(event);
    await storage.commit({ changes: [], events, actorId: memberId, at: AT });
  }
}

/** The ids of the events, read page by page until all are written and none is left. */
async function readOn(isWritten: () => boolean): Promise<number[]> {
  const seen: number[] = [];
  for (;;) {
    const isLast = isWritten();
    const page = await storage.feed.read({ after: seen.at(-1) ?? 0, limit: 50 });
    seen.push(...page.map(({ id }) => id));
    if (isLast && page.length === 0) return seen;
  }
}

test('of ten thousand events none is lost when a process of four is killed', async () => {
  const empty = await createDatabaseOn(inject('postgresUrl') ?? '');
  const options = { url: empty.url, connections: 4, migrationsFolder };
  const ownStorage = await openPostgresStorage(options);
  const site = { database: empty.url, migrationsFolder, folder };
  await expectEventsToSurviveKill(ownStorage, site);
  await ownStorage.close();
  await empty.release();
}, 120_000);
