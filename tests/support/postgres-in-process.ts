import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
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

/** What migrations have filled is in the tables whose names this table lists, and stays. */
const NOTE_FILLED_TABLES = `
  CREATE SCHEMA tests;
  CREATE TABLE tests.filled (name name);
  DO $$ DECLARE name name; is_filled boolean; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
      EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I)', name) INTO is_filled;
      IF is_filled THEN INSERT INTO tests.filled VALUES (name); END IF;
    END LOOP;
  END $$;`;

/** Triggers that keep rows for good are not asked. */
const EMPTY_TABLES = `
  SET session_replication_role = replica;
  DO $$ DECLARE name name; is_filled boolean; BEGIN
    FOR name IN SELECT tablename FROM pg_tables
      WHERE schemaname = 'public' AND tablename NOT IN (SELECT filled.name FROM tests.filled)
    LOOP
      EXECUTE format('SELECT EXISTS (SELECT 1 FROM public.%I)', name) INTO is_filled;
      IF is_filled THEN EXECUTE format('TRUNCATE public.%I CASCADE', name); END IF;
    END LOOP;
    FOR name IN SELECT sequencename FROM pg_sequences WHERE last_value IS NOT NULL LOOP
      EXECUTE format('ALTER SEQUENCE public.%I RESTART', name);
    END LOOP;
  END $$;`;

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
