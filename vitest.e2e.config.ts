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
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 }, requireAssertions: true },
  },
});
