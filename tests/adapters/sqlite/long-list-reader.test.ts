import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLongListReader, type LongListReader } from '#adapters/sqlite/long-list-reader.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';

const UP_TO = `
  WITH RECURSIVE number (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM number WHERE id < @most)
  SELECT id FROM number`;

let folder: string;
let file: string;
let reader: LongListReader;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearthkin-lists-'));
  file = join(folder, 'site.db');
  new SqliteDriver(file).exec('CREATE TABLE member (id INTEGER PRIMARY KEY)').close();
  reader = createLongListReader(file);
});

afterEach(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

/** The numbers that were read, and the name of their list for each portion. */
async function readAll(most: number, name = '', portions: string[] = []): Promise<number[]> {
  const all: number[] = [];
  for await (const ids of reader.read(UP_TO, { most })) {
    portions.push(name);
    all.push(...ids);
  }
  return all;
}

const upTo = (most: number) => Array.from({ length: most }, (_none, place) => place + 1);

test.each([1, 12_499, 12_500, 12_501, 25_000, 60_000])('a list of %i ids is read', async (most) => {
  expect(await readAll(most)).toEqual(upTo(most));
});

test('lists that are read at once take turns', async () => {
  const portions: string[] = [];
  const [long, short] = await Promise.all([
    readAll(500_000, 'long', portions),
    readAll(10, 'short', portions),
  ]);
  expect([long.length, short.length]).toEqual([500_000, 10]);
  expect(portions.indexOf('short')).toBeLessThan(portions.lastIndexOf('long'));
});

test('a statement that cannot be read is refused, and the next one is read', async () => {
  await expect(
    reader.read('SELECT id FROM nobody', {})[Symbol.asyncIterator]().next(),
  ).rejects.toThrow('no such table: nobody');
  expect(await readAll(3)).toEqual([1, 2, 3]);
});

test('a file that has gone is unavailable', async () => {
  rmSync(file);
  await expect(readAll(3)).rejects.toThrow(StorageUnavailable);
});

test('nothing is read once the reader is closed, nor what was being read', async () => {
  const lists = reader.read(UP_TO, { most: 5_000_000 })[Symbol.asyncIterator]();
  await lists.next();
  await reader.close();
  const rest = async () => {
    while ((await lists.next()).done !== true);
  };
  await expect(rest()).rejects.toThrow('The thread that reads lists has ended.');
  await expect(readAll(3)).rejects.toThrow('The database is closed.');
});
