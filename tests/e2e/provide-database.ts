import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { IS_KEPT } from './journey-database.ts';

const ON_MEMORY =
  'On memory a restart forgets everybody. Not asserted here, but on SQLite and PostgreSQL: that a restart loses nothing, that messages can be sent again after one, that whoever left is gone after 14 days, and that the newsletter is sent by its command. Servers with invented members run from their sources, because nobody else can fill their memory.\n';

/**
 * Where `DATABASE_URL` is just `postgres:`, makes a server of the installed programs for the run.
 * Where it is memory, says what the run does not show.
 */
export default async function provideDatabase(): Promise<() => Promise<void>> {
  if (!IS_KEPT) process.stdout.write(ON_MEMORY);
  if (process.env['DATABASE_URL'] !== 'postgres:') return () => Promise.resolve();
  const cluster = await startPostgresCluster();
  process.env['DATABASE_URL'] = cluster.url;
  return cluster.remove;
}
