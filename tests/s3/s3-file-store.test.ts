import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openS3Bucket } from '#adapters/s3/s3-bucket.ts';
import { createS3FileStore } from '#adapters/s3/s3-file-store.ts';
import { StorageUnavailable } from '#core/kernel/storage-unavailable.ts';
import { describeFileStore, nameOf } from '#tests/contracts/file-store.ts';
import { startS3Server, type S3Server } from '#tests/support/s3-server.ts';

const BREAD = nameOf('bread');
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

describeFileStore('a bucket', async () => createS3FileStore(await server.makeBucket()));

describe('files in a bucket', () => {
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
