import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { expect, inject, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { createDatabaseOn } from '#tests/support/postgres-server.ts';

test('where something between lets the first connection pass and no other, that is told in a sentence', async () => {
  const database = await createDatabaseOn(inject('postgresUrl') ?? '');
  const way = await openWay(new URL(database.url), 1);
  const opening = openPostgresStorage({
    url: way.url,
    connections: 2,
    migrationsFolder: POSTGRES_MIGRATIONS,
  });
  await expect(opening).rejects.toThrow(StorageUnusable);
  await expect(opening).rejects.toThrow(
    /stopped answering while the server started \(.+\): start it/,
  );
  way.close();
  await database.release();
});

test('a server that is slow to take connections is waited for while the storage opens', async () => {
  const database = await createDatabaseOn(inject('postgresUrl') ?? '');
  const way = await openWay(new URL(database.url), Infinity, 2_000);
  const storage = await openPostgresStorage({
    url: way.url,
    connections: 2,
    migrationsFolder: POSTGRES_MIGRATIONS,
  });
  await expect(storage.ping()).resolves.toBeUndefined();
  await storage.close();
  way.close();
  await database.release();
});

/** A way to the server for so many connections, each after as many milliseconds; those after them are cut at once. */
async function openWay(server: URL, connections: number, delay = 0) {
  let passed = 0;
  const way = createServer((socket) => {
    passed += 1;
    if (passed > connections) {
      socket.destroy();
      return;
    }
    setTimeout(() => {
      const onwards = connect(Number(server.port), server.hostname);
      // Either end may break off.
      pipeline(socket, onwards, socket, () => undefined);
    }, delay);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const url = new URL(server);
  url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
  return { url: url.href, close: () => way.close() };
}
