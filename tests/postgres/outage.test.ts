import { toMemberId } from '#tests/support/ids.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import type { Storage } from '#core/storage.ts';
import { createApiClient, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { POSTGRES_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { storeConnection } from '#tests/support/stored-records.ts';

let cluster: PostgresCluster;
let storage: Storage;
let server: TestServer;
let rosa: MemberClient;
let daniel: MemberClient;
let messages: string;

beforeAll(async () => {
  cluster = await startPostgresCluster();
  storage = await openPostgresStorage({
    url: cluster.url,
    connections: 4,
    migrationsFolder: POSTGRES_MIGRATIONS,
  });
  server = await startTestServer({ storage });
  rosa = await signUp(server.url, 'rosa');
  daniel = await signUp(server.url, 'daniel');
  const { id } = await storeConnection(storage, toMemberId(rosa.id), toMemberId(daniel.id));
  messages = `/api/connections/${id}/messages`;
});
afterAll(async () => {
  await server.close();
  await cluster.remove();
});

test('while PostgreSQL is away the server says so, and then goes on with all that it had acknowledged', async () => {
  const acknowledged: string[] = [];
  const statuses = new Set<number>();
  let isWell = false;
  const load = { isOn: true };
  const write = async (writer: number) => {
    for (let number = 1; load.isOn; number += 1) {
      const content = `${writer}/${number}`;
      const answer = await rosa.send('POST', messages, { content });
      statuses.add(answer.status);
      if (answer.status === 201) {
        acknowledged.push(content);
        isWell = true;
      } else {
        isWell = false;
        expect(answer.headers.get('Retry-After')).toMatch(/^\d+$/);
      }
    }
  };
  const writers = [1, 2, 3, 4].map(write);
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40);

  await cluster.kill();
  await expect.poll(() => statuses.has(503)).toBe(true);
  const ready = await createApiClient(server.url).send('GET', '/api/readyz');
  expect(ready.status).toBe(503);

  await cluster.start();
  await expect.poll(() => isWell).toBe(true);
  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 40);
  load.isOn = false;
  await Promise.all(writers);

  expect([...statuses].sort()).toEqual([201, 503]);
  const stored = await readAll();
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
});

async function readAll(): Promise<string[]> {
  const contents: string[] = [];
  let path: string | undefined = `${messages}?limit=200`;
  while (path !== undefined) {
    const answer = await daniel.send('GET', path);
    contents.push(...(answer.body as { content: string }[]).map(({ content }) => content));
    path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
  }
  return contents;
}
