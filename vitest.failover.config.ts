import { defineConfig } from 'vitest/config';
import { SUITE } from './tests/support/suite.ts';

/** What is promised of a failover, on a real cluster of Patroni behind HAProxy and PgBouncer. */
export default defineConfig({
  test: {
    ...SUITE,
    include: ['tests/failover/**/*.test.ts'],
  },
});
