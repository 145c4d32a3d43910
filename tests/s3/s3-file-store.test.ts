import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFolderFileStore } from '#adapters/files/folder-file-store.ts';
import { openS3Bucket } from '#adapters/s3/s3-bucket.ts';
import { createS3FileStore } from '#adapters/s3/s3-file-store.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { createStorageCommand } from '#server/commands/storage/storage-command.ts';
import { describeFileStore, nameOf } from '#tests/contracts/file-store.ts';
import { runCommandHere } from '#tests/support/run-command.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const BREAD = nameOf('bread');
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

describeFileStore('a bucket', async () => createS3FileStore(await server.makeBucket()));
describeFileStore('a bucket that turns them around', async () => {
  const turn = (bytes: Uint8Array) => Promise.resolve(bytes.toReversed());
  const sealing = { suffix: '.turned', seal: turn, open: turn };
  return createS3FileStore(await server.makeBucket(), sealing);
});

describe('files in a bucket', () => {
  test('are copied there by the command', async () => {
    const { bucket, prefix, endpoint, region, ...key } = await server.makeBucket();
    const folder = makeTemporaryFolder();
    await createFolderFileStore(folder).write(Buffer.from('bread'));
    vi.stubEnv('FILES_URL', `folder:${folder}`);
    vi.stubEnv('AWS_ACCESS_KEY_ID', key.accessKeyId);
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', key.secretAccessKey);
    const address = `s3://${bucket}/${prefix}?endpoint=${endpoint}&region=${region}`;
    const ran = await runCommandHere(createStorageCommand, ['copy-files', '--to', address]);
    vi.unstubAllEnvs();
    expect(ran).toMatchObject({ code: 0, errors: '' });
    const store = createS3FileStore({ bucket, prefix, endpoint, region, ...key });
    expect((await store.list(null, 10)).map(({ name }) => name)).toEqual([BREAD]);
  });

  test('are as if they were missing where they hold something else', async () => {
    const place = await server.makeBucket();
    const store = createS3FileStore(place);
    await store.write(Buffer.from('bread'));
    await openS3Bucket(place).write(BREAD, 'brea');
    expect(await store.read(BREAD)).toBeNull();
  });

  test('are listed without what else is there', async () => {
    const place = await server.makeBucket();
    const store = createS3FileStore(place);
    const bucket = openS3Bucket(place);
    for (const name of ['0', '1', '2', 'backup', 'zz']) await bucket.write(name, 'notes');
    for (const text of ['bread', 'wine', 'salt']) await store.write(Buffer.from(text));
    const names = ['bread', 'wine', 'salt'].map(nameOf).toSorted();
    expect((await store.list(null, 2)).map(({ name }) => name)).toEqual(names.slice(0, 2));
    expect((await store.list(names[1] ?? null, 2)).map(({ name }) => name)).toEqual([names[2]]);
  });

  test.each([
    ['a bucket that is missing', { bucket: 'nowhere' }, 'There is no bucket nowhere at '],
    ['a wrong key', { secretAccessKey: 'cake' }, "doesn't take the key"],
    ['a server that is away', { endpoint: 'http://127.0.0.1:1' }, "doesn't answer as S3 does"],
  ])('in %s can not be reached just now', async (_what, changed, sentence) => {
    const store = createS3FileStore({ ...(await server.makeBucket()), ...changed });
    const answers = await Promise.allSettled([
      store.write(Buffer.from('bread')),
      store.read(BREAD),
      store.remove(BREAD),
      store.list(null, 1),
      store.ping(),
    ]);
    for (const answer of answers) {
      const reason: unknown = answer.status === 'rejected' ? answer.reason : null;
      expect(reason).toBeInstanceOf(StorageUnavailable);
      expect(String(reason)).toContain(sentence);
    }
  });
});
