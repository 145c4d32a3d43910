import { listKeptBackups, type KeptBackup } from '#core/archive/domain/kept-backups.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { BackupChoice } from '#server/backup-variables.ts';
import { createBackupFolder } from './backup-folder.ts';
import type { BackupStore } from './backup-store.ts';

/** Opens the place; what speaks to a bucket is loaded only for one. */
export async function openBackupStore(
  { place, workFolder }: Pick<BackupChoice, 'place' | 'workFolder'>,
  now: () => number = Date.now,
): Promise<BackupStore> {
  switch (place.kind) {
    case 'folder':
      return createBackupFolder(place.folder, now);
    case 's3': {
      const { createBackupBucket } = await import('./backup-bucket.ts');
      return createBackupBucket(place, workFolder, now);
    }
    default:
      return unreachable(place);
  }
}

/** The newest backup; `null` where there is none. */
export async function findNewestBackup({
  list,
}: Pick<BackupStore, 'list'>): Promise<KeptBackup | null> {
  return listKeptBackups(await list())[0] ?? null;
}
