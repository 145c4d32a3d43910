import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { OPERATOR_VARIABLES, PRODUCTION_VARIABLES } from '#tests/support/operator.ts';
import { buildServerProgram, type ServerProgram } from '#tests/support/server-program.ts';

const ROOT = join(import.meta.dirname, '../..');
const MIGRATIONS = join(ROOT, 'adapters/sqlite/migrations');

/** The folder that the processes of a test run in. */
let folder: string;
const processes: ChildProcess[] = [];

let program: ServerProgram;

beforeAll(async () => {
  program = await buildServerProgram('server-under-test');
});
afterAll(() => program.remove());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthkin-process-'));
});
afterEach(async () => {
  for (const child of processes.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

function start(environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [program.file], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  return child;
}

/** Runs the server until it ends by itself. */
async function run(environment: Readonly<Record<string, string>>) {
  const child = start(environment);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { code, output, errors };
}

/** Waits for the line that says where the server is. */
async function readGreeting(child: ReturnType<typeof start>): Promise<string> {
  for await (const part of child.stdout.setEncoding('utf8')) {
    const greeting = /^Hearthkin is at .*$/m.exec(String(part));
    if (greeting) return `${greeting[0]}\n`;
  }
  throw new Error('The server ended without a word.');
}

/** Everything in the folder, by name, with its content. */
async function readFolder(): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.map(async (entry) => {
    const place = join(entry.parentPath, entry.name);
    return [place, entry.isFile() ? await readFile(place, 'latin1') : ''] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

async function expectRefusal(
  environment: Readonly<Record<string, string>>,
  sentence: RegExp,
): Promise<void> {
  const before = await readFolder();
  const { code, output, errors } = await run(environment);
  expect({ code, output }).toEqual({ code: 1, output: '' });
  expect(errors).toMatch(sentence);
  expect(errors).not.toMatch(/\n\s+at |node:|\.ts/);
  expect(errors.trim().split('\n')).toHaveLength(1);
  expect(await readFolder()).toEqual(before);
}

test.each([
  ['invitation', /^You need an account for that, so invite yourself: npm run members -- invite$/m],
  [
    'approval',
    /^You need an account for that\. Register, and approve yourself: npm run members -- w/m,
  ],
])('with %s a new site says how its operator becomes a member', async (REGISTRATION, sentence) => {
  const child = start({ REGISTRATION });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  await expect.poll(() => output).toMatch(sentence);
});

describe('a server that cannot start says why in one sentence and changes nothing', () => {
  test('when the configuration is wrong', async () => {
    await expectRefusal({ PORT: 'many' }, /^PORT must be a whole number/);
  });

  test('when a setting is mistyped, since another site would be served without it', async () => {
    const DATABSE_URL = 'sqlite:site.db';
    await expectRefusal(
      { DATABSE_URL },
      /^DATABSE_URL isn't a setting: did you mean DATABASE_URL\?$/m,
    );
  });

  test('when nobody is named in production who runs it', async () => {
    const { COUNTRY: _country, ...others } = OPERATOR_VARIABLES;
    const environment = { NODE_ENV: 'production', ALLOW_HTTP: 'yes', ...others };
    await expectRefusal(environment, /^COUNTRY must be /);
  });

  test('when the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectRefusal({ PORT: String(port) }, /^Port \d+ on 127\.0\.0\.1 is already in use/);
    await expectRefusal(
      { METRICS_PORT: String(port) },
      /^Port \d+ on 127\.0\.0\.1 is already in use: [^.]+set METRICS_PORT to another\.$/m,
    );
    other.close();
  });

  test('when the database is something else', async () => {
    await writeFile(join(folder, 'letter.txt'), 'Dear Rosa, '.repeat(500));
    await expectRefusal({ DATABASE_URL: 'sqlite:letter.txt' }, /letter\.txt/);
    await mkdir(join(folder, 'cupboard'));
    await expectRefusal({ DATABASE_URL: 'sqlite:cupboard' }, /cupboard/);
  });

  test('when PostgreSQL does not answer, without telling its password', async () => {
    const DATABASE_URL = 'postgres://kin:secret@127.0.0.1:1/kin';
    await expectRefusal(
      { DATABASE_URL, METRICS_PORT: '0' },
      /^PostgreSQL at 127\.0\.0\.1:1\/kin does not answer \(ECONNREFUSED\): start it/,
    );
  });

  test('when there is no Redis at EVENTS_URL, without telling its password', async () => {
    await expectRefusal(
      { DATABASE_URL: 'memory:', EVENTS_URL: 'redis://kin:secret@127.0.0.1:1' },
      /^redis:\/\/127\.0\.0\.1:1 can't be reached to receive events: start it/,
    );
  });

  test('when the database is newer than the program', async () => {
    const file = join(folder, 'newer.db');
    await openSqliteStorage({ file, migrationsFolder: MIGRATIONS }).close();
    const migrations = await readNewerMigrations();
    await openSqliteStorage({ file, migrationsFolder: migrations }).close();
    await expectRefusal({ DATABASE_URL: `sqlite:${file}` }, /newer/);
  });
});

/** The migrations of a version of the program that does not exist yet. */
async function readNewerMigrations(): Promise<string> {
  const newer = join(folder, 'migrations');
  await mkdir(newer);
  const names = await readdir(MIGRATIONS);
  for (const name of names) {
    await writeFile(join(newer, name), await readFile(join(MIGRATIONS, name)));
  }
  const number = String(names.length + 1).padStart(
    /^\d+/.exec(names[0] ?? '')?.[0].length ?? 0,
    '0',
  );
  await writeFile(join(newer, `${number}-postcards.sql`), 'CREATE TABLE postcards (id INTEGER);');
  return newer;
}

test('the server says where it is, and keeps everything under the folder it was started in', async () => {
  const child = start({ LOG_LEVEL: 'silent' });
  const greeting = await readGreeting(child);
  const file = join(folder, 'data', 'hearthkin.db');
  expect(greeting).toMatch(/^Hearthkin is at http:\/\/127\.0\.0\.1:\d+ and keeps everything in /);
  expect(greeting).toContain(file);
  const url = /http:\S+/.exec(greeting)?.[0] ?? '';
  expect((await fetch(`${url}/api/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const database = new Database(file, { readonly: true });
  expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  database.close();
});

/** The source files of what a server has loaded, from its start to its end. */
async function listLoaded(environment: Readonly<Record<string, string>>): Promise<string> {
  const NODE_V8_COVERAGE = join(folder, 'coverage');
  const child = start({ DATABASE_URL: 'memory:', NODE_V8_COVERAGE, ...environment });
  await readGreeting(child);
  child.kill('SIGTERM');
  await once(child, 'exit');
  const [report = ''] = await readdir(NODE_V8_COVERAGE);
  const { result } = JSON.parse(await readFile(join(NODE_V8_COVERAGE, report), 'utf8')) as {
    readonly result: readonly { readonly url: string }[];
  };
  const maps = result.flatMap(({ url }) =>
    url.startsWith('file:') ? `${fileURLToPath(url)}.map` : [],
  );
  const sources = maps.filter(existsSync).map(async (map) => {
    const { sources } = JSON.parse(await readFile(map, 'utf8')) as { readonly sources: string[] };
    return sources.join('\n');
  });
  return (await Promise.all(sources)).join('\n');
}

test('what measures the process is loaded only where it can be read', async () => {
  expect(await listLoaded({})).not.toContain('/prom-client/');
  await rm(join(folder, 'coverage'), { recursive: true });
  expect(await listLoaded({ METRICS_PORT: '0' })).toContain('/prom-client/');
});

/** Starts a server, stops it in order, and returns what it logged: which settings it has, and all else. */
async function startAndStop(environment: Readonly<Record<string, string>>) {
  const child = start(environment);
  let output = '';
  for await (const part of child.stdout.setEncoding('utf8')) {
    output += String(part);
    if (output.includes('Hearthkin is at')) child.kill('SIGTERM');
  }
  const lines = output
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as Readonly<Line>] : []));
  const settings = lines.filter((line) => line.settings !== undefined);
  return { settings, others: lines.filter((line) => !settings.includes(line)) };
}

/** A line of the log. */
interface Line {
  readonly settings?: Readonly<Record<string, string>>;
}

test('the settings that are given are logged once, and their secrets covered', async () => {
  const environment = {
    DATABASE_URL: 'memory:',
    MAIL_URL: 'smtp://kin:secret@127.0.0.1:1',
    SECRETS_KEY: 'ab'.repeat(32),
  };
  const { settings } = await startAndStop(environment);
  expect(settings).toHaveLength(1);
  expect(settings[0]?.settings).toEqual({
    PORT: '0',
    DATABASE_URL: 'memory:',
    MAIL_URL: 'smtp://…@127.0.0.1:1',
    SECRETS_KEY: 'covered',
  });
});

describe('what discovery has loaded', () => {
  const startOnSite = async () => (await startAndStop({ DATABASE_URL: 'sqlite:site.db' })).others;

  /** One of the next starts finds it: a process that stops on a busy machine may not have the time to keep it. */
  const expectKept = () => expect.poll(startOnSite, { timeout: 120_000 }).toEqual([]);

  test('is kept beside the database, and a damaged snapshot is reported in one line', async () => {
    const snapshot = join(folder, 'site.db-columns');
    const place = { file: join(folder, 'site.db'), migrationsFolder: MIGRATIONS };
    expect(await startOnSite()).toEqual([]);
    const storage = openSqliteStorage(place);
    await storeMembers(storage, 2);
    await storage.close();

    expect(await startOnSite()).toMatchObject([
      { level: 30, msg: 'discovery read every member, because there was no snapshot of them' },
    ]);
    await expectKept();
    const { mode } = await stat(snapshot);
    expect(mode & 0o077).toBe(0);
    await writeFile(snapshot, (await readFile(snapshot)).fill(0, 40, 80));
    expect(await startOnSite()).toMatchObject([
      {
        level: 40,
        msg: 'discovery read every member, because their snapshot is damaged or incomplete',
      },
    ]);
    await expectKept();
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'in memory it writes no file, and %s ends it well',
  async (signal) => {
    const child = start({
      DATABASE_URL: 'memory:',
      DRAIN_DELAY: '0',
      ...PRODUCTION_VARIABLES,
    });
    expect(await readGreeting(child)).toMatch(/keeps everything in memory/);
    const errors = text(child.stderr);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(await errors).toBe('');
    expect(await readFolder()).toEqual({});
  },
);
