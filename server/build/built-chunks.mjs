/** Finds the files that the build has made of the page, which are described in its manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} folder where the page was built */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
}

/** The key of the chunk of that name, which holds many modules and is no module's own. */
export function findChunk(manifest, name) {
  const key = Object.keys(manifest).find((each) => manifest[each].name === name);
  if (key === undefined) throw new Error(`The build has no chunk "${name}"; see vite.config.ts.`);
  return key;
}

/** These chunks and all that they import statically. */
export function collectChunks(manifest, keys, found = new Map()) {
  for (const key of keys) {
    if (found.has(key)) continue;
    const chunk = manifest[key];
    found.set(key, chunk);
    collectChunks(manifest, chunk.imports ?? [], found);
  }
  return [...found.values()];
}
