import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import { describeFileStore, nameOf } from '#tests/contracts/file-store.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();
const BREAD = nameOf('bread');
let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'case-')), 'made', 'files');
  store = createFolderFileStore(folder);
});

const fileOf = (name: string) => join(folder, name.slice(0, 2), name.slice(2, 4), name);

describeFileStore('a folder', async () => createFolderFileStore(await mkdtemp(join(root, 'new-'))));

test('nobody but the user of the program may read it', async () => {
  await store.write(Buffer.from('bread'));
  const [first, second] = [BREAD.slice(0, 2), BREAD.slice(2, 4)];
  const places = ['', first, join(first, second), join(first, second, BREAD), 'unfinished'];
  for (const place of places) expect(statSync(join(folder, place)).mode & 0o077).toBe(0);
});

test('a file that holds something else is as if it were missing, until it is written again', async () => {
  await store.write(Buffer.from('bread'));
  writeFileSync(fileOf(BREAD), 'brea');
  expect(await store.read(BREAD)).toBeNull();
  await store.write(Buffer.from('bread'));
  expect(String(await store.read(BREAD))).toBe('bread');
});

test('what is written again counts as written now', async () => {
  await store.write(Buffer.from('bread'));
  utimesSync(fileOf(BREAD), 0, 0);
  expect(await store.list(null, 1)).toEqual([{ name: BREAD, writtenAt: 0 }]);
  await store.write(Buffer.from('bread'));
  const [file] = await store.list(null, 1);
  expect(file?.writtenAt).toBeGreaterThan(0);
});

test('what a killed process left is removed once nobody can be writing it any more', async () => {
  await store.write(Buffer.from('bread'));
  const [old, young] = ['old.unfinished', 'young.unfinished'];
  for (const name of [old, young]) writeFileSync(join(folder, 'unfinished', name), 'half');
  utimesSync(join(folder, 'unfinished', old), 0, 0);
  await store.write(Buffer.from('wine'));
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([young]);
  expect(await store.list(null, 10)).toHaveLength(2);
});

test('what else lies there is left alone and not listed', async () => {
  await store.write(Buffer.from('bread'));
  const others = ['notes.txt', 'zz', join(BREAD.slice(0, 2), 'notes.txt'), `${fileOf(BREAD)}.old`];
  for (const other of others) writeFileSync(join(folder, other.replace(folder, '')), 'notes');
  expect(await store.list(null, 10)).toHaveLength(1);
  await store.ping();
});

test('while it can not be written it says so, and what is there can be read', async () => {
  await store.write(Buffer.from('bread'));
  rmSync(join(folder, 'unfinished'), { recursive: true });
  writeFileSync(join(folder, 'unfinished'), 'in the way');
  const failure = await store.write(Buffer.from('wine')).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(StorageUnavailable);
  expect(String(failure)).toContain(`Files can't be kept in ${folder} (`);
  expect(String(await store.read(BREAD))).toBe('bread');
  expect(await store.list(null, 10)).toHaveLength(1);
  rmSync(join(folder, 'unfinished'));
  await store.write(Buffer.from('wine'));
});

test('whoever asks whether it can be written makes no folder, and leaves nothing', async () => {
  await store.ping();
  expect(existsSync(join(folder, '..'))).toBe(false);
  mkdirSync(folder, { recursive: true });
  await store.ping();
  expect(readdirSync(folder)).toEqual([]);
  const blocked = createFolderFileStore(join(folder, 'a file', 'files'));
  writeFileSync(join(folder, 'a file'), '');
  await expect(blocked.ping()).rejects.toThrow(StorageUnavailable);
});

test.skipIf(process.getuid?.() === 0)(
  'a folder that is not one’s own can not be written',
  async () => {
    mkdirSync(folder, { recursive: true });
    chmodSync(folder, 0o500);
    await expect(store.ping()).rejects.toThrow(StorageUnavailable);
    await expect(store.write(Buffer.from('bread'))).rejects.toThrow(StorageUnavailable);
  },
);

test('of many that write at once each leaves a whole file', async () => {
  const texts = Array.from({ length: 20 }, (_text, place) => String(place % 5).repeat(100_000));
  await Promise.all(texts.map((text) => createFolderFileStore(folder).write(Buffer.from(text))));
  const files = await store.list(null, 100);
  expect(files.map(({ name }) => name)).toEqual([...new Set(texts.map(nameOf))].toSorted());
  for (const { name } of files) expect(nameOf(readFileSync(fileOf(name), 'utf8'))).toBe(name);
});
