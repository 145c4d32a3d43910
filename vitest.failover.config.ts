import { defineConfig } from 'vitest/config';

/** What is promised of a failover, on a real cluster of Patroni behind HAProxy and PgBouncer. */
export default defineConfig({
  test: {
    include: ['tests/failover/**/*.test.ts'],
  },
});
