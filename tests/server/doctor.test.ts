import { createServer } from 'node:http';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { nameBackup } from '#core/archive/domain/kept-backups.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { createDoctorCommand } from '#server/commands/doctor/doctor-command.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { startMailServer, type MailServer } from '#tests/support/mail-server.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { PRODUCTION_VARIABLES } from '#tests/support/operator.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { HOUR } from '#tests/support/settable-clock.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { toEmailAddress } from '#tests/support/texts.ts';
import { storePicture } from '#tests/support/writes.ts';

const ROSA = toEmailAddress('rosa@example.org');
const root = makeTemporaryFolder();
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

let site: string;
let backups: string;
let mailServer: MailServer;
let server: TestServer;

/** A site with which nothing is wrong. */
beforeEach(async () => {
  const folder = mkdtempSync(join(root, 'case-'));
  site = join(folder, 'site.db');
  backups = join(folder, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, nameBackup(ago(HOUR))), 'a backup');
  await onStorage(() => Promise.resolve());
  mailServer = await startMailServer({
    behave: (to) => (to.startsWith('no') ? 'refuse' : 'accept'),
  });
  server = await startTestServer();
  const { host, port } = mailServer.place;
  const environment = {
    ...PRODUCTION_VARIABLES,
    DATABASE_URL: `sqlite:${site}`,
    BACKUP_URL: `folder:${backups}`,
    MAIL_URL: `smtp://${host}:${port}?tls=off`,
    PUBLIC_URL: server.url,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([mailServer.close(), server.close()]);
});

async function onStorage(work: (storage: Storage) => Promise<unknown>): Promise<void> {
  const storage = openSqliteFile(site);
  await work(storage);
  await storage.close();
}

const run = (...parameters: string[]) => runCommandHere(createDoctorCommand, parameters);

/** What the doctor says of one side of the site, and how it ends. */
async function look(name: string, ...parameters: string[]) {
  const { code, output } = await run(...parameters);
  const line = output.split('\n').find((text) => text.slice(6).startsWith(`${name} `));
  return { code, line: line?.replace(/ +/g, ' ') };
}

const queue = (dueAt: string) => (storage: Storage) =>
  storage.commit({
    changes: [
      {
        type: 'queue_letter',
        queued: { letter: { kind: 'confirm_newsletter', address: ROSA }, key: null, dueAt },
      },
    ],
    events: [],
    actorId: null,
    at: ago(0),
  });

const happen = (at: string) => (storage: Storage) =>
  storage.commit({
    changes: [],
    events: [{ type: 'profile_changed', memberIds: [toMemberId(1)] }],
    actorId: null,
    at,
  });

