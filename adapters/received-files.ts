import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

/** What the folders of processes are called, each with the id of its process. */
const FOLDER = /^hearthkin-uploads-(\d+)-/;

/** Makes a folder of this process's own, for files that are on this machine for a moment, and returns its path. */
export function makeProcessFolder(parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, `hearthkin-uploads-${process.pid}-`)).catch(noRoom);
}

/**
 * Writes what comes to a new file piece by piece. False, without reading on, once it's larger than `maximumBytes`: what
 * counts is what comes. Rejects as the pieces do, and with a `StorageUnavailable` where nothing can be written.
 */
export async function receiveFile(
  file: string,
  pieces: AsyncIterable<Uint8Array>,
  maximumBytes: number,
): Promise<boolean> {
  const handle = await open(file, 'wx', 0o600).catch(noRoom);
  try {
    let size = 0;
    for await (const piece of pieces) {
      size += piece.byteLength;
      if (size > maximumBytes) return false;
      await handle.appendFile(piece).catch(noRoom);
    }
    return true;
  } finally {
    await handle.close();
  }
}

function noRoom(error: unknown): never {
  throw new StorageUnavailable('A file that was received could not be written.', { cause: error });
}

/** Removes the folders of processes that were killed. */
export async function removeAbandonedFolders(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid] = FOLDER.exec(name) ?? [];
    if (pid === undefined) continue;
    const folder = join(parent, name);
    // One that belongs to another user of the machine is theirs to remove, and another process may be quicker.
    const isAbandoned = isRunning(Number(pid)) ? isFromBefore(folder, Number(pid)) : true;
    if (await isAbandoned)
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the folder has the id of this process, but was last written before it started: a container gives it again. */
async function isFromBefore(folder: string, pid: number): Promise<boolean> {
  if (pid !== process.pid) return false;
  const written = await stat(folder).catch(() => null);
  return written !== null && written.mtimeMs < Date.now() - process.uptime() * 1000;
}
