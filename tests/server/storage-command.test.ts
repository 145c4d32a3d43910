import { RECORD_KINDS } from '#core/archive/domain/archived-records.ts';
import { toConnectionId } from '#tests/support/ids.ts';
import Database from 'better-sqlite3';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { adviseRestart } from '#server/commands/storage/migrate.ts';
import { createStorageCommand } from '#server/commands/storage/storage-command.ts';
import { askEverything, fillSite } from '#tests/support/filled-site.ts';
import { buildStorageProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { runCommandHere, type CommandRun } from '#tests/support/run-command.ts';
import { runStorageProcess } from '#tests/support/storage-process.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();
let program: ServerProgram;
/** The database of a site whose server is stopped; nothing here changes it. */
const site = join(root, 'site.db');
const other = join(root, 'other.db');

beforeAll(async () => {
  program = await buildStorageProgram('storage-under-test');
  const storage = open(site);
  await fillSite(storage);
  await storage.close();
  const another = open(other);
  await storeMember(another);
  await another.close();
});
afterAll(() => program.remove());
afterEach(() => {
  vi.unstubAllEnvs();
});

const open = (file: string) => openSqliteFile(file);

const freshFolder = () => mkdtempSync(join(root, 'case-'));

/** Runs the command for the database at `DATABASE_URL`. */
function run(parameters: readonly string[], databaseUrl = `sqlite:${site}`): Promise<CommandRun> {
  vi.stubEnv('DATABASE_URL', databaseUrl);
  return runCommandHere(createStorageCommand, parameters);
}

/** Runs the command as a program of its own, in a folder. */
function runProgram(parameters: readonly string[], databaseUrl: string, folder: string) {
  const environment = { DATABASE_URL: databaseUrl };
  return runStorageProcess(program.file, parameters, { environment, folder });
}

const ends = (from: string, to: string) => ['--from', `sqlite:${from}`, '--to', `sqlite:${to}`];

function change(file: string, sql: string): string {
  const database = new Database(file);
  database.exec(sql);
  database.close();
  return file;
}

async function copySite(): Promise<string> {
  const file = join(freshFolder(), 'copy.db');
  expect(await run(['copy', ...ends(site, file)])).toMatchObject({ code: 0 });
  return file;
}

async function expectSameAnswers(file: string): Promise<void> {
  const [storage, original] = [open(file), open(site)];
  expect(await askEverything(storage)).toEqual(await askEverything(original));
  await Promise.all([storage.close(), original.close()]);
}

describe('copy', () => {
  test('fills another storage, shows both, and verifies alike', async () => {
    const file = join(freshFolder(), 'deep', 'copy.db');
    const { code, output, errors } = await run(['copy', ...ends(site, file)]);
    expect(errors).toContain(`SQLite at ${file} holds everything that SQLite at ${site} holds.`);
    expect(code).toBe(0);
    const [heading, ...rows] = output.trimEnd().split('\n');
    expect(heading).toMatch(
      /^kind +source +checksum +last id +target +checksum +last id +rows\/s$/,
    );
    expect(rows).toHaveLength(RECORD_KINDS.length);
    for (const row of rows) {
      expect(row).toMatch(/^\w+ +(\d+ +[0-9a-f]{12} +(?:\d+|–)) +\1 +[\d,]+$/);
    }
    await expectSameAnswers(file);
    expect(await run(['verify', ...ends(site, file)])).toMatchObject({ code: 0 });
  });

  test('goes on where a copy was stopped, and the server does not start before', async () => {
    const file = await copySite();
    change(
      file,
      `DELETE FROM session; DELETE FROM message WHERE id > 20;
       INSERT INTO unfinished_copy VALUES ('SQLite at ${site}')`,
    );
    expect(() => open(file)).toThrow(/unfinished copy of SQLite at .*site\.db/);
    expect(await run(['verify'], `sqlite:${file}`)).toMatchObject({ code: 1 });
    const { code, errors } = await run(['copy', ...ends(site, file)]);
    expect(errors).toContain('continues where it stopped');
    expect(code).toBe(0);
    await expectSameAnswers(file);
  });

  test('fails when what an earlier run copied is not what the source holds now', async () => {
    const file = await copySite();
    change(
      file,
      `UPDATE message SET content = 'Other words' WHERE id = 3;
       INSERT INTO unfinished_copy VALUES ('SQLite at ${site}')`,
    );
    const { code, output, errors } = await run(['copy', ...ends(site, file)]);
    expect(code).toBe(1);
    expect(output).toContain('message');
    expect(errors).toMatch(
      /changed in the meantime: stop its servers, empty the target and copy again\.\n$/,
    );
    expect(() => open(file)).toThrow(/unfinished/);
  });

  test.each([
    ['a target that is not empty', () => ends(site, other), /isn't empty/],
    [
      'a source that is not there',
      () => ends(join(root, 'no.db'), join(root, 'x.db')),
      /no\.db holds no database/,
    ],
    ['itself', () => ends(site, site), /can't be copied into itself/],
    [
      'memory',
      () => ['--from', 'memory:', '--to', `sqlite:${join(root, 'x.db')}`],
      /--from names memory/,
    ],
    [
      'what is no address',
      () => ['--from', 'sqlite:a', '--to', 'mysql://b'],
      /--to must be sqlite:/,
    ],
    ['half of the ends', () => ['--from', 'sqlite:a'], /required option '--to <url>'/],
  ])('refuses %s', async (_what, parameters, sentence) => {
    const { code, output, errors } = await run(['copy', ...parameters()]);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(sentence);
    expect(existsSync(join(root, 'x.db'))).toBe(false);
  });

  test('refuses a target that a server uses', async () => {
    const file = join(freshFolder(), 'used.db');
    const storage = open(file);
    const { code, errors } = await run(['copy', ...ends(site, file)]);
    expect({ code, errors }).toEqual({
      code: 1,
      errors: `${file} is in use by another program: stop that program first.\n`,
    });
    await storage.close();
  });
});

describe('verify', () => {
  test('shows what a sound storage holds', async () => {
    const { code, output } = await run(['verify']);
    expect(code).toBe(0);
    expect(output).toMatch(/^kind +records +checksum +last id\nmember +30 +[0-9a-f]{12} +30\n/);
  });

  test.each([
    ['other traits', 'UPDATE member_trait SET age = 99 WHERE member_id = 4', /of member 4 is not/],
    [
      'another interest',
      "INSERT INTO member_interest VALUES ('an interest that is longer than any may be', 5)",
      /of member 5 is not/,
    ],
    ['no text', 'DELETE FROM member_trigram WHERE rowid > 5', /texts in member_trigram are not/],
    ['other grams', "INSERT INTO member_gram (name) VALUES ('61')", /texts in member_gram are not/],
    [
      'a reference to nobody',
      'PRAGMA foreign_keys = OFF; UPDATE session SET member_id = 999 WHERE member_id = 2',
      /of session refers to a member that is gone/,
    ],
  ])('finds %s', async (_what, sql, sentence) => {
    const file = change(await copySite(), sql);
    const { code, output, errors } = await run(['verify'], `sqlite:${file}`);
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(sentence);
  });

  test('finds two that differ', async () => {
    const file = change(await copySite(), 'UPDATE message SET read = 1 - read WHERE id = 5');
    const { code, errors } = await run(['verify', ...ends(site, file)]);
    expect(code).toBe(1);
    expect(errors).toMatch(/ differ: /);
    expect(await run(['verify', '--from', `sqlite:${site}`])).toMatchObject({ code: 1 });
  });
});

describe('backup and restore', () => {
  test('of a file that is damaged says which, and leaves nothing behind', async () => {
    const damaged = await copySite();
    const bytes = readFileSync(damaged);
    writeFileSync(damaged, bytes.fill(0x5a, bytes.length / 2));
    for (const name of ['verify', 'backup'] as const) {
      const saved = join(freshFolder(), 'saved.db');
      const { code, errors } = await run(
        name === 'backup' ? [name, saved] : [name],
        `sqlite:${damaged}`,
      );
      expect(code).toBe(1);
      expect(errors).toBe(`${damaged} is damaged: restore it from a backup.\n`);
      expect(readdirSync(dirname(saved))).toEqual([]);
    }
  });

  test('bring all back, from one file that was made while a server wrote', async () => {
    const folder = freshFolder();
    const live = await copySite();
    const storage = open(live);
    const backup = runProgram(['backup', 'saved.db'], `sqlite:${live}`, folder);
    const load = { isOver: false };
    const done = backup.finally(() => {
      load.isOver = true;
    });
    while (!load.isOver) {
      await storeMember(storage);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await done).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toEqual(['saved.db']);
    expect(statSync(join(folder, 'saved.db')).mode & 0o077).toBe(0);
    await storage.close();

    const restored = join(folder, 'restored.db');
    expect(await runProgram(['restore', 'saved.db'], `sqlite:${restored}`, folder)).toMatchObject({
      code: 0,
    });
    const file = join(folder, 'saved.db');
    expect(await run(['verify', ...ends(file, restored)])).toMatchObject({ code: 0 });
    const again = open(restored);
    expect(
      (await again.messages.listOf(toConnectionId(2), { before: null, limit: 1_000 })).length,
    ).toBe(46);
    await again.close();
    expect(readdirSync(folder).sort()).toEqual(['restored.db', 'saved.db']);
  });

  test('restore what an older version has saved, which stays as it is', async () => {
    const folder = freshFolder();
    const file = join(folder, 'old.db');
    await run(['backup', file]);
    change(file, 'DROP TABLE unfinished_copy; DELETE FROM migration WHERE number = 4');
    const before = readFileSync(file);
    const restored = join(folder, 'restored.db');
    expect(await run(['restore', file], `sqlite:${restored}`)).toMatchObject({ code: 0 });
    await expectSameAnswers(restored);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('leave nothing behind when what is saved is not sound', async () => {
    const live = change(await copySite(), 'UPDATE member_trait SET age = 99 WHERE member_id = 4');
    const folder = freshFolder();
    const { code, errors } = await run(['backup', join(folder, 'saved.db')], `sqlite:${live}`);
    expect(code).toBe(1);
    expect(errors).toMatch(/of member 4 is not consistent with their profile/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([
    ['a file that is there', 'there.db', `sqlite:${site}`, /already exists/],
    ['a folder that is not there', 'nowhere/x.db', `sqlite:${site}`, /can't be written \(ENOENT\)/],
    [
      'a storage that is not there',
      'x.db',
      `sqlite:${join(root, 'no.db')}`,
      /no\.db holds no database/,
    ],
    ['memory', 'x.db', 'memory:', /DATABASE_URL names memory/],
  ])('refuse %s', async (_what, file, databaseUrl, sentence) => {
    const folder = freshFolder();
    writeFileSync(join(folder, 'there.db'), 'dear');
    const { code, errors } = await run(['backup', join(folder, file)], databaseUrl);
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(readdirSync(folder)).toEqual(['there.db']);
    expect(readFileSync(join(folder, 'there.db'), 'utf8')).toBe('dear');
  });
});

describe('migrate', () => {
  test('shows what is waiting without changing anything, applies it, and shows that', async () => {
    const folder = freshFolder();
    const databaseUrl = `sqlite:${join(folder, 'new.db')}`;
    const waiting = await run(['migrate', '--status'], databaseUrl);
    expect(waiting).toMatchObject({ code: 0 });
    expect(waiting.output).toMatch(/^number +name +state\n0001 +initial-schema +waiting\n/);
    expect(waiting.errors).toMatch(/^Stop all processes first/);
    expect(readdirSync(folder)).toEqual([]);

    const applied = await run(['migrate'], databaseUrl);
    expect(applied).toMatchObject({ code: 0 });
    expect(applied.output).not.toContain('waiting');
    expect(applied.errors).toMatch(/^Nothing waits: restart the processes one after the other\./);
    expect((await run(['migrate', '--status'], databaseUrl)).output).toBe(applied.output);
    expect(readdirSync(folder)).toEqual(['new.db']);
  });

  test.each([
    [[], /^Nothing waits/],
    [[{ isApplied: false, mayRoll: true }], /^Restart the processes one after the other/],
    [
      [
        { isApplied: false, mayRoll: true },
        { isApplied: false, mayRoll: false },
      ],
      /^Stop all/,
    ],
    [
      [
        { isApplied: false, mayRoll: true },
        { isApplied: true, mayRoll: false },
      ],
      /^Restart the/,
    ],
  ])('advises how to restart: case %#', (states, advice) => {
    expect(adviseRestart(states)).toMatch(advice);
  });

  test('says in a sentence what it cannot use', async () => {
    const file = join(freshFolder(), 'text.db');
    writeFileSync(file, 'Dear diary,\n'.repeat(99));
    const { code, errors } = await run(['migrate', '--status'], `sqlite:${file}`);
    expect(code).toBe(1);
    expect(errors).toMatch(/is not a database/);
  });
});

test('help names every command', async () => {
  const { code, output } = await runProgram(['--help'], `sqlite:${site}`, root);
  expect(code).toBe(0);
  for (const name of ['copy', 'verify', 'backup', 'restore', 'migrate']) {
    expect(output).toContain(name);
  }
});
