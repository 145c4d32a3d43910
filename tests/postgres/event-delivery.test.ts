import { afterAll, beforeAll, inject, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { Storage } from '#core/storage.ts';
import { expectNoEventToBeMissed } from '#tests/support/concurrent-feed.ts';
import { expectEventsToSurviveKill } from '#tests/support/delivery-processes.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { createDatabaseOn, type EmptyDatabase } from '#tests/support/postgres-server.ts';
import { expectRemindersToSurviveKill } from '#tests/support/reminder-processes.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { PATIENT } from '#tests/support/patient-connections.ts';

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
    ...PATIENT,
  });
});
afterAll(async () => {
  await storage.close();
  await database.release();
});

test('whoever reads on after the last event misses none of those committed at the same moment', async () => {
  await expectNoEventToBeMissed(storage, { lanes: LANES, commits: COMMITS });
});

test('of ten thousand events none is lost when a process of four is killed', async () => {
  const empty = await createDatabaseOn(inject('postgresUrl') ?? '');
  const options = { url: empty.url, connections: 4, migrationsFolder, ...PATIENT };
  const ownStorage = await openPostgresStorage(options);
  const site = { database: empty.url, migrationsFolder, folder };
  await expectEventsToSurviveKill(ownStorage, site);
  await ownStorage.close();
  await empty.release();
});

test('nobody is reminded twice of a rhythm, or not at all, when a process is killed after any of its calls', async () => {
  const empty = await createDatabaseOn(inject('postgresUrl') ?? '');
  const options = { url: empty.url, connections: 4, migrationsFolder, ...PATIENT };
  const ownStorage = await openPostgresStorage(options);
  await expectRemindersToSurviveKill(ownStorage, { database: empty.url, migrationsFolder });
  await ownStorage.close();
  await empty.release();
});
