import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listSurplusBackups, nameBackup } from '#core/archive/domain/kept-backups.ts';
import type { BackupChoice } from '#server/backup-variables.ts';
import { encryptFile } from '#server/backups/age-file.ts';
import { claimBackupFolder, listNames } from '#server/backups/backup-folder.ts';
import { backUp } from './backup.ts';
import { CommandFailure } from './command-failure.ts';
import type { Output } from './copy.ts';
import type { LastingPlace } from './open-archive.ts';

/**
 * Makes a backup in the folder of backups, encrypts it if there is a key for that, and removes the oldest beyond those that
 * are kept. While another process makes one there, it makes none and says so.
 */
export async function backUpByDate(
  place: LastingPlace,
  { folder, keep, recipient }: BackupChoice,
  output: Output,
): Promise<void> {
  const letGo = await claimBackupFolder(folder).catch((error: unknown) => {
    throw new CommandFailure(
      `${folder} can't be written: make it a folder that you can write to, or correct BACKUP_URL.`,
      { cause: error },
    );
  });
  if (letGo === null) {
    output.tell(`Another process is making a backup in ${folder}.`);
    return;
  }
  try {
    const file = join(folder, nameBackup(new Date().toISOString()));
    await backUp(place, file, output);
    if (recipient !== null) await replaceByEncrypted(file, recipient, output);
    for (const { name } of listSurplusBackups(await listNames(folder), keep)) {
      await rm(join(folder, name));
      output.tell(`${name} was removed: the newest ${keep} are kept.`);
    }
  } finally {
    await letGo();
  }
}

async function replaceByEncrypted(file: string, recipient: string, output: Output): Promise<void> {
  const encrypted = `${file}.age`;
  try {
    await encryptFile(file, encrypted, recipient);
  } finally {
    await rm(file);
  }
  output.tell(`${encrypted} holds it, encrypted.`);
}
