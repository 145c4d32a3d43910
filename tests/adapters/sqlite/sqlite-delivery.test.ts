import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { expectEventsToSurviveKill } from '#tests/support/delivery-processes.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { expectRemindersToSurviveKill } from '#tests/support/reminder-processes.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

test('of ten thousand events none is lost when a process of four is killed', async () => {
  const database = join(folder, 'site.db');
  const migrationsFolder = SQLITE_MIGRATIONS;
  const storage = openSqliteStorage({ file: database, migrationsFolder });
  await expectEventsToSurviveKill(storage, { database, migrationsFolder, folder });
  await expect(storage.close()).resolves.toBeUndefined();
});

test('nobody is reminded twice of a rhythm, or not at all, when a process is killed after any of its calls', async () => {
  const database = join(folder, 'reminders.db');
  const storage = openSqliteStorage({ file: database, migrationsFolder: SQLITE_MIGRATIONS });
  await expectRemindersToSurviveKill(storage, { database, migrationsFolder: SQLITE_MIGRATIONS });
  await expect(storage.close()).resolves.toBeUndefined();
});
