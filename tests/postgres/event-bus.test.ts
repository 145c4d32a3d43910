import { toMessageId } from '#tests/support/ids.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresEventBus } from '#adapters/postgres/postgres-event-bus.ts';
import {
  describeEventBus,
  openForEachTest,
  record,
  sent,
  type OpenEventBuses,
} from '#tests/contracts/event-bus-contract.ts';
import { startPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';

let cluster: PostgresCluster;

beforeAll(async () => {
  cluster = await startPostgresCluster();
});
afterAll(() => cluster.remove());

const open: OpenEventBuses = async (report) => ({
  one: await openPostgresEventBus(cluster.url, report),
  other: await openPostgresEventBus(cluster.url, report),
});

describeEventBus('the bus of PostgreSQL', open);

describe('on PostgreSQL', () => {
  const buses = openForEachTest(open);

  test('each process holds one connection', async () => {
    expect(await query(COUNT_CONNECTIONS)).toEqual([{ count: '2' }]);
  });

  test('a connection that is cut is made again, and its listeners read what they missed', async () => {
    const { one, other, failures } = buses();
    const { heard } = record(other);
    await query(cutConnections(2));
    await expect.poll(() => heard).toEqual(['gap']);
    one.announce(sent(toMessageId(1)));
    await expect.poll(() => heard.at(-1)).toEqual(sent(toMessageId(1)));
    expect(failures).toEqual(Array(2).fill('Events are cut off; connecting again.'));
  });

  test('what is announced while a connection is cut is told when it is made again', async () => {
    const { one, other } = buses();
    const { heard } = record(other);
    await query(cutConnections(1));
    for (let id = 1; id <= 3; id += 1) one.announce(sent(toMessageId(id)));
    await expect
      .poll(() => heard)
      .toEqual([sent(toMessageId(1)), sent(toMessageId(2)), sent(toMessageId(3))]);
  });

  test('a connection that does not answer in time is given up, and what waited is told by the next', async () => {
    const { one, other, failures } = buses();
    const { heard } = record(other);
    const [{ pid }] = (await query(FIRST_CONNECTION)) as [{ readonly pid: number }];
    process.kill(pid, 'SIGSTOP');
    one.announce(sent(toMessageId(1)));
    await expect.poll(() => failures).not.toEqual([]);
    process.kill(pid, 'SIGCONT');
    await expect.poll(() => heard).toContainEqual(sent(toMessageId(1)));
  });

  test('after a long outage listeners read anew instead of hearing all', async () => {
    const { one, other } = buses();
    const { heard } = record(other);
    await cluster.kill();
    for (let id = 1; id <= 5_000; id += 1) one.announce(sent(toMessageId(id)));
    await cluster.start();
    const announceAgain = () => {
      one.announce(sent(toMessageId(5_001)));
      return heard;
    };
    await expect.poll(announceAgain).toContainEqual(sent(toMessageId(5_001)));
    expect(heard).toContain('gap');
    expect(heard).not.toContainEqual(sent(toMessageId(1)));
    expect(heard.length).toBeLessThan(1_100);
  });

  test('what another version of the program tells is passed over', async () => {
    const { one, other } = buses();
    const { heard } = record(other);
    await query(`SELECT pg_notify('hearthkin', '{"type":"moon_risen"}')`);
    await query(`SELECT pg_notify('hearthkin', 'no JSON')`);
    one.announce(sent(toMessageId(1)));
    await expect.poll(() => heard).toEqual([sent(toMessageId(1))]);
  });

  test('a server that is not there is told at once', async () => {
    const nowhere = openPostgresEventBus('postgres://hearthkin@127.0.0.1:1/none', () => undefined);
    await expect(nowhere).rejects.toThrow();
  });
});

const OF_EVENTS = `FROM pg_stat_activity WHERE application_name = 'hearthkin events'`;
const COUNT_CONNECTIONS = `SELECT count(*) ${OF_EVENTS}`;

const FIRST_CONNECTION = `SELECT pid ${OF_EVENTS} ORDER BY backend_start LIMIT 1`;

/** Cuts the connections of so many processes, the first ones first. */
const cutConnections = (count: number) => `
  SELECT pg_terminate_backend(pid)
  FROM (SELECT pid ${OF_EVENTS} ORDER BY backend_start LIMIT ${count}) AS chosen`;

async function query(sql: string): Promise<object[]> {
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const { rows } = await client.query<object>(sql);
  await client.end();
  return rows;
}
