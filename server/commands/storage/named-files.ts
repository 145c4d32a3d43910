import {
  keyOf,
  type ArchivedRecords,
  type RecordKey,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type { ArchiveReader, StorageArchive } from '#core/archive/ports/storage-archive.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import { listFiles } from '#core/media/domain/picture.ts';
import { filesOf } from '#core/messaging/attachments/domain/attachment.ts';

/** How many records are read at once. */
const PORTION = 500;

/** Whether the name of a file is anywhere in it. */
type NamesFile<Value> = Value extends FileName
  ? true
  : Value extends object
    ? { [Key in keyof Value]: NamesFile<Value[Key]> }[keyof Value]
    : false;

/** The kinds of records that name files. */
type KindWithFiles = {
  [Kind in RecordKind]: true extends NamesFile<ArchivedRecords[Kind]> ? Kind : never;
}[RecordKind];

/** Lists the files that the records of each kind name. */
const LISTS: Readonly<Record<KindWithFiles, (reader: ArchiveReader) => AsyncGenerator<FileName>>> =
  {
    picture: (reader) => listFilesOf(reader, 'picture', ({ files }) => listFiles(files)),
    attachment: (reader) => listFilesOf(reader, 'attachment', ({ content }) => filesOf(content)),
  };

/** The names of all files that records of the storage name. */
export async function* listNamedFiles(archive: StorageArchive): AsyncGenerator<FileName, void> {
  const reader = await archive.openReader();
  try {
    for (const list of Object.values(LISTS)) yield* list(reader);
  } finally {
    await reader.close();
  }
}

async function* listFilesOf<Kind extends RecordKind>(
  reader: ArchiveReader,
  kind: Kind,
  namesOf: (record: ArchivedRecords[Kind]) => readonly FileName[],
): AsyncGenerator<FileName, void> {
  for (let last: RecordKey | null | undefined = null; last !== undefined;) {
    const records: readonly ArchivedRecords[Kind][] = await reader.read(kind, {
      after: last,
      limit: PORTION,
    });
    for (const record of records) yield* namesOf(record);
    last = records.map((record) => keyOf(kind, record)).at(-1);
  }
}
