import {
  keyOf,
  type ArchivedRecords,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import { listFiles, type PictureFiles } from '#core/media/domain/picture.ts';

/** How many records are read at once. */
const PORTION = 500;

/** The kinds of records that name files. */
type KindWithFiles = {
  [Kind in RecordKind]: ArchivedRecords[Kind] extends { readonly files: PictureFiles }
    ? Kind
    : never;
}[RecordKind];

const KINDS_WITH_FILES = Object.keys({
  picture: true,
} satisfies Record<KindWithFiles, true>) as readonly KindWithFiles[];

/** The names of all files that records of the storage name. */
export async function* listNamedFiles(archive: StorageArchive): AsyncGenerator<FileName, void> {
  const reader = await archive.openReader();
  try {
    for (const kind of KINDS_WITH_FILES) {
      const read = (after: RecordKey | null) => reader.read(kind, { after, limit: PORTION });
      for (let last: RecordKey | null | undefined = null; last !== undefined;) {
        const records: readonly ArchivedRecords[typeof kind][] = await read(last);
        for (const { files } of records) yield* listFiles(files);
        last = records.map((record) => keyOf(kind, record)).at(-1);
      }
    }
  } finally {
    await reader.close();
  }
}
