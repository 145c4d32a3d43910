/**
 * Builds the page and the server; with `--when-stale` only when they are missing or older than their
 * sources, which is what `npm start` does first. It is plain JavaScript, because production installs
 * nothing that reads TypeScript.
 */
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPageBudget } from './page-budget.mjs';
import { renderDocuments } from './render-documents.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const SOURCES = ['core', 'adapters', 'server', 'ui', 'package-lock.json'];
const PAGE_CONFIGURATION = 'vite.config.ts';
const SERVER_CONFIGURATION = 'vite.server.config.ts';
const PAGE = join(ROOT, 'dist', 'page');
const RESULTS = [
  'dist/page/index.html',
  'dist/server/doctor.js',
  'dist/server/main.js',
  'dist/server/members.js',
  'dist/server/storage.js',
];
/** Written when a build is finished; it holds the age of the sources that the build began with. */
const STAMP = join(ROOT, 'dist', 'built-from.txt');

/** When a source was changed last; folders count, so that a removed file is a change too. */
function readAgeOfSources() {
  const places = [...SOURCES, PAGE_CONFIGURATION, SERVER_CONFIGURATION].map((name) =>
    join(ROOT, name),
  );
  const inside = places
    .filter((place) => statSync(place).isDirectory())
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))),
    );
  return String(Math.max(...[...places, ...inside].map((place) => statSync(place).mtimeMs)));
}

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
const age = readAgeOfSources();
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
