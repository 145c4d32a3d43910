import { rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { createStorageCommand } from '#server/commands/storage/storage-command.ts';
import { nameOf } from '#tests/contracts/file-store.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();
const BREAD = nameOf('bread');
let [own, other] = ['', ''];

beforeEach(async () => {
  [own, other] = [await mkdtemp(join(root, 'own-')), await mkdtemp(join(root, 'other-'))];
  vi.stubEnv('FILES_URL', `folder:${own}`);
  for (const text of ['bread', 'wine', 'salt']) {
    await createFolderFileStore(own).write(Buffer.from(text));
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const run = (...parameters: string[]) =>
  runCommandHere(createStorageCommand, ['copy-files', ...parameters]);

const namesIn = async (folder: string) =>
  (await createFolderFileStore(folder).list(null, 100)).map(({ name }) => name);

test('files are copied once, and back to where they were lost', async () => {
  const all = await namesIn(own);
  expect(await run('--to', `folder:${other}`)).toEqual({
    code: 0,
    output: '3 files copied, 0 were there, 0 removed.\n',
    errors: '',
  });
  expect((await run('--to', `folder:${other}`)).output).toBe(
    '0 files copied, 3 were there, 0 removed.\n',
  );
  rmSync(own, { recursive: true });
  expect(await run('--from', `folder:${other}`)).toMatchObject({ code: 0 });
  expect(await namesIn(own)).toEqual(all);
});

test('what is no more there is removed from the copy only if that is asked for', async () => {
  await run('--to', `folder:${other}`);
  await createFolderFileStore(own).remove(BREAD);
  await createFolderFileStore(own).write(Buffer.from('oil'));
  expect((await run('--to', `folder:${other}`)).output).toBe(
    '1 files copied, 2 were there, 0 removed.\n',
  );
  expect(await namesIn(other)).toContain(BREAD);
  expect((await run('--to', `folder:${other}`, '--remove-others')).output).toBe(
    '0 files copied, 3 were there, 1 removed.\n',
  );
  expect(await namesIn(other)).toEqual(await namesIn(own));
});

test('a damaged file is not copied, and named', async () => {
  writeFileSync(join(own, BREAD.slice(0, 2), BREAD.slice(2, 4), BREAD), 'brea');
  expect(await run('--to', `folder:${other}`)).toEqual({
    code: 1,
    output: '2 files copied, 0 were there, 0 removed.\n',
    errors: `${BREAD} is damaged or has just been removed.\n1 files could not be copied: see above.\n`,
  });
  expect(await namesIn(other)).not.toContain(BREAD);
});

test.each([
  [[], /^Give either --from or --to/],
  [['--from', 'folder:/srv', '--to', 'folder:/srv'], /^Give either --from or --to/],
  [['--to', 'memory:'], /^Files in memory end with their process/],
  [['--to', '/srv'], /^FILES_URL must be folder: /],
])('with %j it says what to give', async (parameters, sentence) => {
  const { code, errors } = await run(...parameters);
  expect(code).toBe(1);
  expect(errors).toMatch(sentence);
});
