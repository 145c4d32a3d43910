import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openPostgresEventBus } from '#adapters/postgres/postgres-event-bus.ts';
import { describeLiveProcesses } from '#tests/contracts/live-processes-contract.ts';
import { record } from '#tests/contracts/event-bus-contract.ts';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { createApiClient, PASSWORD, signUp } from '#tests/support/api-client.ts';
import { createDatabaseOn, type EmptyDatabase } from '#tests/support/postgres-server.ts';
import { startRoundRobinProxy, type RoundRobinProxy } from '#tests/support/round-robin-proxy.ts';
import { buildServerProgram, type ServerProgram } from '#tests/support/server-program.ts';

const PROCESSES = 10;

const WRITERS = 4;
/** How many each of them writes: a member may write sixty a minute. */
const MESSAGES = 50;

let database: EmptyDatabase;
let program: ServerProgram;
let first: ServerProcess;
let second: ServerProcess;
let proxy: RoundRobinProxy;

beforeAll(async () => {
  database = await createDatabaseOn(inject('postgresUrl') ?? '');
  program = await buildServerProgram('server-on-postgres');
  const started = await Promise.all(Array.from({ length: PROCESSES }, start));
  [first, second] = [started[0]!, started[1]!];
  await Promise.all(started.slice(2).map((server) => server.kill()));
  proxy = await startRoundRobinProxy([first.url, second.url]);
});
afterAll(async () => {
  await proxy.close();
  await Promise.all([first.kill(), second.kill()]);
  await database.release();
  await program.remove();
});

function start(): Promise<ServerProcess> {
  return startServerProcess({
    databaseUrl: database.url,
    command: [process.execPath, program.file],
  });
}

test('ten processes that start at once on an empty database make its tables once', async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('SELECT number FROM migration ORDER BY number');
  await client.end();
  expect(rows).toEqual(rows.map((_row, place) => ({ number: place + 1 })));
  expect(rows).not.toEqual([]);
});

test('who is signed in through one process is signed in through the other, and out through both', async () => {
  const member = await signUp(first.url, 'traveller');
  const there = createApiClient(second.url, member.sessionToken());
  expect(await there.send('GET', '/api/auth/current')).toMatchObject({ status: 200 });
  await there.send('POST', '/api/auth/logout');
  expect(await member.send('GET', '/api/auth/current')).toMatchObject({ status: 401 });
});

test('limits count what is done through all processes together', async () => {
  await signUp(first.url, 'guarded');
  const visitor = createApiClient(proxy.url);
  const logIn = (password: string) =>
    visitor.send('POST', '/api/auth/login', { username: 'guarded', password });
  const statuses: number[] = [];
  for (let time = 0; time < 10; time += 1) statuses.push((await logIn('wrong')).status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect(await logIn(PASSWORD)).toMatchObject({ status: 429 });
});

test('one process finds at once whom the other has registered', async () => {
  const viewer = await signUp(first.url, 'seeker');
  await signUp(second.url, 'newcomer', { name: 'Quite New' });
  const { body } = await viewer.send('GET', '/api/discovery?text=quite%20new');
  expect(body).toMatchObject({ total: 1 });
});

test('a message sent through either process is heard of in a third', async () => {
  const bus = await openPostgresEventBus(database.url, () => undefined);
  const { heard } = record(bus);
  const one = await signUp(first.url, 'announcer');
  const other = await signUp(second.url, 'announced');
  const people = { userId1: one.id, userId2: other.id };
  const { body } = await one.send('POST', '/api/connections', people);
  const { id: connectionId } = body as { id: number };
  await other.send('PATCH', `/api/connections/${connectionId}`, { status: 'accepted' });
  const path = `/api/connections/${connectionId}/messages`;
  const memberIds = [one.id, other.id];
  for (const writer of [one, createApiClient(second.url, one.sessionToken())]) {
    const answer = await writer.send('POST', path, { content: 'Do you hear me?' });
    const { id: messageId } = answer.body as { id: number };
    const event = { type: 'message_sent', messageId, connectionId, memberIds };
    await expect.poll(() => heard, { interval: 5 }).toContainEqual(event);
  }
  for (const type of ['connection_requested', 'connection_accepted']) {
    expect(heard).toContainEqual({ type, connectionId, memberIds });
  }
  await bus.close();
});

describeLiveProcesses(() => ({ first: first.url, second: second.url }), {
  sharesBus: true,
});

test('when one is killed under load, the other goes on and nothing acknowledged is lost or doubled', async () => {
  const writers: Awaited<ReturnType<typeof startWriter>>[] = [];
  for (let number = 1; number <= WRITERS; number += 1) writers.push(await startWriter(number));
  const acknowledged = () => writers.flatMap((writer) => writer.acknowledged).length;
  const written = Promise.all(writers.map((writer) => writer.write()));
  await expect.poll(acknowledged, { interval: 1 }).toBeGreaterThan(WRITERS);
  await first.kill();
  expect(acknowledged()).toBeLessThan(WRITERS * MESSAGES);
  await written;
  for (const writer of writers) {
    expect(await writer.readStored()).toEqual(writer.acknowledged);
    expect(writer.acknowledged).toHaveLength(MESSAGES);
  }
});

/** Two members. One writes to the other through the proxy, each message until it is acknowledged. */
async function startWriter(number: number) {
  const one = await signUp(proxy.url, `writer-${number}`);
  const other = await signUp(proxy.url, `reader-${number}`);
  const people = { userId1: one.id, userId2: other.id };
  const { body } = await one.send('POST', '/api/connections', people);
  const { id } = body as { id: number };
  await other.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  const path = `/api/connections/${id}/messages`;
  const acknowledged: string[] = [];
  const send = async (key: string, content: string) => {
    const response = await one.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ content }),
    });
    await response.text();
    return response.status;
  };
  return {
    acknowledged,
    write: async () => {
      for (let turn = 1; turn <= MESSAGES; turn += 1) {
        const content = `${number}/${turn}`;
        let status = 0;
        while (status !== 201) status = await send(`key-${turn}`, content).catch(() => 0);
        acknowledged.push(content);
      }
    },
    readStored: async () => {
      const reader = createApiClient(second.url, other.sessionToken());
      const answer = await reader.send('GET', `${path}?limit=200`);
      return (answer.body as { content: string }[]).map(({ content }) => content);
    },
  };
}