test('a site with which nothing is wrong is good from every side', async () => {
  await onStorage(happen(ago(1_000)));
  const { code, output, errors } = await run();
  const lines = output
    .trim()
    .split('\n')
    .filter((line) => !/^\w+ +disk /.test(line));
  expect(lines.map((line) => line.split(/ {2,}/)[0])).toEqual(lines.map(() => 'good'));
  expect(lines).toHaveLength(12);
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

test('all settings are printed, and no secret', async () => {
  vi.stubEnv('MAIL_URL', 'smtp://kin:secret@127.0.0.1:1');
  const { output } = await run('--settings');
  expect(output).toMatch(/^MAIL_URL +smtp:\/\/…@127\.0\.0\.1:1$/m);
  expect(output).toMatch(/^SECRETS_KEY +covered$/m);
  expect(output).toMatch(/^PORT +3000 \(default\)$/m);
  expect(output).not.toMatch(/secret@|00000000/);
});

test('a mistyped setting is all that is said', async () => {
  vi.stubEnv('LOG_LEVLE', 'info');
  expect(await run()).toEqual({
    code: 1,
    output: '',
    errors: "LOG_LEVLE isn't a setting: did you mean LOG_LEVEL?\n",
  });
});

describe('a test mail', () => {
  test('goes to the address that is given', async () => {
    const { code, line } = await look('test mail', '--send-to', 'rosa@example.org');
    expect(line).toMatch(/^good test mail It was taken\. Look whether it has come to rosa@exam/);
    expect(code).toBe(0);
    expect(mailServer.received.map(({ to }) => to)).toEqual(['rosa@example.org']);
  });

  test.each([
    ['rosa', /^BAD test mail rosa is no email address\.$/],
    ['nobody@example.org', /^BAD test mail It was not taken: 550 /],
  ])('to %s fails', async (address, said) => {
    const { code, line } = await look('test mail', '--send-to', address);
    expect(line).toMatch(said);
    expect(code).toBe(1);
  });

  test('is not sent where no mails are', async () => {
    vi.stubEnv('MAIL_URL', '');
    const { line } = await look('test mail', '--send-to', 'rosa@example.org');
    expect(line).toBe('BAD test mail MAIL_URL is not set, so none was sent.');
    expect((await look('mail server')).line).toMatch(/^look mail server No mails are sent: set MA/);
  });
});

describe('what is wrong', () => {
  test('with the mail server', async () => {
    await mailServer.close();
    const { code, line } = await look('mail server');
    expect(line).toMatch(/^BAD mail server It takes no mails \(E[A-Z]+\): check MAIL_URL/);
    expect(code).toBe(1);
  });

  test('with mails that wait', async () => {
    await onStorage(queue(ago(HOUR)));
    expect((await look('mails')).line).toMatch(/^BAD mails 1 are due, the oldest since /);
  });

  test('with mails that were given up', async () => {
    await onStorage(async (storage) => {
      await queue(ago(HOUR))(storage);
      const [letter] = await storage.outbox.hold({ now: ago(0), until: ago(-1), limit: 1 });
      const next = { dueAt: ago(0), failure: { at: ago(0), reason: 'nobody is there' } };
      const change = { type: 'put_letter', id: letter!.id, attempts: 0, next } as const;
      await storage.commit({ changes: [change], events: [], actorId: null, at: ago(0) });
    });
    const { code, line } = await look('mails');
    expect(line).toBe('look mails 1 were given up: npm run members -- letters says why.');
    expect(code).toBe(0);
  });

  test('with events that nobody handles', async () => {
    await onStorage(happen(ago(HOUR)));
    expect((await look('events')).line).toMatch(/^BAD events 1 wait for \S+ since /);
  });

  test('with the clock', async () => {
    await onStorage(happen(ago(-2 * HOUR)));
    expect((await look('clock')).line).toMatch(
      /^BAD clock The last thing that happened is \d+ (hours|minutes) ahead of this clock/,
    );
  });

  test.each([
    [() => [], /^BAD backups There is none in /],
    [() => [nameBackup(ago(31 * HOUR))], /^BAD backups The newest is 31 hours old/],
    [() => [nameBackup(ago(40 * HOUR)), nameBackup(ago(HOUR))], /^good backups The newest is /],
  ])('with backups: case %#', async (names, said) => {
    const folder = mkdtempSync(join(root, 'backups-'));
    for (const name of names()) writeFileSync(join(folder, name), '');
    vi.stubEnv('BACKUP_URL', `folder:${folder}`);
    expect((await look('backups')).line).toMatch(said);
  });

  test('with a site that makes no backups', async () => {
    vi.stubEnv('BACKUP_URL', '');
    expect((await look('backups')).line).toMatch(/^look backups The site makes none by itself: se/);
  });

  test.each([
    [500_000_000, 'good files Pictures can be kept. Files take 50 % of FILES_LIMIT.'],
    [910_000_000, /^look files Files take 91 % of FILES_LIMIT: raise it, or no more can be /],
    [1_000_000_000, 'BAD files Files take 100 % of FILES_LIMIT: raise it.'],
  ])('with %i bytes of files in one gigabyte', async (bytes, said) => {
    vi.stubEnv('FILES_LIMIT', '1');
    await onStorage(async (storage) => {
      const [{ id }] = (await storeMembers(storage, 1)) as [Self];
      await storePicture(storage, id, { bytes });
    });
    expect((await look('files')).line).toEqual(
      typeof said === 'string' ? said : expect.stringMatching(said),
    );
  });

  test('with files that can not be kept', async () => {
    expect((await look('files')).line).toBe('good files Pictures can be kept.');
    writeFileSync(join(backups, 'files'), 'in the way');
    vi.stubEnv('FILES_URL', `folder:${join(backups, 'files', 'pictures')}`);
    expect((await look('files')).line).toMatch(
      /^BAD files No picture can be kept\. Files can't be kept in \/.+\/pictures \(ENOTDIR/,
    );
  });

  test('with the public address', async () => {
    await server.close();
    expect((await look('address')).line).toMatch(
      /^BAD address http\S+ doesn't answer \(.*ECONNREF/,
    );
    const other = createServer((_request, response) => response.writeHead(404).end()).listen(0);
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    vi.stubEnv('PUBLIC_URL', url);
    expect((await look('address')).line).toMatch(
      /^BAD address http\S+ answers 404 for \/api\/readyz/,
    );
    other.close();
  });

  test('with tables of another version, after which nothing is opened', async () => {
    const older = join(root, 'older');
    cpSync(SQLITE_MIGRATIONS, older, { recursive: true });
    vi.stubEnv('DATABASE_URL', `sqlite:${join(root, 'older.db')}`);
    const names = readdirSync(older).filter((name) => name > '0030');
    for (const name of names) rmSync(join(older, name));
    await openSqliteStorage({ file: join(root, 'older.db'), migrationsFolder: older }).close();
    const { line } = await look('tables');
    expect(line).toMatch(
      new RegExp(`^look tables ${names.length} of \\d+ migrations wait, and the`),
    );
    expect((await look('database')).line).toBeUndefined();
  });
});

describe('where there is no site', () => {
  test.each([
    ['memory:', /^look tables DATABASE_URL names memory/],
    [`sqlite:${join(root, 'nothing.db')}`, /^look tables There is no site in .* yet: npm start/],
  ])('(%s) it is said, and none is made', async (url, said) => {
    vi.stubEnv('DATABASE_URL', url);
    const { code, line } = await look('tables');
    expect(line).toMatch(said);
    expect(code).toBe(0);
    expect(readdirSync(root)).not.toContain('nothing.db');
  });
});
