import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UNSEALED, type FileSealing } from '#adapters/file-sealing.ts';
import { writeWhole } from '#adapters/files/whole-file.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import type { RemovedFiles } from '#core/archive/domain/removed-files.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import { openBy } from '#server/backups/age-file.ts';
import type { BackupStore } from '#server/backups/backup-store.ts';
import { openFileStore } from '#server/composition/open-file-store.ts';
import type { Place } from '#server/place-variables.ts';

/** What the files are in, beside the backups. */
const FILES = 'files';

/** The name of what says when files were first missed at the site. */
const REMOVED = 'hearthkin-removed-files.json';

/** The files of members that are kept beside the backups there. */
export function openBackedUpFiles(place: Place, sealing: FileSealing): Promise<FileStore> {
  return openFileStore(placeOfFiles(place), createSystemClock(), sealing);
}

function placeOfFiles(place: Place): Place {
  switch (place.kind) {
    case 'folder':
      return { ...place, folder: join(place.folder, FILES) };
    case 's3':
      return { ...place, prefix: place.prefix === '' ? FILES : `${place.prefix}/${FILES}` };
    default:
      return unreachable(place);
  }
}

/** All of them that can be read: encrypted ones only with the file of a private key. */
export async function openReadableFiles(
  place: Place,
  identity: string | undefined,
): Promise<readonly FileStore[]> {
  const sealings = identity === undefined ? [UNSEALED] : [UNSEALED, openBy(identity)];
  return Promise.all(sealings.map((sealing) => openBackedUpFiles(place, sealing)));
}

/** Which files were missed at the site, while the place is claimed. Nothing is known of them where that can't be read. */
export async function readRemovedFiles(store: BackupStore): Promise<RemovedFiles> {
  if (!(await store.list()).includes(REMOVED)) return {};
  const text = await readFile(await store.fetch(REMOVED, store.workFolder), 'utf8');
  try {
    const read: unknown = JSON.parse(text);
    return Object.fromEntries(
      Object.entries(read ?? {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Keeps that for the next backup. */
export async function writeRemovedFiles(store: BackupStore, removed: RemovedFiles): Promise<void> {
  if (Object.keys(removed).length === 0) {
    await store.remove(REMOVED);
    return;
  }
  const workplace = { folder: store.workFolder, beginning: REMOVED };
  await writeWhole(join(store.workFolder, REMOVED), JSON.stringify(removed), workplace);
  await store.upload?.(REMOVED);
}
