import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startKeepingColumns } from '#server/jobs/columns-keeping.ts';

const HOUR = 60 * 60 * 1000;
let errors: unknown[];
const logger = { error: (...line: unknown[]) => void errors.push(line) };

beforeEach(() => {
  errors = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('columns are kept at the start, every hour and at the end', async () => {
  let kept = 0;
  const keep = () => Promise.resolve(void (kept += 1));
  const stop = startKeepingColumns({ keep }, logger);
  expect(kept).toBe(1);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(kept).toBe(3);
  await stop();
  expect(kept).toBe(4);
  await vi.advanceTimersByTimeAsync(2 * HOUR);
  expect(kept).toBe(4);
});

test('a failure is logged, and stopping does not wait for what never ends', async () => {
  const error = new Error('The storage is away.');
  const answers = [() => Promise.reject(error), () => new Promise<never>(() => undefined)];
  const stop = startKeepingColumns({ keep: () => answers.shift()!() }, logger);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(2_000);
  await stopped;
  expect(errors).toEqual([[{ err: error }, 'what discovery has loaded was not kept']]);
});
