import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs against each mutant of the core: quick ones, all in memory. */
export default defineConfig({
  test: {
    environment: 'node',
    isolate: false,
    // Mutated code counts what it runs, which takes longer.
    testTimeout: 60_000,
    include: ['tests/{core,adapters/memory}/**/*.test.ts', 'tests/model/memory-*.test.ts'],
  },
});
