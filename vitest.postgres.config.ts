import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';

/** What is promised of PostgreSQL, on a real server. */
export default defineConfig({
  test: {
    ...SUITE,
    provide: { thoroughness: 1 },
    pool: 'threads',
    maxWorkers: '100%',
    globalSetup: 'tests/support/provide-postgres.ts',
    setupFiles: 'tests/support/release-databases.ts',
    include: ['tests/{adapters/postgres,postgres}/**/*.test.ts', 'tests/model/postgres-*.test.ts'],
  },
});
