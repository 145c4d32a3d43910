import { join } from 'node:path';
import { listKeptBackups } from '#core/archive/domain/kept-backups.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import { CommandFailure } from './command-failure.ts';
import { copy, type Output } from './copy.ts';
import type { OpenedBackup } from './kept-backup.ts';
import { listNamedFiles } from './named-files.ts';
import { openArchive } from './open-archive.ts';

/**
 * Restores a backup into a storage of its own, compares the two by count and checksum, and reads the files that it names. The
 * site isn't touched.
 */
export async function drill(
  { name, file, folder, files }: OpenedBackup,
  startedAt: number,
  output: Output,
): Promise<void> {
  const backup = await openArchive({ engine: 'sqlite', file });
  const restored = await openArchive({ engine: 'sqlite', file: join(folder, 'restored.db') });
  await copy(backup, restored, output);
  await readFiles(restored, files, output);
  const seconds = Math.ceil((Date.now() - startedAt) / 1_000);
  const at = listKeptBackups([name])[0]?.at ?? name;
  output.tell(`The backup of ${at} can be restored; it took ${seconds} s here.`);
}

async function readFiles(
  restored: StorageArchive,
  files: readonly FileStore[],
  { tell }: Output,
): Promise<void> {
  let [whole, missing] = [0, 0];
  for await (const name of listNamedFiles(restored)) {
    if (await isAmong(files, name)) whole += 1;
    else missing += 1;
  }
  if (missing > 0) {
    throw new CommandFailure(
      `${missing} of ${whole + missing} files of members are missing or damaged beside the backup.`,
    );
  }
  tell(`${whole} files of members are beside it.`);
}

async function isAmong(files: readonly FileStore[], name: FileName): Promise<boolean> {
  for (const store of files) if ((await store.read(name)) !== null) return true;
  return false;
}
