import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the folders of processes are called, each with the id of its process. */
const FOLDER = /^hearthkin-uploads-(\d+)-/;

/** Makes a folder of this process's own, for files that are on this machine for a moment; says where. */
export function makeProcessFolder(parent = tmpdir()): Promise<string> {
  return mkdtemp(join(parent, `hearthkin-uploads-${process.pid}-`));
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
