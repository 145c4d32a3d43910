import { join } from 'node:path';
import { listKeptBackups } from '#core/archive/domain/kept-backups.ts';
import { copy, type Output } from './copy.ts';
import type { OpenedBackup } from './kept-backup.ts';
import { openArchive } from './open-archive.ts';

/** Restores a backup into a storage of its own, and compares the two by count and checksum. The site isn't touched. */
export async function drill(
  { name, file, folder }: OpenedBackup,
  startedAt: number,
  output: Output,
): Promise<void> {
  const backup = await openArchive({ engine: 'sqlite', file });
  const restored = { engine: 'sqlite', file: join(folder, 'restored.db') } as const;
  await copy(backup, await openArchive(restored), output);
  const seconds = Math.ceil((Date.now() - startedAt) / 1_000);
  const at = listKeptBackups([name])[0]?.at ?? name;
  output.tell(`The backup of ${at} can be restored; it took ${seconds} s here.`);
}
