import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the built server; two files at a time, each with a server of its own. */
export default defineConfig({
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: [
      'tests/e2e/build-first.ts',
      'tests/e2e/provide-database.ts',
      'tests/e2e/provide-seeds.ts',
    ],
    maxWorkers: 2,
    // Nothing takes that long; a busy machine may be slow, and that is no fault.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 }, requireAssertions: true },
  },
});
