import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { digestOfLearning, LEARNED_FROM_FILE } from './scam-corpus/what-weights-come-from.ts';

it('has weights that were learned from the messages and the rules of today', () => {
  const advice = 'Run "npm run learn:weights", and then "npm run test:long".';
  expect(digestOfLearning(), advice).toBe(readFileSync(LEARNED_FROM_FILE, 'utf8').trim());
});
