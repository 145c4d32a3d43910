import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describeArchive } from '#tests/contracts/archive-contract.ts';
import { describeStorage } from '#tests/contracts/storage-contract.ts';
import type { TestSite } from '#tests/contracts/test-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createFileArchive, openFileStorage } from './file-storage.ts';

const folder = makeTemporaryFolder();
let opened = 0;

function nextFile(): string {
  opened += 1;
  return join(folder, `${opened}.site`);
}

function openSite(): Promise<Pick<TestSite, 'archive' | 'openStorage' | 'release'>> {
  const file = nextFile();
  return Promise.resolve({
    archive: createFileArchive(file),
    openStorage: () => openFileStorage(file),
    release: () => rm(file, { force: true }),
  });
}

describeStorage('storage in a file', () => openFileStorage(nextFile()), { numRuns: 5 });
describeArchive('storage in a file', openSite);
