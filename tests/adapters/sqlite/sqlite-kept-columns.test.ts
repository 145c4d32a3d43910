import type { MemberId } from '#core/kernel/ids.ts';
import { copyFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { describeKeptColumns } from '#tests/contracts/kept-columns-contract.ts';
import { answersOf, keepIn } from '#tests/support/kept-site.ts';
import type { KeepingTask } from '#tests/support/keeping-program.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { plantMigration } from '#tests/support/planted-migration.ts';
import { findIds } from '#tests/support/search-results.ts';
import { buildKeepingProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { openSqliteSite } from '#tests/support/sqlite-site.ts';
import { storeMember, storeMembers } from '#tests/support/stored-records.ts';
import { writeMigratedFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { runUntilKilled } from '#tests/support/killed-program.ts';
import { updateMember } from '#tests/support/writes.ts';

const folder = makeTemporaryFolder();
let opened = 0;

let program: ServerProgram;

beforeAll(async () => {
  program = await buildKeepingProgram('keeping');
});
afterAll(() => program.remove());

describeKeptColumns('columns kept beside SQLite', () => openSqliteSite(folder));

const placeOf = (file: string, migrationsFolder = SQLITE_MIGRATIONS) => ({
  file,
  migrationsFolder,
});

function nextFile(): string {
  opened += 1;
  const file = join(folder, `kept-${opened}.db`);
  writeMigratedFile(file);
  return file;
}

/** The processes of a database, which keep its columns beside it. */
const keptBeside = (file: string, migrationsFolder?: string) =>
  keepIn(`${file}-columns`, (keeping) =>
    openSqliteStorage({ ...placeOf(file, migrationsFolder), keeping }),
  );

/** The answers of a process that keeps nothing. */
async function readRightAnswers(file: string, viewerId: MemberId): Promise<unknown[]> {
  const storage = openSqliteStorage(placeOf(file));
  const answers = await answersOf(storage, viewerId);
  await storage.close();
  return answers;
}

test('a process killed while it writes leaves the snapshot from before', async () => {
  const file = nextFile();
  const kept = keptBeside(file);
  const first = await kept.start();
  const [viewer] = await storeMembers(first, 3);
  await kept.stop(first);
  const changed = openSqliteStorage(placeOf(file));
  await updateMember(changed, viewer!.id + 1, { location: 'York', age: 45 });
  await changed.close();

  await writeUntilKilled({ ...placeOf(file), snapshot: kept.file });
  const beside = readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}-`));
  expect(beside.filter((name) => name.endsWith('.unfinished'))).toHaveLength(1);

  const right = await readRightAnswers(file, viewer!.id);
  const next = await kept.start();
  expect(await answersOf(next, viewer!.id)).toEqual(right);
  await kept.stop(next);
  expect(kept.notices).toEqual([]);
});

async function writeUntilKilled(task: KeepingTask): Promise<void> {
  const output = await runUntilKilled(program.file, task, () => true);
  expect(output).toBe('Half of it is written.\n');
}

test('an older copy of the file that is put back has none of what the snapshot knows', async () => {
  const file = nextFile();
  const kept = keptBeside(file);
  const first = await kept.start();
  const viewer = await storeMember(first);
  for (let count = 0; count < 2; count += 1) await storeMember(first, { location: 'Leeds' });
  await kept.stop(first);
  copyFileSync(file, `${file}-backup`);
  const later = await kept.start();
  await updateMember(later, viewer.id + 1, { location: 'York' });
  await updateMember(later, viewer.id + 2, { location: 'York' });
  await kept.stop(later);

  copyFileSync(`${file}-backup`, file);
  const restored = await kept.start();
  expect(await findIds(restored, viewer.id, { location: 'york' })).toEqual([]);
  expect(kept.notices).toMatchObject([{ kind: 'rebuilt', why: 'other_past' }]);
  // As if the process was killed: nothing of the snapshot may seem to fit what is written from now on.
  await updateMember(restored, viewer.id + 2, { location: 'Hull' });
  await updateMember(restored, viewer.id + 1, { location: 'Leeds' });
  await updateMember(restored, viewer.id + 2, { location: 'Hull', age: 44 });
  await restored.close();
  const right = await readRightAnswers(file, viewer.id);
  const next = await kept.start();
  expect(await answersOf(next, viewer.id)).toEqual(right);
  expect(kept.notices).toMatchObject([{ kind: 'rebuilt', why: 'missing' }]);
  await kept.stop(next);
});

test('what a migration does to the rows is read', async () => {
  const file = nextFile();
  const kept = keptBeside(file);
  const first = await kept.start();
  const viewer = await storeMember(first);
  const { id } = await storeMember(first, { age: 30 });
  await kept.stop(first);

  const planted = plantMigration(SQLITE_MIGRATIONS, 'UPDATE member_trait SET age = 60');
  const migrated = keptBeside(file, planted);
  const storage = await migrated.start();
  expect(await storage.directory.count(viewer.id, { ...NO_FILTERS, minAge: 60 })).toBe(1);
  expect(migrated.notices).toMatchObject([{ kind: 'rebuilt', why: 'other_database' }]);
  expect(await findIds(storage, viewer.id)).toEqual([id]);
  await migrated.stop(storage);
});

test('processes that write at once leave the snapshot of one of them, whole', async () => {
  const file = nextFile();
  const kept = keptBeside(file);
  const many = [await kept.start(), await kept.start(), await kept.start()];
  const [viewer] = await storeMembers(many[0]!, 3);
  await Promise.all(many.map((storage) => storage.directory.keep()));
  for (const storage of many) await storage.close();
  const right = await readRightAnswers(file, viewer!.id);
  const next = await kept.start();
  expect(await answersOf(next, viewer!.id)).toEqual(right);
  await kept.stop(next);
  expect(kept.notices).toEqual([]);
});
