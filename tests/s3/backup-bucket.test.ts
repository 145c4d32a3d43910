import { generateIdentity, identityToRecipient } from 'age-encryption';
import {
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { S3Place } from '#adapters/s3/s3-place.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { openBackupStore } from '#server/backups/open-backup-store.ts';
import { createDoctorCommand } from '#server/commands/doctor/doctor-command.ts';
import { createStorageCommand } from '#server/commands/storage/storage-command.ts';
import { describeBackupStore } from '#tests/contracts/backup-store-contract.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';
import { storeMembers } from '#tests/support/stored-records.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const root = makeTemporaryFolder();
const site = join(root, 'site.db');
const workFolder = `${site}-backup`;
let server: S3Server;

beforeAll(async () => {
  const storage = openSqliteStorage({ file: site, migrationsFolder: SQLITE_MIGRATIONS });
  await storeMembers(storage, 3);
  await storage.close();
  server = await startS3Server();
});
afterAll(() => server.stop());

describeBackupStore('a bucket', async () => {
  const place = { kind: 's3', ...(await server.makeBucket()) } as const;
  return (now) => openBackupStore({ place, workFolder }, now);
});

describe('backups in a bucket', () => {
  let place: S3Place;
  beforeEach(async () => {
    place = await server.makeBucket();
    vi.stubEnv('DATABASE_URL', `sqlite:${site}`);
    stubPlace({});
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  const stubPlace = (changed: Partial<S3Place>) => {
    const { bucket, prefix, endpoint, region, ...key } = { ...place, ...changed };
    vi.stubEnv('BACKUP_URL', `s3://${bucket}/${prefix}?endpoint=${endpoint}&region=${region}`);
    vi.stubEnv('AWS_ACCESS_KEY_ID', key.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', key.secretAccessKey);
  };
  const run = (...parameters: string[]) => runCommandHere(createStorageCommand, parameters);
  const openStore = () => openBackupStore({ place: { kind: 's3', ...place }, workFolder });

  test('are made, tried, restored and removed by the commands, and nothing is left on this machine', async () => {
    vi.stubEnv('BACKUP_KEEP', '1');
    expect(await run('backup')).toMatchObject({ code: 0 });
    const [made = ''] = await (await openStore()).list();
    expect(made).toMatch(/^hearthkin-\d{4}-\d\d-\d\d-\d{4}\.db$/);
    expect(existsSync(workFolder)).toBe(false);
    expect((await run('drill')).output).toMatch(/^member +3 /m);
    vi.stubEnv('DATABASE_URL', `sqlite:${join(root, 'restored.db')}`);
    expect((await run('restore', made)).output).toMatch(/^member +3 /m);

    vi.stubEnv('DATABASE_URL', `sqlite:${site}`);
    const store = await openStore();
    const letGo = await store.claim();
    writeFileSync(join(workFolder, 'hearthkin-2020-01-01-0300.db'), 'old');
    await store.upload?.('hearthkin-2020-01-01-0300.db');
    await letGo?.();
    const { errors } = await run('backup');
    expect(errors).toContain('hearthkin-2020-01-01-0300.db was removed: the newest 1 are kept.');
    expect(await store.list()).toHaveLength(1);
  });

  test('are encrypted before they leave this machine', async () => {
    const identity = await generateIdentity();
    vi.stubEnv('BACKUP_RECIPIENT', await identityToRecipient(identity));
    expect(await run('backup')).toMatchObject({ code: 0 });
    expect(await (await openStore()).list()).toEqual([expect.stringMatching(/\.db\.age$/)]);
    const file = join(root, 'identity.txt');
    writeFileSync(file, identity);
    expect(await run('drill', '--identity', file)).toMatchObject({ code: 0 });
  });

  test('are made after what a killed process has left is removed, here and there', async () => {
    const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = place;
    const credentials = { accessKeyId, secretAccessKey };
    const client = new S3Client({
      endpoint: endpoint ?? '',
      region,
      credentials,
      forcePathStyle: true,
    });
    const Key = 'hearth/kin/hearthkin-2026-11-25-0300.db';
    await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    const letGo = await (await openStore()).claim();
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
    expect(Uploads).toEqual([]);
    await letGo?.();
  });

  const look = async () => {
    const { output } = await runCommandHere(createDoctorCommand, []);
    return output
      .split('\n')
      .map((line) => line.trim().replaceAll(/\s+/g, ' '))
      .find((line) => line.includes(' backups '));
  };

  test('are looked at for the operator', async () => {
    expect(await look()).toMatch(
      /^BAD backups There is none in s3:\/\/backups-\d+\/hearth\/kin yet/,
    );
    await run('backup');
    expect(await look()).toMatch(/^good backups The newest is /);
  });

  test.each([
    [
      'a bucket that is missing',
      { bucket: 'nowhere' },
      /^There is no bucket nowhere at http:\S+: make it, or name another one\.$/,
    ],
    [
      'a wrong key',
      { secretAccessKey: 'cake' },
      /^http:\S+ doesn't take the key \(SignatureDoesNotMatch\): check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY\.$/,
    ],
    [
      'another region',
      { region: 'eu-central-1' },
      /^http:\S+ has the bucket backups-\d+ in another region than eu-central-1 \(.+\): correct the region\.$/,
    ],
    [
      'a server that is away',
      { endpoint: 'http://127.0.0.1:1' },
      /^http:\S+ doesn't answer as S3 does \(ECONNREFUSED\): check the endpoint, and that the server is up\.$/,
    ],
  ])('with %s fail with one sentence', async (_what, changed, sentence) => {
    stubPlace(changed);
    for (const command of ['backup', 'drill']) {
      const { code, errors } = await run(command);
      expect(code).toBe(1);
      expect(errors.trimEnd()).toMatch(sentence);
    }
    expect(await look()).toMatch(/^BAD backups It could not be looked at: /);
  });
});
