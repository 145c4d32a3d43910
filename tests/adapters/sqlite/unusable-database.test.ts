import Database from 'better-sqlite3';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();

/** Everything in a folder and below it: names, and digests of what is in the files. */
function contentsOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const path = join(folder, name);
      const content = statSync(path).isFile() ? readFileSync(path) : 'a folder';
      return `${name} ${createHash('sha256').update(content).digest('hex')}`;
    });
}

/** Prepares a folder and says which file in it to open. */
type Prepare = (folder: string) => string | Promise<string>;

function withFile(content: string | Uint8Array): Prepare {
  return (folder) => {
    writeFileSync(join(folder, 'data.db'), content);
    return join(folder, 'data.db');
  };
}

function withForeignDatabase(journalMode: 'delete' | 'wal'): Prepare {
  return (folder) => {
    const database = new Database(join(folder, 'data.db'));
    database.pragma(`journal_mode = ${journalMode}`);
    database.exec('CREATE TABLE note (text TEXT)');
    database.close();
    return join(folder, 'data.db');
  };
}

function withOwnDatabase(damage: (file: string) => void): Prepare {
  return async (folder) => {
    const file = join(folder, 'data.db');
    const storage = openSqliteFile(file);
    await storeMember(storage);
    await storage.close();
    damage(file);
    return file;
  };
}

function execute(file: string, sql: string): void {
  const database = new Database(file);
  database.exec(sql);
  database.close();
}

const ADD_MIGRATION = `INSERT INTO migration (number, name, checksum) VALUES (9999, '9999-x.sql', '')`;
const CHANGE_CHECKSUM = `UPDATE migration SET checksum = 'another' WHERE number = 1`;

/** Leaves the database as a program that was killed leaves it: with changes beside it. */
function abandon(file: string, folder: string, sql: string): string {
  const database = new Database(file);
  database.exec(sql);
  const abandoned = join(mkdtempSync(join(folder, 'abandoned-')), 'data.db');
  for (const suffix of ['', '-wal']) copyFileSync(file + suffix, abandoned + suffix);
  database.close();
  return abandoned;
}

const UNUSABLE: [what: string, prepare: Prepare, message: RegExp][] = [
  ['a text', withFile('Dear diary,\n'.repeat(99)), /is not a database/],
  ['a few bytes', withFile('Hello'), /is not a database/],
  ['zeros', withFile(new Uint8Array(8192)), /is not a database/],
  ['the database of another program', withForeignDatabase('delete'), /another program/],
  ['the write-ahead database of another program', withForeignDatabase('wal'), /another program/],
  [
    'the abandoned database of another program',
    async (folder) => {
      const file = await withForeignDatabase('wal')(folder);
      return abandon(file, folder, "INSERT INTO note VALUES ('unsaved')");
    },
    /another program/,
  ],
  [
    'a database of a newer version',
    withOwnDatabase((file) => {
      execute(file, ADD_MIGRATION);
    }),
    /newer version.*9999-x\.sql/,
  ],
  [
    'a database made with another migration',
    withOwnDatabase((file) => {
      execute(file, CHANGE_CHECKSUM);
    }),
    /another 0001-initial-schema\.sql/,
  ],
  [
    'a database without a record of migrations',
    withOwnDatabase((file) => {
      execute(file, 'DROP TABLE migration');
    }),
    /another program/,
  ],
  [
    'a database that a copy was filling',
    withOwnDatabase((file) => {
      execute(file, "INSERT INTO unfinished_copy VALUES ('elsewhere')");
    }),
    /unfinished copy of elsewhere/,
  ],
  [
    'a database cut short',
    withOwnDatabase((file) => {
      truncateSync(file, 5_000);
    }),
    /is damaged/,
  ],
  [
    'a database of nonsense',
    withOwnDatabase((file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(7, 100));
    }),
    /is damaged/,
  ],
  [
    'a folder',
    (folder) => {
      mkdirSync(join(folder, 'data.db'));
      return join(folder, 'data.db');
    },
    /is not a file/,
  ],
  [
    'a path below a file',
    (folder) => {
      writeFileSync(join(folder, 'file'), 'Hello');
      return join(folder, 'file', 'data.db');
    },
    // Which of the two it is depends on the version of Node.js.
    /cannot be opened \((ENOTDIR|EEXIST)\)/,
  ],
  [
    'a path in a folder that cannot be made',
    (folder) => {
      writeFileSync(join(folder, 'file'), 'Hello');
      return join(folder, 'file', 'deeper', 'data.db');
    },
    /cannot be opened \(ENOTDIR\)/,
  ],
  [
    'a path with too long a name',
    (folder) => join(folder, 'long'.repeat(100), 'data.db'),
    /cannot be opened \(ENAMETOOLONG\)/,
  ],
];

describe('a database that cannot be used', () => {
  test.each(UNUSABLE)(
    'such as %s is refused and left as it was',
    async (_what, prepare, message) => {
      const folder = mkdtempSync(join(root, 'case-'));
      const file = await prepare(folder);
      const before = contentsOf(folder);
      const error = errorOfOpening(file);
      expect(error).toBeInstanceOf(StorageUnusable);
      expect((error as StorageUnusable).message).toMatch(message);
      expect((error as StorageUnusable).message).toMatch(/^[^\n]*[a-z]\.$/);
      expect((error as StorageUnusable).message).toContain(file);
      expect(contentsOf(folder)).toEqual(before);
    },
  );

  test.each([
    ['newer', ADD_MIGRATION],
    ['another', CHANGE_CHECKSUM],
  ])('keeps its unsaved changes beside it when it is %s', async (word, sql) => {
    const folder = mkdtempSync(join(root, 'case-'));
    const file = await withOwnDatabase(() => undefined)(folder);
    const abandoned = abandon(file, folder, sql);
    const before = [readFileSync(abandoned), readFileSync(`${abandoned}-wal`)];
    const error = errorOfOpening(abandoned);
    expect(error).toBeInstanceOf(StorageUnusable);
    expect((error as StorageUnusable).message).toContain(word);
    expect([readFileSync(abandoned), readFileSync(`${abandoned}-wal`)]).toEqual(before);
  });
});

function errorOfOpening(file: string): unknown {
  try {
    openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
  } catch (error) {
    return error;
  }
  throw new Error('It was opened.');
}
