import { defineConfig } from 'vitest/config';

/** What is promised of PostgreSQL, on a real server. */
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: '100%',
    globalSetup: 'tests/support/provide-postgres.ts',
    setupFiles: 'tests/support/release-databases.ts',
    include: ['tests/{adapters/postgres,postgres}/**/*.test.ts', 'tests/model/postgres-*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
