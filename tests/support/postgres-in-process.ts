import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { EMPTY_TABLES, NOTE_FILLED_TABLES } from './emptied-tables.ts';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import type { EmptyDatabase } from './postgres-server.ts';

interface Engine {
  readonly postgres: PGlite;
  readonly url: string;
}

const empty: Engine[] = [];
const migrated: Engine[] = [];

/** A database of a PostgreSQL that runs in this process, reached by a socket; it has one session. */
export async function openInProcessDatabase(): Promise<EmptyDatabase> {
  const engine = empty.pop() ?? (await startEngine());
  return {
    url: engine.url,
    release: async () => {
      await engine.postgres.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await engine.postgres.exec('DISCARD ALL');
      empty.push(engine);
    },
  };
}

/** Such a database with the tables of a storage that keeps nothing yet. */
export async function openMigratedInProcessDatabase(): Promise<EmptyDatabase> {
  const engine = migrated.pop() ?? (await migrate(await startEngine()));
  return {
    url: engine.url,
    release: async () => {
      await engine.postgres.exec(EMPTY_TABLES);
      await engine.postgres.exec('DISCARD ALL');
      migrated.push(engine);
    },
  };
}

async function migrate(engine: Engine): Promise<Engine> {
  const { url, postgres } = engine;
  const options = { url, connections: 1, migrationsFolder: POSTGRES_MIGRATIONS };
  const storage = await openPostgresStorage(options);
  await storage.close();
  await postgres.exec(NOTE_FILLED_TABLES);
  await postgres.exec('DISCARD ALL');
  return engine;
}

async function startEngine(): Promise<Engine> {
  const postgres = await PGlite.create({ extensions: { pg_trgm: trigrams } });
  const server = new PGLiteSocketServer({ db: postgres, port: 0, maxConnections: 4 });
  await server.start();
  return {
    postgres,
    url: `postgres://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
  };
}
