import type { TestProject } from 'vitest/node';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { POSTGRES_MIGRATIONS } from './migrations-folders.ts';
import { startPostgresCluster } from './postgres-cluster.ts';
import { createDatabaseOn } from './postgres-server.ts';

/** Gives the run the server at `TEST_DATABASE_URL`, or one of its own that goes with it, and a migrated database there. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const cluster = given ? null : await startPostgresCluster();
  const server = cluster?.url ?? given ?? '';
  const { url, release } = await createDatabaseOn(server);
  const options = { url, connections: 1, migrationsFolder: POSTGRES_MIGRATIONS };
  const storage = await openPostgresStorage(options);
  await storage.close();
  project.provide('postgresUrl', server);
  project.provide('migratedDatabase', new URL(url).pathname.slice(1));
  return async () => {
    await release();
    await cluster?.remove();
  };
}
