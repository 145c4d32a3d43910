/** Renders the public pages ahead of time, from the page that has just been built. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectChunks, findChunk, readManifest } from './built-chunks.mjs';

const ENTRY = 'app/prerender.tsx';

/**
 * Builds what renders the page on this machine, lets it fill the built page's template and writes
 * each document where the server looks for it.
 *
 * @param {typeof import('vite')} vite
 * @param {string} configFile the configuration of the page
 * @param {string} folder where the page was built
 */
export async function renderDocuments(vite, configFile, folder) {
  const outDir = join(folder, '..', 'prerender');
  await vite.build({
    configFile,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: ENTRY,
      outDir,
      manifest: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const prerender = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  const ofMembers = collectChunks(manifest, [findChunk(manifest, 'screens')]);
  const scripts = ofMembers.map(({ file }) => `/${file}`);
  for (const [name, html] of await prerender.renderDocuments(template, scripts)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
  rmSync(outDir, { recursive: true });
}
