import { generateIdentity, identityToRecipient } from 'age-encryption';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBackupFolder } from '#server/backups/backup-folder.ts';
import { findNewestBackup } from '#server/backups/open-backup-store.ts';
import { runBackup } from '#server/backups/run-backup.ts';
import { createStorageCommand } from '#server/commands/storage/storage-command.ts';
import { startBackingUp } from '#server/jobs/backups.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { buildStorageProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { createSettableClock, HOUR } from '#tests/support/settable-clock.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();
const site = join(root, 'site.db');
const NAME = /^hearthkin-\d{4}-\d\d-\d\d-\d{4}\.db$/;

/** The folder of the backups of a test. */
let folder: string;

beforeAll(async () => {
  const storage = openSqliteFile(site);
  await storeMembers(storage, 3);
  await storage.close();
});
beforeEach(() => {
  folder = join(mkdtempSync(join(root, 'case-')), 'backups');
  vi.stubEnv('DATABASE_URL', `sqlite:${site}`);
  vi.stubEnv('BACKUP_URL', `folder:${folder}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const run = (...parameters: string[]) => runCommandHere(createStorageCommand, parameters);

const listFiles = () => readdirSync(folder);

describe('a backup without a name', () => {
  test('is named by the time, in a folder that nobody else may read, and can be restored', async () => {
    expect(await run('backup')).toMatchObject({ code: 0 });
    expect(listFiles()).toEqual([expect.stringMatching(NAME)]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const drilled = await run('drill');
    expect(drilled).toMatchObject({ code: 0 });
    expect(drilled.errors).toMatch(/^The backup of \S+ can be restored; it took \d+ s here\.$/m);
    expect(drilled.output).toMatch(/^member +3 /m);
  });

  test('is refused without a place for it', async () => {
    vi.stubEnv('BACKUP_URL', '');
    for (const command of ['backup', 'drill']) {
      const { code, errors } = await run(command);
      expect({ code, errors }).toEqual({
        code: 1,
        errors:
          'Set BACKUP_URL to the place of backups, such as folder:/var/backups or s3://bucket/hearthkin.\n',
      });
    }
  });

  test('is refused in a folder that cannot be made', async () => {
    writeFileSync(join(root, 'letter'), '');
    vi.stubEnv('BACKUP_URL', `folder:${join(root, 'letter', 'inside')}`);
    const { code, errors } = await run('backup');
    expect(code).toBe(1);
    expect(errors).toMatch(/letter\/inside can't be written: make it a folder that you can/);
  });

  test('removes the oldest beyond those that are kept, and nothing else', async () => {
    vi.stubEnv('BACKUP_KEEP', '2');
    await run('backup');
    const [made = ''] = listFiles();
    for (const day of ['01', '02', '03']) {
      writeFileSync(join(folder, `hearthkin-2020-01-${day}-0300.db.age`), 'old');
    }
    writeFileSync(join(folder, 'hearthkin-by-hand.db'), 'mine');
    const file = join(folder, made);
    writeFileSync(join(folder, 'hearthkin-2020-01-04-0300.db'), readFileSync(file));
    vi.useFakeTimers({ now: Date.now() + HOUR, toFake: ['Date'] });
    const { errors } = await run('backup').finally(() => vi.useRealTimers());
    expect(errors).toContain(
      'hearthkin-2020-01-01-0300.db.age was removed: the newest 2 are kept.',
    );
    expect(listFiles()).toHaveLength(3);
    expect(listFiles()).toEqual(expect.arrayContaining([made, 'hearthkin-by-hand.db']));
  });

  test('is left to the process that is making one, unless that was killed long ago', async () => {
    await run('backup');
    const before = listFiles();
    const claim = join(folder, 'hearthkin-backup.claim');
    writeFileSync(claim, '');
    vi.useFakeTimers({ now: Date.now() + HOUR, toFake: ['Date'] });
    try {
      const { code, errors } = await run('backup');
      expect({ code, errors }).toEqual({
        code: 0,
        errors: `Another process is making a backup in ${folder}.\n`,
      });
      utimesSync(claim, 0, 0);
      expect(await run('backup')).toMatchObject({ code: 0 });
    } finally {
      vi.useRealTimers();
    }
    expect(listFiles()).toHaveLength(before.length + 1);
    expect(listFiles()).not.toContain('hearthkin-backup.claim');
  });
});

describe('a claim of the folder', () => {
  const claim = () => join(folder, 'hearthkin-backup.claim');
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is renewed for as long as its process makes a backup', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const letGo = await createBackupFolder(folder, Date.now).claim();
    utimesSync(claim(), 0, 0);
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => statSync(claim()).mtimeMs).toBeGreaterThan(0);
    await letGo?.();
    expect(listFiles()).toEqual([]);
  });

  test('removes what killed processes have left, and nothing else', async () => {
    mkdirSync(folder);
    const unfinished = ['.db.partial', '.db.partial-wal', '.db.age.unfinished'];
    for (const end of unfinished)
      writeFileSync(join(folder, `hearthkin-2020-01-01-0300${end}`), '');
    for (const name of ['hearthkin-2020-01-01-0300.db', 'letter.partial']) {
      writeFileSync(join(folder, name), '');
    }
    await (
      await createBackupFolder(folder, Date.now).claim()
    )?.();
    expect(listFiles()).toEqual(['hearthkin-2020-01-01-0300.db', 'letter.partial']);
  });
});

describe('an encrypted backup', () => {
  let identity: string;
  beforeEach(async () => {
    identity = await generateIdentity();
    vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(identity));
  });

  const writeIdentity = (name: string, content: string) => {
    const file = join(root, name);
    writeFileSync(file, `# created: today\n${content}\n`);
    return file;
  };

  test('is all that is left, and is opened by the private key alone', async () => {
    expect(await run('backup')).toMatchObject({ code: 0 });
    const [name = '', ...others] = listFiles();
    expect(others).toEqual([]);
    expect(name).toMatch(/\.db\.age$/);
    const content = readFileSync(join(folder, name), 'latin1');
    expect(content.startsWith('age-encryption.org/v1\n')).toBe(true);
    expect(content).not.toContain('SQLite format');
    expect((await run('drill')).errors).toMatch(/is encrypted: name the file with its private key/);
    const wrong = writeIdentity('wrong.txt', await generateIdentity());
    expect((await run('drill', '--identity', wrong)).errors).toMatch(/wrong\.txt doesn't open /);
    const right = writeIdentity('right.txt', identity);
    expect(await run('drill', '--identity', right)).toMatchObject({ code: 0 });
    vi.stubEnv('DATABASE_URL', `sqlite:${join(folder, 'restored.db')}`);
    expect(await run('restore', name, '--identity', right)).toMatchObject({ code: 0 });
  });
});

describe('a restore', () => {
  const restore = (...parameters: string[]) => {
    vi.stubEnv('DATABASE_URL', `sqlite:${join(folder, 'restored.db')}`);
    return run('restore', ...parameters);
  };

  test('takes the newest backup, or the one of that name', async () => {
    await run('backup');
    const [name = ''] = listFiles();
    expect(await restore()).toMatchObject({ code: 0 });
    rmSync(join(folder, 'restored.db'));
    expect((await restore(name)).output).toMatch(/^member +3 /m);
    expect((await restore('hearthkin-2020-01-01-0300.db')).errors).toMatch(
      /^There is no backup hearthkin-2020-01-01-0300\.db in /,
    );
  });

  test('of a file needs no place of backups', async () => {
    vi.stubEnv('BACKUP_URL', '');
    const file = join(root, 'by-hand.db');
    expect(await run('backup', file)).toMatchObject({ code: 0 });
    mkdirSync(folder);
    expect((await restore(file)).output).toMatch(/^member +3 /m);
  });
});

describe('a drill', () => {
  test('says that there is nothing to restore', async () => {
    expect((await run('drill')).errors).toMatch(/^There is no backup in .*: npm run storage/);
  });

  test('fails for a file that is none', async () => {
    await run('backup');
    writeFileSync(join(folder, 'hearthkin-2099-01-01-0300.db'), 'Dear Rosa, '.repeat(500));
    expect(await run('drill')).toMatchObject({ code: 1 });
  });
});

describe('a server that makes backups by itself', () => {
  let program: ServerProgram;
  beforeAll(async () => {
    program = await buildStorageProgram('backups-under-test');
  });
  afterAll(() => program.remove());

  /** Starts the job, and returns what it has logged and how to wait for the next line. */
  function start(makeBackup: (signal: AbortSignal) => Promise<void>) {
    const lines: string[] = [];
    const log = (line: unknown, text?: string) => void lines.push(text ?? String(line));
    const stop = startBackingUp({
      // Half a day away, so that it doesn't come while the test runs.
      hour: (new Date().getUTCHours() + 12) % 24,
      findNewest: () => findNewestBackup(createBackupFolder(folder, Date.now)),
      makeBackup,
      clock: createSettableClock(new Date().toISOString()),
      logger: { info: log, error: log } as never,
    });
    return { lines, stop };
  }

  test('makes the first at once, in a process of its own, and no other on that day', async () => {
    const makeBackup = (signal: AbortSignal) => runBackup(program.file, signal);
    const first = start(makeBackup);
    await expect.poll(() => first.lines).toEqual(['a backup was made']);
    await first.stop();
    expect(listFiles()).toEqual([expect.stringMatching(NAME)]);
    const second = start(makeBackup);
    await second.stop();
    expect(second.lines).toEqual([]);
  });

  test('says nothing where another process makes it', async () => {
    let isAsked = false;
    const { lines, stop } = start(() => {
      isAsked = true;
      return Promise.resolve();
    });
    await expect.poll(() => isAsked).toBe(true);
    await stop();
    expect(lines).toEqual([]);
  });

  test('logs the reason why none could be made', async () => {
    vi.stubEnv('DATABASE_URL', `sqlite:${join(root, 'nothing.db')}`);
    const { lines, stop } = start((signal) => runBackup(program.file, signal));
    await expect.poll(() => lines).toEqual(['no backup could be made']);
    await stop();
  });

  test('cuts off the one that it is making when it is stopped', async () => {
    let isAsked = false;
    const { lines, stop } = start(
      (signal) =>
        new Promise((_resolve, reject) => {
          isAsked = true;
          signal.addEventListener('abort', () => {
            reject(new Error('cut off'));
          });
        }),
    );
    await expect.poll(() => isAsked).toBe(true);
    await stop();
    expect(lines).toEqual([]);
  });
});
