import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';

/** How many times as often each property is tried. */
const THOROUGHNESS = 5;

/** What takes long: every property tried many times, and all that is promised of PostgreSQL, on one in this process. */
export default defineConfig({
  test: {
    ...SUITE,
    // What is tried so often may take as many times as long on a busy machine.
    testTimeout: THOROUGHNESS * SUITE.testTimeout,
    pool: 'threads',
    maxWorkers: '100%',
    isolate: false,
    setupFiles: ['tests/support/printed-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'properties',
          provide: { thoroughness: THOROUGHNESS },
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
