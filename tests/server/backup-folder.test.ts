import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createBackupFolder } from '#server/backups/backup-folder.ts';
import { describeBackupStore } from '#tests/contracts/backup-store-contract.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();

describeBackupStore('a folder', () => {
  const folder = join(mkdtempSync(join(root, 'case-')), 'backups');
  return Promise.resolve((now) => Promise.resolve(createBackupFolder(folder, now)));
});
