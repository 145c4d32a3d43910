import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const COMMENT = /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?<named>[^\n]*)/g;

/** What each comment that silences rules names, in all files of a folder. */
function readSilenced(folder: string): string[] {
  return readdirSync(join(PROJECT, folder), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(PROJECT, folder, file), 'utf8').matchAll(COMMENT)])
    .map(({ groups }) => groups!['named']!.split(' -- ')[0]!.trim());
}

it('a comment silences rules that it names, and none of our own', () => {
  const silenced = ['core', 'adapters', 'server', 'ui', 'tests'].flatMap(readSilenced);
  expect(silenced).toContain('no-control-regex');
  expect(silenced.filter((named) => named === '' || /words|no-restricted/.test(named))).toEqual([]);
});
