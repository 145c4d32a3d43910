import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresEventBus } from '#adapters/postgres/postgres-event-bus.ts';
import type { SiteBus } from '#core/events.ts';
import { record } from '#tests/contracts/event-bus-contract.ts';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { createApiClient, signUp, type MemberClient } from '#tests/support/api-client.ts';
import { startPooler } from '#tests/support/pooler.ts';
import { buildServerProgram } from '#tests/support/server-program.ts';
import { startPatroniCluster, type PatroniCluster } from './patroni-cluster.ts';

const PROCESSES = 4;
/** How soon after the primary was killed every process must be right again, in milliseconds. */
const SOON = 30_000;
/** How long before the end of the primary an asynchronous standby may lack what was acknowledged, in milliseconds. */
const REPLICATION_LAG = 1_000;
const PATIENCE = { timeout: 2 * SOON, interval: 50 };

let cluster: PatroniCluster;
let servers: ServerProcess[];
let bus: SiteBus;
let viewers: MemberClient[];
/** Ends what has been started, the newest first. */
const closing: (() => Promise<unknown>)[] = [];

describe.each([
  ['a synchronous standby, which has everything acknowledged,', true],
  ['an asynchronous standby, which may lack the last moment,', false],
])('when the primary is killed under load and %s takes over', (_standby, synchronous) => {
  beforeAll(async () => {
    cluster = await startPatroniCluster({ synchronous });
    closing.unshift(cluster.remove);
    const pooler = await startPooler(cluster.primaryUrl);
    closing.unshift(pooler.remove);
    const program = await buildServerProgram('server-in-failover');
    closing.unshift(program.remove);
    const environment = {
      DATABASE_POOLER: 'transaction',
      DATABASE_READ_URL: cluster.standbyUrl,
      EVENTS_URL: cluster.primaryUrl,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
    };
    servers = await Promise.all(
      Array.from({ length: PROCESSES }, () =>
        startServerProcess({
          databaseUrl: pooler.addressOf(cluster.primaryUrl),
          command: [process.execPath, program.file],
          environment,
        }),
      ),
    );
    closing.unshift(() => Promise.all(servers.map((server) => server.kill())));
    bus = await openPostgresEventBus(cluster.primaryUrl, () => undefined);
    closing.unshift(() => bus.close());
    viewers = await Promise.all(servers.map(({ url }, number) => signUp(url, `viewer-${number}`)));
  }, 180_000);
  afterAll(async () => {
    for (const close of closing.splice(0)) await close();
  }, 60_000);

  test('every process is right again by itself', async () => {
    const { heard } = record(bus);
    const load = { isOn: true };
    const writers = await Promise.all(servers.map(startWriter));
    const written = Promise.all(writers.map((writer) => writer.write(load)));
    const counts = () => writers.map(({ acknowledged }) => acknowledged.length);
    await expect.poll(() => Math.min(...counts()), PATIENCE).toBeGreaterThan(50);

    const killed = await cluster.killPrimary();
    const killedAt = performance.now();
    const atDeath = counts();
    await expect
      .poll(() => cluster.readPrimary(), PATIENCE)
      .not.toMatch(new RegExp(`^(${killed})?$`));
    const promoted = performance.now() - killedAt;
    const heardBefore = heard.length;
    await Promise.all(
      writers.map((writer, place) =>
        expect
          .poll(() => writer.acknowledged.length, PATIENCE)
          .toBeGreaterThan((atDeath[place] ?? 0) + 20),
      ),
    );
    await expect
      .poll(() => heard.slice(heardBefore).some((event) => event !== 'gap'), PATIENCE)
      .toBe(true);
    await signUp(servers[0]!.url, 'newcomer', { name: 'Came after the failover' });
    for (const viewer of viewers) {
      const { status, body } = await viewer.send(
        'GET',
        '/api/discovery?text=after%20the%20failover',
      );
      expect({ status, body }).toMatchObject({ status: 200, body: { total: 1 } });
    }
    const wellAgain = performance.now() - killedAt;
    load.isOn = false;
    await written;

    let messages = 0;
    let lost = 0;
    for (const writer of writers) {
      const stored = new Set(await writer.readStored());
      const missing = writer.acknowledged.filter(({ content }) => !stored.has(content));
      if (synchronous) expect(missing).toEqual([]);
      for (const { at } of missing) expect(Math.abs(at - killedAt)).toBeLessThan(REPLICATION_LAG);
      expect(stored.size).toBe(writer.acknowledged.length - missing.length);
      messages += stored.size;
      lost += missing.length;
    }
    const outages = writers.map((writer) => Math.round(writer.outage()));
    console.info({ synchronous, promoted, wellAgain, outages, messages, lost });
    expect(Math.max(wellAgain, ...outages)).toBeLessThan(SOON);
  }, 180_000);
});

/** Two members. One writes to the other through the process, each message until it is acknowledged. */
async function startWriter({ url }: ServerProcess, number: number) {
  const one = await signUp(url, `writer-${number}`);
  const other = await signUp(url, `reader-${number}`);
  const people = { userId1: one.id, userId2: other.id };
  const { body } = await one.send('POST', '/api/connections', people);
  const { id } = body as { id: number };
  await other.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
  const path = `/api/connections/${id}/messages`;
  const acknowledged: { readonly content: string; readonly at: number }[] = [];
  const send = async (content: string) => {
    const response = await one.fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': content },
      body: JSON.stringify({ content }),
    });
    await response.text();
    return response.status;
  };
  return {
    acknowledged,
    write: async (load: { readonly isOn: boolean }) => {
      for (let turn = 1; load.isOn; turn += 1) {
        const content = `message-${number}-${turn}`;
        let status = 0;
        while (status !== 201) status = await send(content).catch(() => 0);
        acknowledged.push({ content, at: performance.now() });
      }
    },
    /** The longest time between two messages, in milliseconds. */
    outage: () =>
      Math.max(...acknowledged.map(({ at }, place) => at - (acknowledged[place - 1]?.at ?? at))),
    readStored: async () => {
      const reader = createApiClient(url, other.sessionToken());
      const contents: string[] = [];
      let page: string | undefined = `${path}?limit=200`;
      while (page !== undefined) {
        const answer = await reader.send('GET', page);
        contents.push(...(answer.body as { content: string }[]).map(({ content }) => content));
        page = /<([^>]+)>; rel="next"/.exec(answer.headers.get('Link') ?? '')?.[1];
      }
      return contents;
    },
  };
}
