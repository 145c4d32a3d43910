import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';

/** What takes long: every property tried many times, and all that is promised of PostgreSQL, on one in this process. */
export default defineConfig({
  test: {
    ...SUITE,
    // A property that is tried five times as often may take five times as long on a busy machine.
    testTimeout: 5 * SUITE.testTimeout,
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    setupFiles: ['tests/support/printed-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'properties',
          provide: { thoroughness: 5 },
          include: [
            'tests/{core,model,server}/**/*.test.ts',
            'tests/adapters/{memory,pictures,sqlite,voices}/**/*.test.ts',
          ],
          exclude: ['tests/model/postgres-*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres in this process',
          provide: { thoroughness: 1 },
          include: ['tests/adapters/postgres/**/*.test.ts', 'tests/model/postgres-*.test.ts'],
        },
      },
    ],
  },
});
