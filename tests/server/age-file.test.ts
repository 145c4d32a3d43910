import { generateIdentity, identityToRecipient } from 'age-encryption';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { openBy, sealTo } from '#server/backups/age-file.ts';
import { describeFileStore, nameOf } from '#tests/contracts/file-store.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();

/** A new pair of keys: who seals, and who opens. */
async function makeKeys() {
  const identity = await generateIdentity();
  const identityFile = join(mkdtempSync(join(root, 'key-')), 'key.txt');
  writeFileSync(identityFile, identity);
  return { sealing: sealTo(await identityToRecipient(identity)), opening: openBy(identityFile) };
}

describeFileStore('a folder of encrypted files', async () => {
  const { sealing, opening } = await makeKeys();
  const folder = mkdtempSync(join(root, 'files-'));
  return createFolderFileStore(folder, { ...sealing, open: opening.open });
});

test('encrypted files are missing for whoever has another key, or the public one alone', async () => {
  const folder = mkdtempSync(join(root, 'files-'));
  const [own, other] = [await makeKeys(), await makeKeys()];
  const name = await createFolderFileStore(folder, own.sealing).write(Buffer.from('bread'));
  expect(name).toBe(nameOf('bread'));
  for (const sealing of [own.sealing, other.opening]) {
    expect(await createFolderFileStore(folder, sealing).read(name)).toBeNull();
  }
  const opened = await createFolderFileStore(folder, own.opening).read(name);
  expect(String(Buffer.from(opened ?? []))).toBe('bread');
  await expect(createFolderFileStore(folder, own.opening).write(Buffer.from('x'))).rejects.toThrow(
    'A private key seals no files.',
  );
});
