import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { listKeptBackups, type KeptBackup } from '#core/archive/domain/kept-backups.ts';

/** The file that says that a process is making a backup. */
const CLAIM = 'hearthkin-backup.claim';

/** How often a process renews its claim, and after which time without that it was killed, in milliseconds. */
const RENEWAL = 60 * 1000;
const LONGEST_SILENCE = 2 * 60 * 60 * 1000;

/** What a process that is killed while it makes a backup may leave. */
const LEFTOVER = /^hearthkin-.+\.db(?:\.age)?\.(?:partial|unfinished)/;

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
 * Claims the folder for a backup, and makes it if it's missing: nobody else may read what is in it. Removes what killed
 * processes have left there. Returns how to let go, or `null` while another process makes a backup there.
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
  for (const name of await listNames(folder)) {
    if (LEFTOVER.test(name)) await rm(join(folder, name), { force: true });
  }
  const renew = () => void utimes(claim, new Date(), new Date()).catch(() => undefined);
  const timer = setInterval(renew, RENEWAL).unref();
  return () => {
    clearInterval(timer);
    return rm(claim, { force: true });
  };
}

async function isAbandoned(claim: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(claim)).mtimeMs > LONGEST_SILENCE;
  } catch {
    return false;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
