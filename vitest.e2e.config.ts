import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the built server; they are slow and run one after another. */
export default defineConfig({
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/build-first.ts', 'tests/e2e/provide-database.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
