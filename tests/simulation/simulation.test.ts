import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, test } from 'vitest';
import { keepInSqlite } from './keep-in-sqlite.ts';
import { PLANTED_FAULTS } from './planted-faults.ts';

const ROOT = join(import.meta.dirname, '../..');
const STORIES = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.story.json'));
const SHORT = ['--members', '10', '--years', '0.05', '--shrink', '0'];

/**
 * The hashes of the histories that these options give; throws if a truth is broken in one. Histories have a process to
 * themselves: whatever other tests have left going on would draw from the chance of their seeds.
 */
async function hashesOf(...options: readonly string[]): Promise<readonly (string | undefined)[]> {
  const program = ['--import', 'tsx', 'tests/simulation/run.ts', ...options];
  const { stdout } = await promisify(execFile)(process.execPath, program, { cwd: ROOT });
  return [...stdout.matchAll(/^seed \d+: .* ([0-9a-f]{64})$/gm)].map(([, hash]) => hash);
}

test('the same seed is the same history to the last byte, and another seed is another', async () => {
  // To start takes the most of it, so both processes do at the same time, and one of them runs two.
  const [both, again] = await Promise.all([
    hashesOf('--seed', '7', '--runs', '2', ...SHORT),
    hashesOf('--seed', '7', ...SHORT),
  ]);
  const [seven, eight] = both;
  expect(seven).toBeDefined();
  expect(again).toEqual([seven]);
  expect(eight).toBeDefined();
  expect(eight).not.toBe(seven);
});

test('what a file of SQLite holds at first is decided by the seed, but for which file it is and when it was made', async () => {
  const files = [3, 3].map(keepInSqlite);
  for (const { open } of files) open().abandon();
  const [one, other] = files.map(({ dump }) =>
    dump()
      .split('\n')
      .filter((table) => !/^(database_identity|migration) /.test(table)),
  );
  expect(one).toContainEqual(expect.stringMatching(/^cursor_secret /));
  expect(one).toEqual(other);
  for (const { close } of files) await close();
});

it.each(STORIES)('the story %s ends well', async (file) => {
  const plan = join('tests/simulation', file);
  expect(await hashesOf('--plan', plan, '--shrink', '0')).toHaveLength(1);
});

it.each(PLANTED_FAULTS)('the sources have a place for the fault: $name', ({ file, present }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(present)).toHaveLength(2);
});
