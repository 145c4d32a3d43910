/** What the landing page may weigh when it is loaded for the first time, in bytes as gzip sends them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MAXIMUM_SCRIPTS = 130 * 1024;
const MAXIMUM_TOTAL = 250 * 1024;
const SCREEN = 'features/home/home-screen.tsx';

/**
 * Weighs the built landing page: its scripts, and everything but the pictures. Throws when it is
 * heavier than it may be.
 *
 * @param {string} folder where the page was built
 * @returns {string} a sentence with the weights
 */
export function checkPageBudget(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const chunks = collectChunks(manifest, ['index.html', SCREEN]);
  const scripts = chunks.map(({ file }) => file);
  const styles = chunks.flatMap(({ css = [] }) => css);
  const fonts = [...html.matchAll(/<link rel="preload" as="font" href="\/([^"]+)"/g)].map(
    ([, file]) => file,
  );
  const weigh = (files) => files.reduce((sum, file) => sum + weighFile(join(folder, file)), 0);
  const scriptWeight = weigh(scripts);
  const total = scriptWeight + weigh([...new Set([...styles, ...fonts, 'index.html'])]);
  const sentence = `The landing page loads ${kilobytes(scriptWeight)} of JavaScript and ${kilobytes(total)} in all without its pictures`;
  if (scriptWeight > MAXIMUM_SCRIPTS || total > MAXIMUM_TOTAL) {
    throw new Error(
      `${sentence}; it may load ${kilobytes(MAXIMUM_SCRIPTS)} and ${kilobytes(MAXIMUM_TOTAL)}. Load what it does not show at once with import().`,
    );
  }
  return `${sentence}.`;
}

/** The chunks of these modules and of all that they import statically. */
function collectChunks(manifest, names, found = new Map()) {
  for (const name of names) {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no chunk for ${name}.`);
    if (found.has(name)) continue;
    found.set(name, chunk);
    collectChunks(manifest, chunk.imports ?? [], found);
  }
  return [...found.values()];
}

/** Fonts are compressed already. */
function weighFile(file) {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
