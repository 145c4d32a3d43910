import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';

/** Where `DATABASE_URL` is just `postgres:`, makes a server of the installed programs for the run. */
export default async function provideDatabase(): Promise<() => Promise<void>> {
  if (process.env['DATABASE_URL'] !== 'postgres:') return () => Promise.resolve();
  const cluster = await startPostgresCluster();
  process.env['DATABASE_URL'] = cluster.url;
  return cluster.remove;
}
