/** What the page may weigh as gzip sends it: the landing page, a member's first screen, and each other screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { collectChunks, findChunk, readManifest } from './built-chunks.mjs';

const MAXIMUM_SCRIPTS = 126 * 1024;
const MAXIMUM_TOTAL = 250 * 1024;
/** What the chunk of any one screen may weigh. */
const MAXIMUM_SCREEN = 60 * 1024;
/** What the scripts of a member's first screen may weigh, and how many there may be. */
const MAXIMUM_MEMBER_SCRIPTS = 360 * 1024;
const MAXIMUM_MEMBER_FILES = 12;

/**
 * Weighs the built landing page, its scripts and everything but the pictures, the scripts of a member's first screen
 * and every other screen's own chunk. Throws when one is heavier than it may be.
 *
 * @param {string} folder where the page was built
 * @returns {string} a sentence with the weights
 */
export function checkPageBudget(folder) {
  const manifest = readManifest(folder);
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const chunks = collectChunks(manifest, ['index.html', findChunk(manifest, 'landing')]);
  const scripts = chunks.map(({ file }) => file);
  const styles = chunks.flatMap(({ css = [] }) => css);
  const fonts = [...html.matchAll(/<link [^>]*as="font"[^>]*>/g)].map(
    ([link]) => /href="\/([^"]+)"/.exec(link)[1],
  );
  if (fonts.length === 0) throw new Error('The landing page preloads no font; see vite.config.ts.');
  const weigh = (files) => files.reduce((sum, file) => sum + weighFile(join(folder, file)), 0);
  const scriptWeight = weigh(scripts);
  const total = scriptWeight + weigh([...new Set([...styles, ...fonts, 'index.html'])]);
  const sentence = `The landing page loads ${kilobytes(scriptWeight)} of JavaScript and ${kilobytes(total)} in all without its pictures`;
  if (scriptWeight > MAXIMUM_SCRIPTS || total > MAXIMUM_TOTAL) {
    throw new Error(
      `${sentence}; it may load ${kilobytes(MAXIMUM_SCRIPTS)} and ${kilobytes(MAXIMUM_TOTAL)}. Load what it does not show at once with import().`,
    );
  }
  const members = collectChunks(manifest, ['index.html', findChunk(manifest, 'screens')]);
  const memberWeight = weigh(members.map(({ file }) => file));
  const memberSentence = `A member’s first screen loads ${members.length} scripts, ${kilobytes(memberWeight)}`;
  if (memberWeight > MAXIMUM_MEMBER_SCRIPTS || members.length > MAXIMUM_MEMBER_FILES) {
    throw new Error(
      `${memberSentence}; it may load ${MAXIMUM_MEMBER_FILES}, ${kilobytes(MAXIMUM_MEMBER_SCRIPTS)}. See vite.config.ts.`,
    );
  }
  const [screen, screenWeight] = findHeaviestScreen(manifest, folder);
  if (screenWeight > MAXIMUM_SCREEN) {
    throw new Error(
      `${screen} weighs ${kilobytes(screenWeight)}; a screen may weigh ${kilobytes(MAXIMUM_SCREEN)}. Load what it does not show at once with import().`,
    );
  }
  return `${sentence}. ${memberSentence}; the heaviest of the other screens adds ${kilobytes(screenWeight)}.`;
}

function findHeaviestScreen(manifest, folder) {
  const screens = Object.keys(manifest).filter((name) => name.endsWith('-screen.tsx'));
  return screens
    .map((name) => [name, weighFile(join(folder, manifest[name].file))])
    .sort(([, one], [, other]) => other - one)[0];
}

/** Fonts are compressed already. */
function weighFile(file) {
  const bytes = readFileSync(file);
  return file.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length;
}

function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
