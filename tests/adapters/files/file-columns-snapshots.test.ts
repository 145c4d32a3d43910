import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createFileColumnsSnapshots } from '#adapters/files/file-columns-snapshots.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();
let folder: string;
let file: string;

beforeEach(async () => {
  folder = join(await mkdtemp(join(root, 'case-')), 'made');
  file = join(folder, 'columns');
});

async function* portionsOf(...texts: string[]) {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function* failing() {
  yield await Promise.resolve(Buffer.from('half'));
  throw new Error('No more came.');
}

test('there is nothing to read until something is written', async () => {
  const snapshots = createFileColumnsSnapshots(file);
  expect(await snapshots.read()).toBeNull();
  await snapshots.write(portionsOf('one ', 'and ', 'two'));
  expect(String(await snapshots.read())).toBe('one and two');
  await snapshots.write(portionsOf('three'));
  expect(String(await snapshots.read())).toBe('three');
  expect(readdirSync(folder)).toEqual(['columns']);
  await snapshots.remove();
  await snapshots.remove();
  expect(await snapshots.read()).toBeNull();
});

test('nobody but the user of the program may read it', async () => {
  await createFileColumnsSnapshots(file).write(portionsOf('one'));
  for (const place of [folder, file]) expect(statSync(place).mode & 0o077).toBe(0);
});

test('what fails while it is written leaves what was there, and nothing else', async () => {
  const snapshots = createFileColumnsSnapshots(file);
  await snapshots.write(portionsOf('one'));
  await expect(snapshots.write(failing())).rejects.toThrow('No more came.');
  expect(String(await snapshots.read())).toBe('one');
  expect(readdirSync(folder)).toEqual(['columns']);
});

test('of many that write at once each leaves a whole one', async () => {
  const texts = Array.from({ length: 20 }, (_text, place) => String(place).repeat(10_000));
  await Promise.all(
    texts.map((text) =>
      createFileColumnsSnapshots(file).write(portionsOf(text.slice(0, 5_000), text.slice(5_000))),
    ),
  );
  expect(texts).toContain(String(await createFileColumnsSnapshots(file).read()));
  expect(readdirSync(folder)).toEqual(['columns']);
});

test('what a killed process left is removed once nobody can be writing it any more', async () => {
  const snapshots = createFileColumnsSnapshots(file);
  await snapshots.write(portionsOf('one'));
  const [old, young] = [`${file}.old.unfinished`, `${file}.young.unfinished`];
  for (const place of [old, young, join(folder, 'another.unfinished')]) writeFileSync(place, '');
  utimesSync(old, 0, 0);
  utimesSync(join(folder, 'another.unfinished'), 0, 0);
  await snapshots.write(portionsOf('two'));
  expect(readdirSync(folder)).toEqual([
    'another.unfinished',
    'columns',
    'columns.young.unfinished',
  ]);
});

test('the checksum goes on from that of the bytes before', () => {
  const { checksum } = createFileColumnsSnapshots(file);
  const [one, two] = [Buffer.from('one'), Buffer.from('two')];
  expect(checksum(two, checksum(one, 0))).toBe(checksum(Buffer.from('onetwo'), 0));
  expect(checksum(two, 0)).not.toBe(checksum(one, 0));
});
