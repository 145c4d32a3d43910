import { UNSEALED } from '#adapters/file-sealing.ts';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { createMemoryFileStore } from '#adapters/memory/memory-file-store.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import type { FilesChoice } from '#server/files-variables.ts';

/** Opens the place; what speaks to a bucket is loaded only for one. */
export async function openFileStore(
  choice: FilesChoice,
  clock: Clock,
  sealing = UNSEALED,
): Promise<FileStore> {
  switch (choice.kind) {
    case 'memory':
      return createMemoryFileStore(clock);
    case 'folder':
      return createFolderFileStore(choice.folder, sealing);
    case 's3': {
      const { createS3FileStore } = await import('#adapters/s3/s3-file-store.ts');
      return createS3FileStore(choice, sealing);
    }
    default:
      return unreachable(choice);
  }
}
