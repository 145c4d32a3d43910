import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm';

/** How many bytes of it must be free: many times what a run writes. */
const ROOM = 2e9;

/**
 * Has all tests write into one folder, which is gone after them. It is in memory where there is room: to wait for a disk proves
 * nothing of a process that is killed.
 */
export default function setup(): () => void {
  const folder = mkdtempSync(join(isInMemory() ? IN_MEMORY : tmpdir(), 'hearthkin-tests-'));
  process.env['TMPDIR'] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

function isInMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
}
