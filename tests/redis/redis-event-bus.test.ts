import { toMessageId } from '#tests/support/ids.ts';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRedisEventBus } from '#adapters/redis/redis-event-bus.ts';
import {
  describeEventBus,
  openForEachTest,
  record,
  sent,
  type OpenEventBuses,
} from '#tests/contracts/event-bus-contract.ts';
import { startRedisServer, type RedisServer } from '#tests/support/redis-server.ts';

let redis: RedisServer;

beforeAll(async () => {
  redis = await startRedisServer();
});
afterAll(() => redis.kill());

const open: OpenEventBuses = async (report) => ({
  one: await openRedisEventBus(redis.url, report),
  other: await openRedisEventBus(redis.url, report),
});

describeEventBus('the bus of Redis', open);

/** How often the server has refused somebody a SUBSCRIBE. */
async function countRefusals(operator: Redis): Promise<number> {
  const statistics = await operator.info('commandstats');
  return Number(/cmdstat_subscribe:.*rejected_calls=(\d+)/.exec(statistics)?.[1] ?? 0);
}

describe('on Redis', () => {
  const buses = openForEachTest(open);

  test('after an outage every listener is told to read anew, and hears what comes then', async () => {
    const { one, other, failures } = buses();
    const { heard } = record(other);
    await redis.kill();
    one.announce(sent(toMessageId(1)));
    await redis.start();
    await expect.poll(() => heard).toContain('gap');
    await expect
      .poll(() => {
        one.announce(sent(toMessageId(2)));
        return heard;
      })
      .toContainEqual(sent(toMessageId(2)));
    expect(heard).not.toContainEqual(sent(toMessageId(1)));
    expect(failures).toEqual(Array(2).fill('Events are cut off; connecting again.'));
  });

  test('a process that may not subscribe again for a while hears again as soon as it may', async () => {
    const { one, other, failures } = buses();
    const { heard } = record(other);
    const operator = new Redis(redis.url);
    await operator.acl('SETUSER', 'default', '-subscribe');
    await operator.call('CLIENT', 'KILL', 'TYPE', 'pubsub');
    await expect.poll(() => countRefusals(operator)).toBeGreaterThan(4);
    expect(heard).toEqual([]);
    await operator.acl('SETUSER', 'default', '+subscribe');
    await operator.quit();
    await expect.poll(() => heard).toContain('gap');
    one.announce(sent(toMessageId(1)));
    await expect.poll(() => heard).toContainEqual(sent(toMessageId(1)));
    expect(failures).toEqual(Array(2).fill('Events are cut off; connecting again.'));
  });

  test('sites that name different databases of one server do not hear each other', async () => {
    const { one, other } = buses();
    const elsewhere = await openRedisEventBus(redis.url.replace(/0$/, '1'), () => undefined);
    const [here, there] = [record(other), record(elsewhere)];
    elsewhere.announce(sent(toMessageId(1)));
    await expect.poll(() => there.heard).toEqual([sent(toMessageId(1))]);
    one.announce(sent(toMessageId(2)));
    await expect.poll(() => here.heard).toEqual([sent(toMessageId(2))]);
    expect(there.heard).toEqual([sent(toMessageId(1))]);
    await elsewhere.close();
  });

  test('a server that is not there is told at once', async () => {
    const nowhere = openRedisEventBus('redis://127.0.0.1:1/0', () => undefined);
    await expect(nowhere).rejects.toThrow();
  });
});
