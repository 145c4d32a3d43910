import { RECORD_KINDS } from '#core/archive/domain/archived-records.ts';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { fillLargeSite } from '#tests/bench/large-site.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { createDatabaseOn, type EmptyDatabase } from '#tests/support/postgres-server.ts';
import { buildStorageProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { runStorageProcess, type StorageRun } from '#tests/support/storage-process.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const SIZE = { members: 1_000, connections: 2_000, messages: 20_000 };
const PASSWORD = 'not-to-be-told';

const folder = makeTemporaryFolder();
/** The database of a site whose server is stopped. */
const site = join(folder, 'site.db');
let program: ServerProgram;
let database: EmptyDatabase;
let other: EmptyDatabase;

beforeAll(async () => {
  program = await buildStorageProgram('storage-on-postgres');
  const place = { file: site, migrationsFolder: SQLITE_MIGRATIONS };
  const writer = await createSqliteArchive(place).openWriter();
  await fillLargeSite(writer, SIZE);
  await writer.close();
});
afterAll(() => program.remove());

beforeEach(async () => {
  [database, other] = await Promise.all([create(), create()]);
});
afterEach(() => Promise.all([database.release(), other.release()]));

/** A database, at an address with a password, which a test server may not ask for. */
async function create(): Promise<EmptyDatabase> {
  const { url, release } = await createDatabaseOn(inject('postgresUrl') ?? '');
  const address = new URL(url);
  address.password ||= PASSWORD;
  return { url: address.href, release };
}

async function run(
  parameters: readonly string[],
  options: { readonly databaseUrl?: string; readonly killWhen?: RegExp } = {},
): Promise<StorageRun> {
  const { databaseUrl = database.url, killWhen } = options;
  const environment = { DATABASE_URL: databaseUrl };
  const done = await runStorageProcess(program.file, parameters, { environment, killWhen });
  expect(done.output + done.errors).not.toContain(new URL(databaseUrl).password);
  return done;
}

const copy = (from: string, to: string) => ['copy', '--from', from, '--to', to];

/** The checksums that a table shows for both sides, kind by kind. */
const checksumsOf = ({ output }: StorageRun) => output.match(/\b[0-9a-f]{12}\b/g) ?? [];

test('a site moves to PostgreSQL and back, killed on the way, and nothing is lost', async () => {
  const killWhen = /^connection: 2,000 of 2,000/m;
  const killed = await run(copy(`sqlite:${site}`, database.url), { killWhen });
  expect(killed.code).toBeNull();
  const serving = openPostgresStorage({
    url: database.url,
    connections: 1,
    migrationsFolder: POSTGRES_MIGRATIONS,
  });
  await expect(serving).rejects.toThrow(/unfinished copy of SQLite at .*site\.db/);

  const there = await run(copy(`sqlite:${site}`, database.url));
  expect(there.errors).toContain('continues where it stopped');
  expect(there.code).toBe(0);
  const back = await run(copy(database.url, `sqlite:${join(folder, 'back.db')}`));
  expect(back.code).toBe(0);
  expect(checksumsOf(back)).toHaveLength(2 * RECORD_KINDS.length);
  expect(checksumsOf(back)).toEqual(checksumsOf(there));
  expect(await run(['verify'])).toMatchObject({ code: 0 });
});

test('a backup is made under load, and restored', async () => {
  await run(copy(`sqlite:${site}`, database.url));
  const storage = await openPostgresStorage({
    url: database.url,
    connections: 4,
    migrationsFolder: POSTGRES_MIGRATIONS,
  });
  const file = join(folder, 'saved.db');
  const saving = run(['backup', file]);
  const load = { isOver: false };
  const done = saving.finally(() => {
    load.isOver = true;
  });
  while (!load.isOver) await storeMember(storage);
  const saved = await done;
  expect(saved).toMatchObject({ code: 0 });
  await storage.close();

  const restored = await run(['restore', file], { databaseUrl: other.url });
  expect(restored).toMatchObject({ code: 0 });
  const shown = checksumsOf(saved);
  expect(shown).toHaveLength(RECORD_KINDS.length);
  expect(checksumsOf(restored)).toEqual(shown.flatMap((checksum) => [checksum, checksum]));
});

test('a database that a server uses is not filled', async () => {
  const migrationsFolder = POSTGRES_MIGRATIONS;
  const storage = await openPostgresStorage({ url: other.url, connections: 1, migrationsFolder });
  const { code, errors } = await run(copy(`sqlite:${site}`, other.url));
  await storage.close();
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^PostgreSQL at .* is in use by a server or another copy: stop that first\.\n$/,
  );
});

test('migrations are shown and applied', async () => {
  const waiting = await run(['migrate', '--status']);
  expect(waiting.output).toMatch(/^number +name +state\n0001 +initial-schema +waiting\n/);
  expect(await run(['migrate', '--status'])).toMatchObject({ output: waiting.output });
  expect((await run(['migrate'])).output).not.toContain('waiting');
  const nowhere = new URL(database.url);
  nowhere.pathname = '/hearthkin_nowhere';
  const { code, errors } = await run(['migrate', '--status'], { databaseUrl: nowhere.href });
  expect(code).toBe(1);
  expect(errors).toMatch(/does not exist: create the database first\.\n$/);
});
