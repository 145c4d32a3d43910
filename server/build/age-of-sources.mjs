/** Tells builds from older ones by the age of their sources. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['core', 'adapters', 'server', 'ui'];
const CONFIGURATIONS = ['vite.config.ts', 'vite.server.config.ts'];

/** Written when a build is finished; it holds the age of the sources that the build began with. */
export const STAMP = join('dist', 'built-from.txt');

/** When a source or the list of packages was changed last. */
export function readAgeOfSources(root) {
  return String(Math.max(readAgeOfCode(root), readAge(root, 'package-lock.json')));
}

/** Whether code was changed after the finished build began; npm rewrites its list without a change. */
export function isStale(root) {
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readAgeOfCode(root) > Number(readFileSync(stamp, 'utf8'));
}

/** Folders count, so that a removed file is a change too. */
function readAgeOfCode(root) {
  const inside = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))),
  );
  const places = [...FOLDERS, ...CONFIGURATIONS, ...inside];
  return Math.max(...places.map((place) => readAge(root, place)));
}

function readAge(root, place) {
  return statSync(join(root, place), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
