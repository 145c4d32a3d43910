import { PGlite } from '@electric-sql/pglite';
import { pg_trgm as trigrams } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { EmptyDatabase } from './postgres-server.ts';

interface Engine {
  readonly postgres: PGlite;
  readonly url: string;
}

const unused: Engine[] = [];

/**
 * A database of a PostgreSQL that runs in this process, reached by a socket. It has one session for all
 * connections; one that is alone finds nothing prepared by those before it, which a pool closes when they are idle.
 */
export async function openInProcessDatabase(): Promise<EmptyDatabase> {
  const engine = unused.pop() ?? (await startEngine());
  return {
    url: engine.url,
    release: async () => {
      await engine.postgres.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
      await engine.postgres.exec('DISCARD ALL');
      unused.push(engine);
    },
  };
}

async function startEngine(): Promise<Engine> {
  const postgres = await PGlite.create({ extensions: { pg_trgm: trigrams } });
  const server = new PGLiteSocketServer({ db: postgres, port: 0, maxConnections: 4 });
  server.addEventListener('connection', () => {
    const isAlone = server.getStats().activeConnections === 1;
    if (isAlone) void postgres.exec('DEALLOCATE ALL');
  });
  await server.start();
  return {
    postgres,
    url: `postgres://postgres@${server.getServerConn()}/postgres?sslmode=disable`,
  };
}
