import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';

/** What is promised of events by Redis, on a real server. */
export default defineConfig({
  test: {
    ...SUITE,
    include: ['tests/redis/**/*.test.ts'],
  },
});
