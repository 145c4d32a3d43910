import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const KILOBYTE = 1024;
const folder = makeTemporaryFolder();

const { checkPageBudget } = (await import(
  pathToFileURL(join(import.meta.dirname, '../../server/build/page-budget.mjs')).href
)) as { checkPageBudget: (folder: string) => string };

/** Writes a built page of these weights, in kilobytes that gzip cannot make smaller. */
async function build(weights: {
  readonly shared?: number;
  readonly home?: number;
  readonly search?: number;
  readonly members?: number;
  readonly font?: number;
}): Promise<void> {
  const { shared = 90, home = 10, search = 10, members = 100, font = 40 } = weights;
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_shared.js'], css: ['assets/page.css'] },
    '_shared.js': { file: 'assets/shared.js' },
    '_landing.js': { file: 'assets/home.js', name: 'landing', imports: ['index.html'] },
    '_screens.js': { file: 'assets/screens.js', name: 'screens', imports: ['_shared.js'] },
    'features/search/search-screen.tsx': { file: 'assets/search.js', imports: ['_shared.js'] },
  };
  const files = {
    'manifest.json': JSON.stringify(manifest),
    'index.html': '<link rel="preload" as="font" href="/assets/serif.woff2">',
    'assets/index.js': 'start();',
    'assets/page.css': 'body{}',
    'assets/shared.js': randomBytes(shared * KILOBYTE),
    'assets/home.js': randomBytes(home * KILOBYTE),
    'assets/search.js': randomBytes(search * KILOBYTE),
    'assets/screens.js': randomBytes(members * KILOBYTE),
    'assets/serif.woff2': randomBytes(font * KILOBYTE),
  };
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
  }
}

test('a page within its budget is weighed', async () => {
  await build({});
  expect(checkPageBudget(folder)).toMatch(
    /^The landing page loads 100\.\d KB of JavaScript and 140\.\d KB in all .* first screen loads 3 scripts, 190\.\d KB; .* adds 10\.\d KB/,
  );
});

test.each([
  [{ shared: 125 }, /loads 135\.\d KB of JavaScript/],
  [{ home: 45 }, /loads 135\.\d KB of JavaScript/],
  [{ font: 155 }, /and 255\.\d KB in all/],
  [
    { members: 271 },
    /^A member’s first screen loads 3 scripts, 361\.\d KB; it may load 12, 360\.0 KB/,
  ],
  [{ search: 65 }, /^features\/search\/search-screen\.tsx weighs 65\.\d KB/],
])('a page that is too heavy fails the build: %j', async (weights, sentence) => {
  await build(weights);
  expect(() => checkPageBudget(folder)).toThrow(sentence);
});
