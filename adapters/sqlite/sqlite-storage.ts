import { resolve } from 'node:path';
import { promised } from '#adapters/promised.ts';
import type { Storage } from '#core/ports/storage.ts';
import { readMigrations } from '#adapters/sql/migration-files.ts';
import { openDriver } from './open-driver.ts';
import { createSqliteConnectionRepository } from './sqlite-connection-repository.ts';
import { createSqliteDatabase, type SqliteDatabase } from './sqlite-database.ts';
import { createSqliteMemberDirectory } from './sqlite-member-directory.ts';
import { createSqliteMemberRepository } from './sqlite-member-repository.ts';
import { createSqliteMessageRepository } from './sqlite-message-repository.ts';
import { createSqliteSessionRepository } from './sqlite-session-repository.ts';

/**
 * Storage in one SQLite file, which is made, with its folder, when it is not there yet. A commit is
 * on disk before its promise resolves. Throws a `StorageUnusable`, and leaves everything as it was,
 * when the file cannot be used or holds anything but a database of this program's versions up to now.
 */
export function openSqliteStorage(options: {
  readonly file: string;
  readonly migrationsFolder: string;
}): Storage {
  const migrations = readMigrations(options.migrationsFolder);
  const database = createSqliteDatabase(openDriver(resolve(options.file), migrations));
  try {
    return createStorage(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function createStorage(database: SqliteDatabase): Storage {
  return {
    members: createSqliteMemberRepository(database),
    directory: createSqliteMemberDirectory(database),
    connections: createSqliteConnectionRepository(database),
    messages: createSqliteMessageRepository(database),
    sessions: createSqliteSessionRepository(database),
    ping: () =>
      promised(() => {
        database.rows('SELECT 1');
      }),
    close: () =>
      promised(() => {
        database.close();
      }),
  };
}
