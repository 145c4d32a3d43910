import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import type { Plan } from './plan.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { simulate } from './simulate.ts';

const ROOT = join(import.meta.dirname, '../..');
const STORIES = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.story.json'));
const PLAN: Plan = { seed: 7, members: 10, years: 0.05, storage: 'memory', without: [] };

test('the same seed is the same history to the last byte, and another seed is another', async () => {
  const first = await simulate(PLAN);
  expect(first.broken).toBeNull();
  expect(first.calls).toBeGreaterThan(50);
  expect((await simulate(PLAN)).hash).toBe(first.hash);
  expect((await simulate({ ...PLAN, seed: 8 })).hash).not.toBe(first.hash);
});

it.each(STORIES)('the story %s ends well', async (file) => {
  const plan = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as Plan;
  expect((await simulate(plan)).broken).toBeNull();
});

it.each(PLANTED_FAULTS)('the sources have a place for the fault: $name', ({ file, present }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(present)).toHaveLength(2);
});
