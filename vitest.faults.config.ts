import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';

/** What is promised of a server that is killed again and again, and of a disk that is full or no longer takes writes. */
export default defineConfig({
  test: {
    ...SUITE,
    globalSetup: 'tests/support/provide-postgres.ts',
    include: ['tests/faults/**/*.test.ts'],
    fileParallelism: false,
  },
});
