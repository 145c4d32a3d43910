import { defineConfig } from 'vitest/config';

/** What is promised of events by Redis, on a real server. */
export default defineConfig({
  test: {
    include: ['tests/redis/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
