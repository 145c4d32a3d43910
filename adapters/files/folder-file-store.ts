import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isFileName, nameFile } from '#adapters/file-names.ts';
import { UNSEALED, type FileSealing } from '#adapters/file-sealing.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { FileStore, StoredFile } from '#core/media/ports/file-store.ts';
import { isMissing, writeWhole } from './whole-file.ts';

/** The folder in which files are while they're written. */
const WORKPLACE = 'unfinished';

/** Two levels of folders keep each small: the file `abcd…` is in `ab/cd`. */
const FOLDER = /^[\da-f]{2}$/;

/** Files in a folder, which is made when the first is written; nobody but the user of this program may read it. */
export function createFolderFileStore(folder: string, sealing = UNSEALED): FileStore {
  const parentOf = (name: FileName) => join(folder, name.slice(0, 2), name.slice(2, 4));
  const fileOf = (name: FileName) => join(parentOf(name), `${name}${sealing.suffix}`);
  const explaining = <Result>(act: () => Promise<Result>) => explainingFailures(folder, act);
  return {
    write: (bytes) =>
      explaining(async () => {
        const name = nameFile(bytes);
        const parent = parentOf(name);
        const made = await mkdir(parent, { recursive: true, mode: 0o700 });
        const workplace = { folder: join(folder, WORKPLACE), beginning: '' };
        await writeWhole(fileOf(name), await sealing.seal(bytes), workplace);
        await keepEntries(parent, made);
        return name;
      }),
    read: (name) =>
      explaining(async () => {
        if (!isFileName(name)) return null;
        const kept = await unlessMissing(readFile(fileOf(name)));
        const bytes = kept && (await sealing.open(kept));
        return bytes !== null && nameFile(bytes) === name ? bytes : null;
      }),
    remove: (name) =>
      explaining(async () => {
        if (isFileName(name)) await rm(fileOf(name), { force: true });
      }),
    list: (after, limit) =>
      explaining(async () => {
        const files: StoredFile[] = [];
        for await (const file of filesAfter(folder, after ?? '', sealing)) {
          if (files.push(file) === limit) break;
        }
        return files;
      }),
    ping: () => explaining(() => tryWriting(folder)),
  };
}

/** Whatever fails, such as a disk that is full, may be mended while the process runs. */
async function explainingFailures<Result>(
  folder: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new StorageUnavailable(`Files can't be kept in ${folder} (${error.message}).`, {
      cause: error,
    });
  }
}

async function unlessMissing<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** A file is kept once the folder that names it is on disk, and each that was made for that, down from the first. */
async function keepEntries(parent: string, made: string | undefined): Promise<void> {
  const last = made === undefined ? parent : dirname(made);
  for (let folder = parent; ; folder = dirname(folder)) {
    const handle = await open(folder);
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === last) return;
  }
}

/** The files whose names come after that text, in their order. */
async function* filesAfter(
  folder: string,
  after: string,
  { suffix }: FileSealing,
): AsyncIterable<StoredFile> {
  for (const first of await namesIn(folder, FOLDER, after.slice(0, 2))) {
    const rest = first === after.slice(0, 2) ? after.slice(2, 4) : '';
    for (const second of await namesIn(join(folder, first), FOLDER, rest)) {
      const parent = join(folder, first, second);
      for (const entry of await namesIn(parent, /^/, after)) {
        const name = entry.slice(0, entry.length - suffix.length);
        if (!entry.endsWith(suffix) || !isFileName(name) || name <= after) continue;
        const found = await unlessMissing(stat(join(parent, entry)));
        if (found !== null) yield { name, writtenAt: found.mtimeMs };
      }
    }
  }
}

/** The names in a folder that are of that form, from that one on. */
async function namesIn(folder: string, form: RegExp, from: string): Promise<readonly string[]> {
  const names = (await unlessMissing(readdir(folder))) ?? [];
  return names.filter((name) => form.test(name) && name >= from).toSorted();
}

/** Makes no folder, because whoever tries may be another user than the one who writes later. */
async function tryWriting(folder: string): Promise<void> {
  if ((await unlessMissing(stat(folder))) === null) {
    await access(await findNearest(dirname(folder)), constants.W_OK);
    return;
  }
  const tried = join(folder, `${randomUUID()}.try`);
  await writeFile(tried, 'It can be written.', { flag: 'wx', mode: 0o600 });
  await readFile(tried);
  await rm(tried, { force: true });
}

async function findNearest(folder: string): Promise<string> {
  const found = await unlessMissing(stat(folder));
  return found === null ? findNearest(dirname(folder)) : folder;
}
