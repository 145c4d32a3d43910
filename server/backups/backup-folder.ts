import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listKeptBackups, type KeptBackup } from '#core/archive/domain/kept-backups.ts';

/** The file that says that a process is making a backup. */
const CLAIM = 'hearthkin-backup.claim';

/** After how many milliseconds a claim is that of a process that was killed. */
const LONGEST_CLAIM = 12 * 60 * 60 * 1000;

/** The newest backup in the folder; `null` where there is none, or no folder. */
export async function findNewestBackup(folder: string): Promise<KeptBackup | null> {
  return listKeptBackups(await listNames(folder))[0] ?? null;
}

/** The names of what is in the folder. */
export async function listNames(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/**
 * Claims the folder for a backup, and makes it if it's missing: nobody else may read what is in it. Returns how to let go,
 * or `null` while another process makes a backup there.
 */
export async function claimBackupFolder(folder: string): Promise<(() => Promise<void>) | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const claim = join(folder, CLAIM);
  if (await isAbandoned(claim)) await rm(claim, { force: true });
  try {
    await (await open(claim, 'wx', 0o600)).close();
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return null;
    throw error;
  }
  return () => rm(claim, { force: true });
}

async function isAbandoned(claim: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(claim)).mtimeMs > LONGEST_CLAIM;
  } catch {
    return false;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
