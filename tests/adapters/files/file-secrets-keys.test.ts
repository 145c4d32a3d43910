import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { readSecretsKeysFile } from '#adapters/files/file-secrets-keys.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const folder = makeTemporaryFolder();

test('the first key is made once, for the owner of the file alone', () => {
  const file = join(folder, 'deep', 'site.db-secrets-key');
  const keys = readSecretsKeysFile(file);
  expect(keys.map(({ length }) => length)).toEqual([32]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readSecretsKeysFile(file)).toEqual(keys);
  expect(readSecretsKeysFile(join(folder, 'other'))).not.toEqual(keys);
});

/** Reads the key of each file that it is told, as a process that starts does. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const program = import('tsx/esm/api').then(({ tsImport }) => tsImport(workerData, workerData));
  program.then(({ readSecretsKeysFile }) => {
    parentPort.on('message', (file) => {
      try {
        parentPort.postMessage(readSecretsKeysFile(file).map((key) => key.toString('hex')).join());
      } catch (error) {
        parentPort.postMessage(String(error));
      }
    });
  });`;

test('of processes that start at once, one makes it, and none reads it before it is whole', async () => {
  const workerData = new URL('../../../adapters/files/file-secrets-keys.ts', import.meta.url).href;
  const readers = Array.from({ length: 2 }, () => new Worker(READER, { eval: true, workerData }));
  for (let turn = 0; turn < 50; turn += 1) {
    const file = join(folder, `together-${turn}`);
    const read = readers.map((reader) => once(reader, 'message') as Promise<[string]>);
    for (const reader of readers) reader.postMessage(file);
    const keys = new Set((await Promise.all(read)).flat());
    expect([...keys]).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  }
  expect(readdirSync(folder).filter((name) => /^together-\d+-/.test(name))).toEqual([]);
  await Promise.all(readers.map((reader) => reader.terminate()));
});

test('further keys are one a line', () => {
  const file = join(folder, 'several');
  const keys = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  writeFileSync(file, keys.map((key) => `${key.toString('base64')}\n`).join(''));
  expect(readSecretsKeysFile(file)).toEqual(keys);
});

test.each(['', 'not a key', Buffer.alloc(31).toString('base64')])(
  'a file that holds %j is refused and kept',
  (text) => {
    const file = join(folder, 'wrong');
    writeFileSync(file, text);
    expect(() => readSecretsKeysFile(file)).toThrow(/must hold keys of 32 bytes/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  },
);
