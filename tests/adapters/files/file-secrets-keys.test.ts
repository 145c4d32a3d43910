import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
