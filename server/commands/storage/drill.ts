import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decryptFile } from '#server/backups/age-file.ts';
import { findNewestBackup } from '#server/backups/backup-folder.ts';
import { CommandFailure } from './command-failure.ts';
import { copy, type Output } from './copy.ts';
import { openArchive } from './open-archive.ts';

/**
 * Restores the newest backup of the folder into a storage of its own, compares the two by count and checksum, and removes
 * that storage again. The site isn't touched.
 */
export async function drill(
  folder: string,
  identityFile: string | undefined,
  output: Output,
): Promise<void> {
  const newest = await findNewestBackup(folder);
  if (newest === null) {
    throw new CommandFailure(
      `There is no backup in ${folder}: npm run storage -- backup makes one.`,
    );
  }
  const startedAt = Date.now();
  const place = await mkdtemp(join(tmpdir(), 'hearthkin-drill-'));
  try {
    const file = await openBackup(join(folder, newest.name), place, identityFile);
    const backup = await openArchive({ engine: 'sqlite', file });
    const restored = { engine: 'sqlite', file: join(place, 'restored.db') } as const;
    await copy(backup, await openArchive(restored), output);
    const seconds = Math.ceil((Date.now() - startedAt) / 1_000);
    output.tell(`The backup of ${newest.at} can be restored; it took ${seconds} s here.`);
  } finally {
    await rm(place, { recursive: true });
  }
}

/** The file of the backup, decrypted into the folder if need be. */
async function openBackup(
  file: string,
  folder: string,
  identityFile: string | undefined,
): Promise<string> {
  if (!file.endsWith('.age')) return file;
  if (identityFile === undefined) {
    throw new CommandFailure(
      `${file} is encrypted: name the file with its private key by --identity.`,
    );
  }
  const decrypted = join(folder, 'backup.db');
  await decryptFile(file, decrypted, identityFile).catch((error: unknown) => {
    const reason = error instanceof Error ? ` (${error.message})` : '';
    throw new CommandFailure(`${identityFile} doesn't open ${file}${reason}.`, { cause: error });
  });
  return decrypted;
}
