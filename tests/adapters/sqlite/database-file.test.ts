import { toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import Database from 'better-sqlite3';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { noConnection } from '#core/connections/domain/connection.ts';
import { newMember } from '#tests/support/new-member.ts';
import { findIds } from '#tests/support/search-results.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import {
  messageFrom,
  storedAs,
  storeConnection,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import {
  createMember,
  createMessage,
  recordActivity,
  replaceConnection,
} from '#tests/support/writes.ts';

const root = makeTemporaryFolder();
const freshFolder = () => mkdtempSync(join(root, 'case-'));
const open = (file: string, migrationsFolder = SQLITE_MIGRATIONS) =>
  openSqliteStorage({ file, migrationsFolder });

describe('a database file', () => {
  test('is made together with its folder', async () => {
    const folder = join(freshFolder(), 'deep', 'down');
    await open(join(folder, 'data.db')).close();
    expect(readdirSync(folder)).toEqual(['data.db']);
  });

  test('is for nobody to read but the user of the program, like what is beside it', async () => {
    const folder = join(freshFolder(), 'private');
    const storage = open(join(folder, 'data.db'));
    await createMember(storage, newMember({}));
    const places = [folder, ...readdirSync(folder).map((name) => join(folder, name))];
    expect(places.length).toBeGreaterThan(2);
    for (const place of places) expect(statSync(place).mode & 0o077).toBe(0);
    await storage.close();
  });

  test('may be there already when it is empty', async () => {
    const file = join(freshFolder(), 'data.db');
    writeFileSync(file, '');
    const storage = open(file);
    const [member] = await storeMembers(storage, 1);
    expect(await storage.members.findById(member!.id)).toEqual(member);
    await storage.close();
  });

  test('keeps everything, and nothing beside it once it is closed', async () => {
    const folder = freshFolder();
    const file = join(folder, 'data.db');
    const before = open(file);
    const [viewer, one, other] = await storeMembers(before, 3);
    const connection = await storeConnection(before, one!.id, other!.id);
    const message = await storeMessage(before, one!.id, connection);
    await before.close();
    expect(readdirSync(folder)).toEqual(['data.db']);

    const after = open(file);
    expect(await after.members.findById(one!.id)).toEqual(one);
    expect(await after.connections.findById(connection.id)).toEqual(connection);
    expect(await after.messages.findById(message.id)).toEqual(message);
    expect(await findIds(after, viewer!.id)).toEqual([one!.id, other!.id]);
    await after.close();
  });

  test('never gives an id twice, not even that of the last one removed', async () => {
    const file = join(freshFolder(), 'data.db');
    const before = open(file);
    const [one, other] = await storeMembers(before, 2);
    const request = await storeRequest(before, one!.id, other!.id);
    await replaceConnection(before, request, noConnection(request), one!.id);
    await before.close();

    const after = open(file);
    const next = await storeRequest(after, one!.id, other!.id);
    expect(next.id).toBeGreaterThan(request.id);
    await after.close();
  });

  test('of a program that was killed has all that was promised', async () => {
    const folder = freshFolder();
    const storage = open(join(folder, 'data.db'));
    const [member] = await storeMembers(storage, 1);
    const abandoned = freshFolder();
    for (const name of readdirSync(folder)) copyFileSync(join(folder, name), join(abandoned, name));
    await storage.close();

    const recovered = open(join(abandoned, 'data.db'));
    expect(await recovered.members.findById(member!.id)).toEqual(member);
    await recovered.close();
  });

  test('may be open twice, and what is unique stays so', async () => {
    const file = join(freshFolder(), 'data.db');
    const [here, there] = [open(file), open(file)];
    const [one, other] = await storeMembers(here, 2);
    expect(await there.members.findById(one!.id)).toEqual(one);
    const { username } = one!;
    const again = await createMember(there, newMember({ username }));
    expect(again).toEqual({ ok: false, refusal: { code: 'username_taken' } });
    await recordActivity(there, one!.id);
    await recordActivity(here, other!.id);
    const [viewer] = await storeMembers(there, 1);
    expect(await findIds(here, viewer!.id)).toEqual([other!.id, one!.id]);
    await here.close();
    await there.close();
  });

  test('that is open twice stores a message once under its key', async () => {
    const file = join(freshFolder(), 'data.db');
    const [here, there] = [open(file), open(file)];
    const [one, other] = await storeMembers(here, 2);
    const connection = await storeConnection(here, one!.id, other!.id);
    const draft = messageFrom(one!.id, connection);
    const answers = await Promise.all(
      [here, there, here, there].map((storage) => createMessage(storage, draft, 'key')),
    );
    const stored = await here.messages.listOf(connection.id, { before: null, limit: 9 });
    expect(stored).toHaveLength(1);
    expect(answers).toEqual(Array(4).fill(stored[0]));
    await here.close();
    await there.close();
  });

  test('allows a connection only between two, and messages only where one is', async () => {
    const file = join(freshFolder(), 'data.db');
    const storage = open(file);
    const [one] = await storeMembers(storage, 1);
    await expect(storeRequest(storage, one!.id, one!.id)).rejects.toThrow(/CHECK/);
    await expect(storeRequest(storage, one!.id, toMemberId(999))).rejects.toThrow(/FOREIGN KEY/);
    expect(await storage.connections.findBetween(one!.id, toMemberId(999))).toBeNull();
    await storage.close();
  });
});

describe('migrations', () => {
  /** A folder with the shipped migrations, to which a test adds its own. */
  function copyMigrations(): string {
    const folder = freshFolder();
    cpSync(SQLITE_MIGRATIONS, folder, { recursive: true });
    return folder;
  }

  const numberOfNext = String(readdirSync(SQLITE_MIGRATIONS).length + 1).padStart(4, '0');

  function tablesOf(file: string): unknown[] {
    const database = new Database(file, { readonly: true });
    const tables = database.prepare('SELECT name FROM sqlite_schema').pluck().all();
    database.close();
    return tables;
  }

  test('keep the messages that were written before they could have a key', async () => {
    const file = join(freshFolder(), 'data.db');
    const first = '0001-initial-schema.sql';
    const folder = freshFolder();
    copyFileSync(join(SQLITE_MIGRATIONS, first), join(folder, first));
    await open(file, folder).close();
    const driver = new Database(file);
    const insertMember = driver.prepare(`
      INSERT INTO member (username, username_key, email, email_key, password_hash, name, created_at,
        preferences)
      VALUES (@name, @name, @name, @name, '', @name, 0, '{}')`);
    for (const name of ['one', 'other']) insertMember.run({ name });
    driver.exec(`
      INSERT INTO connection (user_id1, user_id2, status, created_at, accepted_at)
      VALUES (1, 2, 'accepted', 0, 1)`);
    const draft = {
      connectionId: toConnectionId(1),
      senderId: toMemberId(1),
      recipientId: toMemberId(2),
      content: toMessageText('Hello'),
      attachments: [],
      replyToId: null,
      createdAt: '2026-01-02T03:04:05.678Z',
    };
    const insert = driver.prepare(`
      INSERT INTO message (connection_id, sender_id, receiver_id, content, created_at)
      VALUES (@connectionId, @senderId, @recipientId, @content, @at)`);
    for (let turn = 0; turn < 2; turn += 1)
      insert.run({ ...draft, at: Date.parse(draft.createdAt) });
    driver.close();

    const after = open(file);
    for (let turn = 0; turn < 2; turn += 1) await createMessage(after, draft, 'key');
    expect(await after.messages.listOf(toConnectionId(1), { before: null, limit: 9 })).toEqual(
      [1, 2, 3].map((id) => storedAs(draft, toMessageId(id))),
    );
    await after.close();
  });

  test('that are new are applied to a database that is in use', async () => {
    const file = join(freshFolder(), 'data.db');
    const before = open(file);
    const [member] = await storeMembers(before, 1);
    await before.close();

    const folder = copyMigrations();
    writeFileSync(join(folder, `${numberOfNext}-pets.sql`), 'CREATE TABLE pet (name TEXT)');
    for (let turn = 0; turn < 2; turn += 1) {
      const after = open(file, folder);
      expect(await after.members.findById(member!.id)).toEqual(member);
      await after.close();
    }
    expect(tablesOf(file)).toContain('pet');
  });

  test('that fail leave the database at the one before', async () => {
    const file = join(freshFolder(), 'data.db');
    const folder = copyMigrations();
    const failing = join(folder, `${numberOfNext}-pets.sql`);
    writeFileSync(failing, 'CREATE TABLE pet (name TEXT); INSERT INTO nowhere VALUES (1);');
    expect(() => open(file, folder)).toThrow(/nowhere/);
    expect(tablesOf(file)).toContain('member');
    expect(tablesOf(file)).not.toContain('pet');

    writeFileSync(failing, 'CREATE TABLE pet (name TEXT);');
    await open(file, folder).close();
    expect(tablesOf(file)).toContain('pet');
  });

  test('are the same whatever their line breaks', async () => {
    const file = join(freshFolder(), 'data.db');
    await open(file).close();
    const tables = tablesOf(file);
    const folder = copyMigrations();
    for (const name of readdirSync(folder)) {
      const text = readFileSync(join(folder, name), 'utf8');
      writeFileSync(join(folder, name), text.replaceAll('\n', '\r\n'));
    }
    await open(file, folder).close();
    expect(tablesOf(file)).toEqual(tables);
  });

  test('are numbered without a gap, or nothing is made', () => {
    const migrations = copyMigrations();
    writeFileSync(join(migrations, '9000-far.sql'), 'SELECT 1');
    const folder = freshFolder();
    mkdirSync(join(folder, 'kept'));
    expect(() => open(join(folder, 'new', 'data.db'), migrations)).toThrow(/9000-far\.sql/);
    expect(readdirSync(folder)).toEqual(['kept']);
  });
});
