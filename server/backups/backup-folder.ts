import { mkdir, open, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupStore, LetGo } from './backup-store.ts';
import { CLAIM, isAbandoned, renewing } from './claim.ts';

/** What a process that is killed while it makes a backup may leave. */
const LEFTOVER = /^hearthkin-.+\.db(?:\.age)?\.(?:partial|unfinished)/;

/** Backups in a folder, which is made when it's first claimed; nobody else may read what is in it. */
export function createBackupFolder(folder: string, now: () => number): BackupStore {
  return {
    name: folder,
    list: () => listNames(folder),
    claim: () => claimFolder(folder, now),
    workFolder: folder,
    upload: null,
    fetch: (name) => Promise.resolve(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

async function listNames(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
}

async function claimFolder(folder: string, now: () => number): Promise<LetGo | null> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const claim = join(folder, CLAIM);
  const claimedAt = await stat(claim).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
  if (claimedAt !== null && isAbandoned(claimedAt, now())) await rm(claim, { force: true });
  try {
    await (await open(claim, 'wx', 0o600)).close();
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return null;
    throw error;
  }
  for (const name of await listNames(folder)) {
    if (LEFTOVER.test(name)) await rm(join(folder, name), { force: true });
  }
  return renewing({
    renew: () => utimes(claim, new Date(), new Date()),
    letGo: () => rm(claim, { force: true }),
  });
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
