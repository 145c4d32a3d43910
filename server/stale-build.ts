import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Says that the build in this folder is older than its sources; `null` where it isn't, or where no sources are. */
export async function describeStaleBuild(root: string): Promise<string | null> {
  const program = join(root, 'server', 'build', 'age-of-sources.mjs');
  if (!existsSync(program)) return null;
  const { isStale } = (await import(/* @vite-ignore */ pathToFileURL(program).href)) as {
    readonly isStale: (root: string) => boolean;
  };
  return isStale(root) ? 'the build is older than its sources: run "npm run build"' : null;
}
