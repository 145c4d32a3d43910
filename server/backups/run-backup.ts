import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';

/** Lower than that of the server, so that members don't wait for a backup. */
const PRIORITY = 10;

/**
 * Makes a backup as `npm run storage -- backup` does, in a process of its own, since it reads all that is stored. Rejects
 * with what the command says if it fails; the signal ends it.
 */
export async function runBackup(storageProgram: string, signal: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [storageProgram, 'backup'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY);
  const [said, [code]] = await Promise.all([
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(said.trim().split('\n').at(-1));
}
