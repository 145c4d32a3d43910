import { defineConfig } from 'vitest/config';

/** Journeys in a real browser against the built server; most of their time is waiting, so two run side by side. */
export default defineConfig({
  test: {
    name: 'journeys',
    environment: 'node',
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/build-first.ts', 'tests/e2e/provide-database.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
