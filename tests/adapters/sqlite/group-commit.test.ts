import SqliteDriver from 'better-sqlite3';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroupCommit, type GroupCommit } from '#adapters/sqlite/group-commit.ts';
import { createSqliteDatabase, type SqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const WRITERS = 16;

let own: SqliteDriver.Database;
/** Sees only what is committed. */
let other: SqliteDriver.Database;
let database: SqliteDatabase;
let groupCommit: GroupCommit;

beforeEach(() => {
  const file = join(makeTemporaryFolder(), 'shared.db');
  own = new SqliteDriver(file);
  own.pragma('journal_mode = WAL');
  own.pragma('foreign_keys = ON');
  own.exec(`
    CREATE TABLE book (id INTEGER PRIMARY KEY) STRICT;
    CREATE TABLE note (
      id INTEGER PRIMARY KEY,
      book_id INTEGER REFERENCES book (id) DEFERRABLE INITIALLY DEFERRED
    ) STRICT`);
  other = new SqliteDriver(file, { timeout: 0 });
  database = createSqliteDatabase(own);
  groupCommit = createGroupCommit(database);
});
afterEach(() => {
  own.close();
  other.close();
});

const readIds = () => other.prepare('SELECT id FROM note ORDER BY id').pluck().all();
const idsTo = (last: number) => Array.from({ length: last }, (_id, place) => place + 1);

/** Adds a note; of a book that is not there it fails when it is committed. */
function add(id: number, bookId: number | null = null): Promise<number> {
  return groupCommit.store(() => {
    database.run('INSERT INTO note VALUES (@id, @bookId)', { id, bookId });
    return id;
  });
}

/** Adds two notes, of which the second is there already. */
function addTwice(id: number, insert = 'INSERT'): Promise<unknown> {
  return groupCommit.store(() => {
    database.run('INSERT INTO note VALUES (@id, NULL)', { id });
    database.run(`${insert} INTO note VALUES (@id, NULL)`, { id });
  });
}

async function outcomes(work: readonly Promise<unknown>[]): Promise<string[]> {
  return (await Promise.allSettled(work)).map(({ status }) => status);
}

test('nobody hears that their work is stored before it is committed, and then all is', async () => {
  const seen = idsTo(WRITERS).map((id) => add(id).then(readIds));
  expect(readIds()).toEqual([]);
  expect(await Promise.all(seen)).toEqual(Array(WRITERS).fill(idsTo(WRITERS)));
});

test('everybody gets what their own work returned, done in the order in which it came', async () => {
  expect(await Promise.all(idsTo(300).map((id) => add(id)))).toEqual(idsTo(300));
  expect(readIds()).toEqual(idsTo(300));
});

test('work that fails is undone by itself', async () => {
  const work = idsTo(WRITERS).map((id) => (id === 7 ? addTwice(id) : add(id)));
  const settled = await outcomes(work);
  expect(settled).toEqual(idsTo(WRITERS).map((id) => (id === 7 ? 'rejected' : 'fulfilled')));
  await expect(work[6]).rejects.toThrow(/UNIQUE/);
  expect(readIds()).toEqual(idsTo(WRITERS).filter((id) => id !== 7));
});

test('a commit that fails is heard by all with its cause, and nothing is stored', async () => {
  const work = idsTo(WRITERS).map((id) => add(id, id === 7 ? 999 : null));
  expect(await outcomes(work)).toEqual(Array(WRITERS).fill('rejected'));
  for (const failed of work) await expect(failed).rejects.toThrow(/FOREIGN KEY/);
  expect(readIds()).toEqual([]);
  expect(await add(1)).toBe(1);
  expect(readIds()).toEqual([1]);
});

test('work that ends the whole transaction is heard by all, and nothing is stored', async () => {
  const work = idsTo(WRITERS).map((id) =>
    id === 7 ? addTwice(id, 'INSERT OR ROLLBACK') : add(id),
  );
  expect(await outcomes(work)).toEqual(Array(WRITERS).fill('rejected'));
  expect(readIds()).toEqual([]);
});

test('while another program writes, all of it is unavailable', async () => {
  own.pragma('busy_timeout = 0');
  other.exec('BEGIN IMMEDIATE');
  for (const failed of [add(1), add(2)]) await expect(failed).rejects.toThrow(StorageUnavailable);
  other.exec('ROLLBACK');
  expect(await add(3)).toBe(3);
});

test('work waits while another program writes, and the thread goes on', async () => {
  own.pragma('busy_timeout = 0');
  other.exec('BEGIN IMMEDIATE');
  let isStored = false;
  const work = [add(1), add(2)].map((one) =>
    one.finally(() => {
      isStored = true;
    }),
  );
  // Two turns of the thread, in which others are answered.
  await new Promise((resolve) => setImmediate(resolve));
  await new Promise((resolve) => setImmediate(resolve));
  expect({ isStored, rows: database.rows('SELECT 1 AS one') }).toEqual({
    isStored: false,
    rows: [{ one: 1 }],
  });
  other.exec('ROLLBACK');
  expect(await Promise.all(work)).toEqual([1, 2]);
  expect(readIds()).toEqual([1, 2]);
});

test('what is written at once while work waits for another program is stored with it', async () => {
  own.pragma('busy_timeout = 0');
  other.exec('BEGIN IMMEDIATE');
  const work = add(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(() => {
    addAtOnce(2);
  }).toThrow(StorageUnavailable);
  other.exec('ROLLBACK');
  addAtOnce(3);
  expect(await work).toBe(1);
  expect(readIds()).toEqual([1, 3]);
});

test('what waits for another program is given up where it has to be stored at once', async () => {
  own.pragma('busy_timeout = 0');
  other.exec('BEGIN IMMEDIATE');
  const work = expect(add(1)).rejects.toThrow(StorageUnavailable);
  groupCommit.storeWaiting();
  await work;
  other.exec('ROLLBACK');
  expect(await add(2)).toBe(2);
});

test('what waits can be stored at once', async () => {
  const work = idsTo(300).map((id) => add(id));
  groupCommit.storeWaiting();
  expect(readIds()).toEqual(idsTo(300));
  expect(await Promise.all(work)).toEqual(idsTo(300));
});

/** Adds a note at once. */
function addAtOnce(id: number): void {
  groupCommit.writeAtOnce(() => database.run('INSERT INTO note VALUES (@id, NULL)', { id }));
}

test('what is written at once is stored with what is asked for in the same turn', async () => {
  addAtOnce(1);
  const stored = add(2);
  addAtOnce(3);
  expect(readIds()).toEqual([]);
  await stored;
  expect(readIds()).toEqual([1, 2, 3]);
  addAtOnce(4);
  await expect.poll(readIds).toEqual([1, 2, 3, 4]);
});

test('what is written at once is stored also when other work of the turn fails, but not when all does', async () => {
  addAtOnce(1);
  await expect(addTwice(2)).rejects.toThrow(/UNIQUE/);
  expect(readIds()).toEqual([1]);
  addAtOnce(3);
  await expect(add(4, 999)).rejects.toThrow(/FOREIGN KEY/);
  expect(readIds()).toEqual([1]);
});

test('writing at once that fails is heard at once', async () => {
  addAtOnce(1);
  expect(() => {
    addAtOnce(1);
  }).toThrow(/UNIQUE/);
  expect(await add(2)).toBe(2);
  expect(readIds()).toEqual([1, 2]);
});

test('a second storage of the thread is not kept waiting by what the first has written at once', async () => {
  const second = createSqliteDatabase(other);
  groupCommit.writeAtOnce(() => {
    database.run('INSERT INTO note VALUES (1, NULL)');
  });
  createGroupCommit(second).writeAtOnce(() => {
    second.run('INSERT INTO note VALUES (2, NULL)');
  });
  await add(3);
  expect(readIds()).toEqual([1, 2, 3]);
});
