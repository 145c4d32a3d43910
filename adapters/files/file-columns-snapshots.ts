import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { ColumnsSnapshots } from '#core/discovery/ports/columns-snapshots.ts';

const UNFINISHED = '.unfinished';
/** How many milliseconds after the last write a file counts as left behind by a process that was killed. */
const LEFT_BEHIND = 10 * 60 * 1000;

/**
 * Snapshots in one file, for the user of this program alone. It is written under another name in the same
 * folder and then renamed, so that it is always whole, also when several processes write it.
 */
export function createFileColumnsSnapshots(file: string): ColumnsSnapshots {
  return {
    checksum: (bytes, before) => crc32(bytes, before),
    read: async () => {
      try {
        return await readFile(file);
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (portions) => {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await removeLeftBehind(file);
      const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
      try {
        await writeFile(unfinished, portions, { flag: 'wx', mode: 0o600, flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    remove: () => rm(file, { force: true }),
  };
}

async function removeLeftBehind(file: string): Promise<void> {
  const folder = dirname(file);
  const names = await readdir(folder);
  const candidates = names.filter(
    (name) => name.startsWith(`${basename(file)}.`) && name.endsWith(UNFINISHED),
  );
  for (const name of candidates) await removeIfOld(join(folder, name));
}

/** Another process may be writing it, or may just have renamed it. */
async function removeIfOld(file: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > LEFT_BEHIND) await rm(file, { force: true });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
