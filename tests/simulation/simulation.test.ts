import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';

const PLAN = { seed: 7, members: 10, years: 0.1, storage: 'memory', without: [] } as const;

test('the same seed is the same history to the last byte, and another seed is another', async () => {
  const first = await simulate(PLAN);
  expect(first.broken).toBeNull();
  expect(first.calls).toBeGreaterThan(50);
  expect((await simulate(PLAN)).hash).toBe(first.hash);
  expect((await simulate({ ...PLAN, seed: 8 })).hash).not.toBe(first.hash);
});
