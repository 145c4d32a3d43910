import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import { createApiClient, expectProblem, signUp } from '#tests/support/api-client.ts';
import { startTestServer } from '#tests/support/running-server.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Something that happens when a test says so. */
function createGate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

async function openConnection(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  await once(socket, 'connect');
  return socket;
}

async function readToEnd(socket: Socket): Promise<string> {
  const parts: string[] = [];
  socket.on('data', (part: string) => parts.push(part));
  await once(socket, 'close');
  return parts.join('');
}

test('stopping answers what was begun, says that it is not ready, and then closes storage', async () => {
  const storage = createMemoryStorage();
  const [begun, finish] = [createGate(), createGate()];
  const happened: string[] = [];
  const server = await startTestServer({
    storage: {
      ...storage,
      members: {
        ...storage.members,
        list: async (page) => {
          begun.open();
          await finish.opened;
          happened.push('listed');
          return storage.members.list(page);
        },
      },
      close: () => {
        happened.push('closed');
        return storage.close();
      },
    },
  });
  const rosa = await signUp(server.url, 'rosa');
  const silent = await openConnection(server.url);
  const probe = await openConnection(server.url);
  const answer = readToEnd(probe);
  probe.write('GET /api/readyz HTTP/1.1\r\nHost: x\r\n');
  // Each round trip lets the server see what came before it.
  await rosa.send('GET', '/api/readyz');
  await rosa.send('GET', '/api/readyz');
  const slow = rosa.send('GET', '/api/users');
  await begun.opened;

  const closed = server.close();
  await once(silent, 'close');
  await expect(fetch(`${server.url}/api/readyz`)).rejects.toThrow();
  probe.write('Connection: close\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 503 [^]*"code":"unavailable"/);
  expect(happened).toEqual([]);

  finish.open();
  expect(await slow).toMatchObject({ status: 200 });
  await closed;
  expect(happened).toEqual(['listed', 'closed']);
});

test('until the drain delay is over the server goes on answering, and says that it is not ready', async () => {
  const server = await startTestServer({ environment: { DRAIN_DELAY: '5' } });
  const rosa = await signUp(server.url, 'rosa');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = server.close();
  const visitor = createApiClient(server.url);
  expectProblem(await visitor.send('GET', '/api/readyz'), 503, 'unavailable');
  const answered = await rosa.send('PATCH', `/api/users/${rosa.id}`, { bio: 'Still here' });
  expect(answered.status).toBe(200);
  expect(answered.headers.get('Connection')).toBe('close');
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await closed;
  await expect(fetch(`${server.url}/api/readyz`)).rejects.toThrow();
});

test('a connection that the server had accepted before may still ask', async () => {
  const server = await startTestServer();
  const silent = await openConnection(server.url);
  // A round trip lets the server see what came before it.
  await createApiClient(server.url).send('GET', '/api/readyz');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const closed = server.close();
  vi.advanceTimersByTime(0);
  const answer = readToEnd(silent);
  silent.write('GET /api/resources HTTP/1.1\r\nHost: x\r\n\r\n');
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  vi.useRealTimers();
  await closed;
});
