import { cpSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeStaleBuild } from '#server/stale-build.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const AGE_PROGRAM = 'server/build/age-of-sources.mjs';
const BUILT_AT = 1_750_000_000;

/** A project with sources as old as the build, or an installation that has the build alone. */
function makeProject({ hasSources }: { readonly hasSources: boolean }): string {
  const root = makeTemporaryFolder();
  const sources = ['core', 'adapters', 'server', 'server/build', 'ui'];
  for (const name of ['dist', ...(hasSources ? sources : [])]) mkdirSync(join(root, name));
  writeFileSync(join(root, 'dist/built-from.txt'), String(BUILT_AT * 1_000));
  if (!hasSources) return root;
  cpSync(join(import.meta.dirname, '../..', AGE_PROGRAM), join(root, AGE_PROGRAM));
  for (const name of [AGE_PROGRAM, ...sources]) utimesSync(join(root, name), BUILT_AT, BUILT_AT);
  return root;
}

test('a finished build that is older than its sources is told', async () => {
  const root = makeProject({ hasSources: true });
  writeFileSync(join(root, 'package-lock.json'), '{}');
  expect(await describeStaleBuild(root), 'npm prune writes its list again').toBeNull();
  utimesSync(join(root, 'core'), BUILT_AT, BUILT_AT + 60);
  expect(await describeStaleBuild(root)).toMatch(/older than its sources.*npm run build/);
  rmSync(join(root, 'dist/built-from.txt'));
  expect(await describeStaleBuild(root)).toBeNull();
});

test('a build without its sources is as it should be', async () => {
  expect(await describeStaleBuild(makeProject({ hasSources: false }))).toBeNull();
});
