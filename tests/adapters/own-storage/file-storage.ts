import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { deserialize, serialize } from 'node:v8';
import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState, type MemoryState } from '#adapters/memory/memory-state.ts';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import {
  RECORD_KINDS,
  type ArchivedRecords,
  type LastNumbers,
  type RecordKind,
} from '#core/archive/domain/archived-records.ts';
import type {
  ArchivedContents,
  ArchiveWriter,
  StorageArchive,
} from '#core/archive/ports/storage-archive.ts';
import type { Storage } from '#core/storage.ts';

/*
 * A storage of your own, as small as one can be: it works in memory and is one file between two runs. It is an example of
 * what the contract suites ask, not a storage for members: what was written since it was opened is lost with the process.
 */

/** What the file holds. */
interface FileContents {
  /** Where an unfinished copy comes from; `null` while there is none. */
  readonly source: string | null;
  readonly numbers: LastNumbers;
  readonly records: { readonly [Kind in RecordKind]: readonly ArchivedRecords[Kind][] };
}

interface OpenedFile {
  readonly state: MemoryState;
  readonly archive: StorageArchive;
  readonly source: string | null;
}

/** Opens the file, or begins with nothing; `close` writes it. Throws a `StorageUnusable` on an unfinished copy. */
export async function openFileStorage(file: string): Promise<Storage> {
  const { state, archive } = await loadFile(file);
  const reader = await archive.openReader();
  await reader.close();
  const storage = createMemoryStorage(state);
  const close = async () => {
    await storage.close();
    const contents = await archive.openReader();
    await saveFile(file, null, contents);
  };
  return { ...storage, close };
}

/** The file as something to be moved. */
export function createFileArchive(file: string): StorageArchive {
  return {
    place: file,
    openReader: async () => (await loadFile(file)).archive.openReader(),
    openWriter: async () => {
      const opened = await loadFile(file);
      return savingWriter(file, opened.source, await opened.archive.openWriter());
    },
  };
}

/** Remembers whether a copy is unfinished, and writes the file when it is closed. */
function savingWriter(file: string, marked: string | null, writer: ArchiveWriter): ArchiveWriter {
  let source = marked;
  return {
    ...writer,
    begin: async (from) => {
      const beginning = await writer.begin(from);
      if (beginning.status !== 'refused') source = from;
      return beginning;
    },
    finish: async () => {
      await writer.finish();
      source = null;
    },
    close: async () => {
      await saveFile(file, source, writer);
      await writer.close();
    },
  };
}

async function loadFile(file: string): Promise<OpenedFile> {
  const state = createMemoryState();
  const archive = createMemoryArchive(state, file);
  if (!existsSync(file)) return { state, archive, source: null };
  const { source, numbers, records } = deserialize(await readFile(file)) as FileContents;
  const writer = await archive.openWriter();
  await writer.begin(source ?? file);
  for (const kind of RECORD_KINDS) await writer.write(kind, records[kind]);
  await writer.setLastNumbers(numbers);
  if (source === null) await writer.finish();
  await writer.close();
  return { state, archive, source };
}

/** Writes the file under another name first, so that it is whole or not there. */
async function saveFile(file: string, source: string | null, from: ArchivedContents) {
  const everything = { after: null, limit: Number.MAX_SAFE_INTEGER };
  const kinds = RECORD_KINDS.map(async (kind) => [kind, await from.read(kind, everything)]);
  const records: unknown = Object.fromEntries(await Promise.all(kinds));
  await writeFile(`${file}-new`, serialize({ source, numbers: await from.lastNumbers(), records }));
  await rename(`${file}-new`, file);
}
