import { readMigrations } from '#adapters/sql/migration-files.ts';
import type { Storage } from '#core/ports/storage.ts';
import { migrateDatabase } from './migrate-database.ts';
import { createPostgresConnectionRepository } from './postgres-connection-repository.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database.ts';
import { createPostgresMemberDirectory } from './postgres-member-directory.ts';
import { createPostgresMemberRepository } from './postgres-member-repository.ts';
import { createPostgresMessageRepository } from './postgres-message-repository.ts';
import { createPostgresSessionRepository } from './postgres-session-repository.ts';

/**
 * Storage in a PostgreSQL database, which any number of processes share. Throws a `StorageUnusable`,
 * and leaves everything as it was, when the database cannot be used or holds anything but what this
 * program's versions up to now have made.
 */
export async function openPostgresStorage(options: {
  /** Such as `postgres://user:password@host:5432/database`. */
  readonly url: string;
  /** How many connections this process may hold at most. */
  readonly connections: number;
  readonly migrationsFolder: string;
}): Promise<Storage> {
  await migrateDatabase(options.url, readMigrations(options.migrationsFolder));
  const database = createPostgresDatabase(options.url, options.connections);
  try {
    return await createStorage(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function createStorage(database: PostgresDatabase): Promise<Storage> {
  return {
    members: createPostgresMemberRepository(database),
    directory: await createPostgresMemberDirectory(database),
    connections: createPostgresConnectionRepository(database),
    messages: createPostgresMessageRepository(database),
    sessions: createPostgresSessionRepository(database),
    ping: async () => {
      await database.rows('SELECT 1');
    },
    close: () => database.close(),
  };
}
