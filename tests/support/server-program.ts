import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../..');

/** The server bundled as for production, but for the page, which need not be built. */
export interface ServerProgram {
  /** The file to run. */
  readonly file: string;
  readonly remove: () => Promise<void>;
}

/** Bundles the server, because so it starts fastest and is what production runs. */
export async function buildServerProgram(name: string): Promise<ServerProgram> {
  const folder = join(ROOT, 'dist', `${name}-${process.pid}`);
  await build({
    configFile: join(ROOT, 'vite.server.config.ts'),
    root: ROOT,
    logLevel: 'error',
    build: { ssr: join(ROOT, 'tests/server/process-entry.ts'), outDir: folder },
  });
  return { file: join(folder, 'main.js'), remove: () => rm(folder, { recursive: true }) };
}
