import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const UNFINISHED = '.unfinished';
/** How many milliseconds after the last write a file counts as left behind by a process that was killed. */
const LEFT_BEHIND = 10 * 60 * 1000;

/** Where a file is while it's written, and what its name begins with there. */
interface Workplace {
  readonly folder: string;
  readonly beginning: string;
}

/**
 * Writes a file for the user of this program alone. It has another name until it's on disk, so that it is always whole, also
 * when several processes write it; what a killed process left is removed.
 */
export async function writeWhole(
  file: string,
  content: Parameters<typeof writeFile>[1],
  { folder, beginning }: Workplace,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftBehind(folder, beginning);
  const unfinished = join(folder, `${beginning}${randomUUID()}${UNFINISHED}`);
  try {
    await writeFile(unfinished, content, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function removeLeftBehind(folder: string, beginning: string): Promise<void> {
  const names = await readdir(folder);
  const candidates = names.filter(
    (name) => name.startsWith(beginning) && name.endsWith(UNFINISHED),
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

/** Whether that was said because there is no such file. */
export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
