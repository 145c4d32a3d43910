import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listSurplusBackups, nameBackup } from '#core/archive/domain/kept-backups.ts';
import { S3Unusable } from '#adapters/s3/s3-place.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { BackupChoice } from '#server/backup-variables.ts';
import { encryptFile } from '#server/backups/age-file.ts';
import type { BackupStore, LetGo } from '#server/backups/backup-store.ts';
import { openBackupStore } from '#server/backups/open-backup-store.ts';
import { backUp } from './backup.ts';
import { backUpFiles } from './back-up-files.ts';
import { CommandFailure } from './command-failure.ts';
import type { Output } from './copy.ts';
import type { LastingPlace } from './open-archive.ts';

/**
 * Makes a backup where the site keeps them, encrypts it if there is a key for that, and removes the oldest beyond those that
 * are kept. The files of members follow, if they are kept anywhere. While another process makes one there, it makes none and
 * says so.
 */
export async function backUpByDate(
  { place, files }: { readonly place: LastingPlace; readonly files: FileStore | null },
  backups: BackupChoice,
  output: Output,
): Promise<void> {
  const { keep, recipient } = backups;
  const store = await openBackupStore(backups);
  const letGo = await claim(store);
  if (letGo === null) {
    output.tell(`Another process is making a backup in ${store.name}.`);
    return;
  }
  try {
    const name = nameBackup(new Date().toISOString());
    const file = join(store.workFolder, name);
    await backUp(place, file, output);
    if (recipient !== null) await replaceByEncrypted(file, recipient, output);
    await bring(recipient === null ? name : `${name}.age`, store, output);
    for (const { name } of listSurplusBackups(await store.list(), keep)) {
      await store.remove(name);
      output.tell(`${name} was removed: the newest ${keep} are kept.`);
    }
    if (files !== null) await backUpFiles(files, store, backups, output);
  } finally {
    await letGo();
  }
}

async function claim(store: BackupStore): Promise<LetGo | null> {
  try {
    return await store.claim();
  } catch (error) {
    if (error instanceof S3Unusable) throw error;
    throw new CommandFailure(
      `${store.workFolder} can't be written: make it a folder that you can write to, or correct BACKUP_URL.`,
      { cause: error },
    );
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

async function bring(name: string, store: BackupStore, output: Output): Promise<void> {
  if (store.upload === null) return;
  await store.upload(name);
  output.tell(`It has been moved to ${store.name}/${name}.`);
}
