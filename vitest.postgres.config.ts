import { defineConfig } from 'vitest/config';
import { longestFirst } from './tests/support/longest-first.ts';
import { SUITE } from './tests/support/suite.ts';

/** The files that run the whole contract of a storage, which take longest. */
const STORAGES = /\/(pooler|[a-z]+-storage)\.test\.ts$/;

/**
 * What is promised of PostgreSQL, on a real server. Every test runs on the server itself and again behind PgBouncer, and tries
 * a property as often as the quick suite does; with `--mode long` as often as `npm run test:long`, which tries the same
 * statements on PostgreSQL in this process.
 */
export default defineConfig(({ mode }) => ({
  test: {
    ...SUITE,
    ...(mode === 'long' && { provide: { thoroughness: 1 } }),
    pool: 'threads',
    maxWorkers: '100%',
    sequence: { sequencer: longestFirst(STORAGES) },
    globalSetup: 'tests/support/provide-postgres.ts',
    setupFiles: ['tests/support/release-databases.ts', 'tests/support/nothing-left-running.ts'],
    include: ['tests/{adapters/postgres,postgres}/**/*.test.ts', 'tests/model/postgres-*.test.ts'],
  },
}));
