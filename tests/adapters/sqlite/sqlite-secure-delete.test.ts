import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUpSqlite } from '#adapters/sqlite/sqlite-backup.ts';
import type { Storage } from '#core/storage.ts';
import { storeConnection, storeMembers, storeMessage } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { endConnection } from '#tests/support/writes.ts';

const CANARY = 'the canary of the fourth gallery';
const AFTER_ALL = '2027-01-01T00:00:00.000Z';

let file: string;
let storage: Storage;
let backups = 0;

beforeEach(() => {
  file = join(makeTemporaryFolder(), 'site.db');
  storage = openSqliteFile(file);
});
afterEach(() => storage.close());

/** Stores messages with the canary, some too long for one page, among others that stay. */
async function fill(): Promise<void> {
  const [one, other, third] = await storeMembers(storage, 3);
  const ending = await storeConnection(storage, one!.id, other!.id);
  const lasting = await storeConnection(storage, one!.id, third!.id);
  for (let number = 0; number < 40; number += 1) {
    const content = number % 4 === 0 ? `${CANARY} `.repeat(110) : `${CANARY} ${number}`;
    await storeMessage(storage, one!.id, ending, content);
    await storeMessage(storage, one!.id, lasting, `a message that stays ${number}`);
  }
  await endConnection(storage, ending, other!.id, '2026-03-10T10:00:00.123Z');
}

/** The places in which the bytes of the text stand: the files, and a backup made now. */
async function findTraces(text: string): Promise<string[]> {
  checkpoint();
  backups += 1;
  const backup = join(makeTemporaryFolder(), `backup-${backups}.db`);
  await backUpSqlite(file, backup);
  const places = { file, 'write-ahead log': `${file}-wal`, backup };
  return Object.entries(places).flatMap(([name, path]) =>
    readFileSync(path).includes(text) ? [name] : [],
  );
}

function checkpoint(): void {
  const driver = new SqliteDriver(file, { fileMustExist: true });
  driver.pragma('wal_checkpoint(TRUNCATE)');
  driver.close();
}

test('a sealed message that has expired is in no file any more, nor in a later backup', async () => {
  await fill();
  expect(await findTraces(CANARY)).toEqual(['file', 'backup']);
  await storage.sealedConversations.removeExpired(AFTER_ALL);
  expect(await findTraces('a message that stays')).toEqual(['file', 'backup']);
  expect(await findTraces(CANARY)).toEqual([]);
});
