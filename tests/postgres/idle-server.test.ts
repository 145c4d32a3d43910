import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { createPool } from '#adapters/postgres/connection-pool.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

test('a server that nobody has asked for an hour keeps one connection, by which copies see that its database is in use', async () => {
  const pool = createPool(inject('postgresUrl') ?? '', 4, 'none');
  await Promise.all([1, 2, 3].map((number) => pool.query(`SELECT ${number}`)));
  expect(pool.totalCount).toBe(3);
  vi.advanceTimersByTime(3_600_000);
  expect(pool.totalCount).toBe(1);
  await pool.end();
});
