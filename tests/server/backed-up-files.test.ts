import { generateIdentity, identityToRecipient } from 'age-encryption';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import type { FileName } from '#core/media/domain/file-name.ts';
import type { FileStore } from '#core/media/ports/file-store.ts';
import { createStorageCommand } from '#server/commands/storage/storage-command.ts';
import { nameOf } from '#tests/contracts/file-store.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { storePicture } from '#tests/support/writes.ts';

const root = makeTemporaryFolder();
const DAY = 24 * 60 * 60 * 1000;

/** What a picture's six files hold in these tests. */
const TEXTS = ['bread', 'wine', 'salt', 'oil', 'honey', 'milk'];

let [folder, backups, restored] = ['', '', ''];
let files: FileStore;

/** A site whose only picture has these files. */
beforeEach(async () => {
  folder = mkdtempSync(join(root, 'site-'));
  [backups, restored] = [join(folder, 'backups'), join(folder, 'restored.db')];
  vi.useFakeTimers({ now: Date.parse('2026-03-01T03:00:30Z'), toFake: ['Date'] });
  vi.stubEnv('BACKUP_URL', `folder:${backups}`);
  vi.stubEnv('BACKUP_KEEP', '2');
  vi.stubEnv('DATABASE_URL', `sqlite:${join(folder, 'site.db')}`);
  files = createFolderFileStore(join(folder, 'site.db-files'));
  const names: FileName[] = [];
  for (const text of TEXTS) names.push(await files.write(Buffer.from(text)));
  const both = (place: number) => ({ webp: names[place]!, jpeg: names[place + 1]! });
  const storage = openSqliteFile(join(folder, 'site.db'));
  const [rosa] = await storeMembers(storage, 1);
  await storePicture(storage, rosa!.id, { files: { 96: both(0), 320: both(2), 960: both(4) } });
  await storage.close();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const run = (...parameters: string[]) => runCommandHere(createStorageCommand, parameters);

/** Makes a backup, a day after the one before. */
async function backUpNextDay() {
  vi.setSystemTime(Date.now() + DAY);
  const ran = await run('backup');
  expect(ran).toMatchObject({ code: 0 });
  return ran.errors;
}

const restore = (...parameters: string[]) => {
  vi.stubEnv('DATABASE_URL', `sqlite:${restored}`);
  return run('restore', ...parameters);
};

const listed = async (store: FileStore) => (await store.list(null, 100)).map(({ name }) => name);
const backedUp = () => listed(createFolderFileStore(join(backups, 'files')));
const entries = () =>
  readdirSync(join(backups, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

describe('backups', () => {
  test('have the files of members beside them, which a drill reads and a restore brings back', async () => {
    expect(await backUpNextDay()).toContain(
      '6 files of members are beside it, 6 of them new; 0 that no backup needs were removed.',
    );
    expect(await backUpNextDay()).toContain('6 files of members are beside it, 0 of them new;');
    const drilled = await run('drill');
    expect(drilled).toMatchObject({ code: 0 });
    expect(drilled.errors).toContain('6 files of members are beside it.');
    expect(await restore()).toMatchObject({ code: 0 });
    const found = createFolderFileStore(`${restored}-files`);
    expect(await listed(found)).toEqual(await listed(files));
    expect(String(Buffer.from((await found.read(nameOf('honey'))) ?? []))).toBe('honey');
  });

  test('bring them back by the path of one as well', async () => {
    await backUpNextDay();
    vi.stubEnv('BACKUP_URL', '');
    const name = readdirSync(backups).find((each) => each.endsWith('.db')) ?? '';
    expect(await restore(join(backups, name))).toMatchObject({ code: 0 });
    expect(await listed(createFolderFileStore(`${restored}-files`))).toHaveLength(6);
  });

  test('are restored without them where the site keeps none', async () => {
    await backUpNextDay();
    vi.stubEnv('FILES_URL', 'memory:');
    expect(await backUpNextDay()).not.toContain('files of members');
    expect(await restore()).toMatchObject({ code: 0 });
  });

  test('keep a file that a member has removed for as long as one of them is older than that', async () => {
    const bread = nameOf('bread');
    await backUpNextDay();
    await files.remove(bread);
    for (const _day of [1, 2]) {
      expect(await backUpNextDay()).toContain('0 that no backup needs were removed.');
      expect(await backedUp()).toContain(bread);
    }
    expect(await backUpNextDay()).toContain('1 that no backup needs were removed.');
    expect(await backedUp()).not.toContain(bread);
    expect(readdirSync(backups)).not.toContain('hearthkin-removed-files.json');
  });

  test('keep one that came back', async () => {
    const bread = nameOf('bread');
    await backUpNextDay();
    await files.remove(bread);
    await backUpNextDay();
    await files.write(Buffer.from('bread'));
    for (const _day of [1, 2, 3]) await backUpNextDay();
    expect(await backedUp()).toContain(bread);
  });

  test('begin anew with what was removed where that can’t be read', async () => {
    await backUpNextDay();
    await files.remove(nameOf('bread'));
    await backUpNextDay();
    writeFileSync(join(backups, 'hearthkin-removed-files.json'), '{"bread":');
    await backUpNextDay();
    expect(await backedUp()).toContain(nameOf('bread'));
  });

  test('name a damaged file, and are made all the same', async () => {
    const salt = nameOf('salt');
    writeFileSync(
      join(folder, 'site.db-files', salt.slice(0, 2), salt.slice(2, 4), salt),
      'pepper',
    );
    const said = await backUpNextDay();
    expect(said).toContain(`${salt} is damaged or has just been removed.`);
    expect(said).toContain("5 files of members are beside it, 5 of them new, 1 can't be read;");
  });
});

describe('a drill', () => {
  test('fails for a file that is missing', async () => {
    await backUpNextDay();
    await createFolderFileStore(join(backups, 'files')).remove(nameOf('wine'));
    expect(await run('drill')).toMatchObject({
      code: 1,
      errors: expect.stringContaining(
        '1 of 6 files of members are missing or damaged beside the backup.',
      ) as string,
    });
  });
});

describe('encrypted backups', () => {
  const identityFile = join(root, 'key.txt');
  beforeEach(async () => {
    const identity = await generateIdentity();
    writeFileSync(identityFile, `${identity}\n`);
    vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(identity));
  });

  test('have encrypted files, which the private key alone brings back', async () => {
    await backUpNextDay();
    expect(entries().toSorted()).toEqual(TEXTS.map((text) => `${nameOf(text)}.age`).toSorted());
    const bread = nameOf('bread');
    const kept = readFileSync(
      join(backups, 'files', bread.slice(0, 2), bread.slice(2, 4), `${bread}.age`),
      'latin1',
    );
    expect(kept).toMatch(/^age-encryption\.org\/v1\n/);
    expect(kept).not.toContain('bread');
    expect(await backUpNextDay()).toContain('6 files of members are beside it, 0 of them new;');
    expect(await run('drill', '--identity', identityFile)).toMatchObject({ code: 0 });
    expect(await restore('--identity', identityFile)).toMatchObject({ code: 0 });
    expect(await listed(createFolderFileStore(`${restored}-files`))).toHaveLength(6);
  });

  test('take the place of readable files once no backup needs those', async () => {
    vi.stubEnv('BACKUP_RECIPIENT', '');
    await backUpNextDay();
    vi.stubEnv(
      'BACKUP_RECIPIENT',
      await identityToRecipient(readFileSync(identityFile, 'utf8').trim()),
    );
    for (const _day of [1, 2]) {
      await backUpNextDay();
      expect(entries()).toHaveLength(12);
    }
    await backUpNextDay();
    expect(entries().filter((name) => !name.endsWith('.age'))).toEqual([]);
    expect(entries()).toHaveLength(6);
  });
});

test('what is beside a backup of nothing is nothing', async () => {
  rmSync(join(folder, 'site.db-files'), { recursive: true });
  expect(await backUpNextDay()).toContain('0 files of members are beside it, 0 of them new;');
  expect(readdirSync(backups)).not.toContain('files');
});
