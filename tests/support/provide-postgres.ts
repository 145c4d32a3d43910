import type { TestProject } from 'vitest/node';
import { startPostgresCluster } from './postgres-cluster.ts';

/** Gives the run the server at `TEST_DATABASE_URL`, or one of its own that goes with it. */
export default async function providePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('postgresUrl', given);
    return () => Promise.resolve();
  }
  const cluster = await startPostgresCluster();
  project.provide('postgresUrl', cluster.url);
  return cluster.remove;
}
