import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdown } from './server/build/markdown.ts';
import { SUITE } from './tests/support/suite.ts';

/** What `npm run test:long` runs: all of PostgreSQL in this process, of which there is a smoke test here, and what takes long. */
const ELSEWHERE = [
  'tests/adapters/postgres/!(awkward-input).test.ts',
  'tests/model/postgres-*.test.ts',
  '**/*.long.test.ts',
];

/** The quick suite: rules, storage and server in Node, the page in jsdom. */
export default defineConfig({
  test: {
    pool: 'threads',
    maxWorkers: '100%',
    // Test files clean up after themselves, so they can share a thread, which halves the time.
    isolate: false,
    setupFiles: ['tests/support/nothing-left-running.ts'],
    globalSetup: ['tests/support/files-of-a-run.ts'],
    ...SUITE,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{core,adapters,model,server,simulation,house}/**/*.test.ts'],
          exclude: ELSEWHERE,
        },
      },
      {
        extends: true,
        plugins: [markdown(), react()],
        test: {
          name: 'page',
          environment: 'jsdom',
          include: ['tests/ui/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/ui/setup.ts'],
        },
      },
    ],
  },
});
