import { afterAll } from 'vitest';
import { running } from './running.ts';

// Files share a thread: what a server goes on to do would happen in the tests of another.
afterAll(() => {
  const left = [...running];
  running.clear();
  if (left.length > 0) throw new Error(`Close what the tests have started: ${left.join(', ')}.`);
});
