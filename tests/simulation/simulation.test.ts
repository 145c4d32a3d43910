import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, test } from 'vitest';
import { PLANTED_FAULTS } from './planted-faults.ts';

const ROOT = join(import.meta.dirname, '../..');
const STORIES = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.story.json'));
const SHORT = ['--members', '10', '--years', '0.05', '--shrink', '0'];

/**
 * The hash of the history that these options give; throws if a truth is broken in it. A history has a process to itself:
 * whatever other tests have left going on would draw from the chance of its seed.
 */
async function hashOf(...options: readonly string[]): Promise<string | undefined> {
  const program = ['--import', 'tsx', 'tests/simulation/run.ts', ...options];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: ROOT });
  return /^seed \d+: .* ([0-9a-f]{64})$/m.exec(stdout)?.[1];
}

test('the same seed is the same history to the last byte, and another seed is another', async () => {
  const first = await hashOf('--seed', '7', ...SHORT);
  expect(first).toBeDefined();
  expect(await hashOf('--seed', '7', ...SHORT)).toBe(first);
  expect(await hashOf('--seed', '8', ...SHORT)).not.toBe(first);
});

it.each(STORIES)('the story %s ends well', async (file) => {
  expect(await hashOf('--plan', join('tests/simulation', file), '--shrink', '0')).toBeDefined();
});

it.each(PLANTED_FAULTS)('the sources have a place for the fault: $name', ({ file, present }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(present)).toHaveLength(2);
});
