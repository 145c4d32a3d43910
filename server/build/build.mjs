/**
 * Builds the page and the server; with `--when-stale` only when they are missing or older than their
 * sources, which is what `npm start` does first. It is plain JavaScript, because production installs
 * nothing that reads TypeScript.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAgeOfSources, STAMP } from './age-of-sources.mjs';
import { checkPageBudget } from './page-budget.mjs';
import { renderDocuments } from './render-documents.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGE_CONFIGURATION = 'vite.config.ts';
const SERVER_CONFIGURATION = 'vite.server.config.ts';
const PAGE = join(ROOT, 'dist', 'page');
const RESULTS = [
  'dist/page/index.html',
  'dist/server/doctor.js',
  'dist/server/main.js',
  'dist/server/members.js',
  'dist/server/pictures.js',
  'dist/server/storage.js',
];

async function findVite() {
  try {
    return await import('vite');
  } catch {
    return null;
  }
}

async function build(vite, age) {
  process.stdout.write('Building the page and the server …\n');
  rmSync(STAMP, { force: true });
  const configFile = join(ROOT, PAGE_CONFIGURATION);
  await vite.build({ configFile, logLevel: 'warn' });
  await renderDocuments(vite, configFile, PAGE);
  process.stdout.write(`${checkPageBudget(PAGE)}\n`);
  await vite.build({ configFile: join(ROOT, SERVER_CONFIGURATION), logLevel: 'warn' });
  writeFileSync(STAMP, age);
}

process.chdir(ROOT);
process.env.NODE_ENV = 'production';
const isBuilt = existsSync(STAMP) && RESULTS.every((result) => existsSync(result));
const age = readAgeOfSources(ROOT);
const isFresh = isBuilt && readFileSync(STAMP, 'utf8') === age;
const onlyWhenStale = process.argv.includes('--when-stale');
if (!(isFresh && onlyWhenStale)) {
  const vite = await findVite();
  if (vite !== null) await build(vite, age);
  else if (!(isBuilt && onlyWhenStale)) {
    process.stderr.write('Vite is not installed: run "npm ci" first, and then "npm run build".\n');
    process.exitCode = 1;
  }
}
