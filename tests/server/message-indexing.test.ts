import { join } from 'node:path';
import SqliteDriver from 'better-sqlite3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEventListeners } from '#adapters/event-listeners.ts';
import type { DomainEvent } from '#core/events.ts';
import { makeIndexMessages, type IndexMessages } from '#core/messaging/use-cases/index-messages.ts';
import { startIndexingMessages } from '#server/jobs/message-indexing.ts';
import { toConnectionId, toMemberId, toMessageId } from '#tests/support/ids.ts';
import { storeConnection, storeMembers, storeMessage } from '#tests/support/stored-records.ts';
import { openSqliteFile } from '#tests/support/sqlite-storage.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** "Some moments" and "now and then". */
const MOMENTS = 1_000;
const NOW_AND_THEN = 10_000;

/** How long to wait for a condition on a busy machine. */
const PATIENCE = 20_000;

const about = {
  messageId: toMessageId(1),
  connectionId: toConnectionId(1),
  memberIds: [toMemberId(1)],
};
const SENT: DomainEvent = { type: 'message_sent', ...about };
const CHANGED: DomainEvent = { type: 'message_changed', ...about };
const READ: DomainEvent = { type: 'message_read', ...about };

let errors: unknown[];
const bus = createEventListeners((error) => void errors.push(error));
const start = (indexMessages: IndexMessages) =>
  startIndexingMessages({
    indexMessages,
    bus,
    logger: { error: (...line: unknown[]) => void errors.push(line) },
  });

beforeEach(() => {
  errors = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Indexing that has nothing left each time, and counts how often it was asked. */
function counting(): { readonly indexMessages: IndexMessages; readonly count: () => number } {
  let asked = 0;
  return {
    indexMessages: () => {
      asked += 1;
      return Promise.resolve(false);
    },
    count: () => asked,
  };
}

test('messages are indexed at the start, and now and then without being told of any', async () => {
  const { indexMessages, count } = counting();
  const stop = start(indexMessages);
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(NOW_AND_THEN - 1);
  expect(count()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(count()).toBe(2);
  await stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('some moments after messages were sent or changed they are indexed, all at once', async () => {
  const { indexMessages, count } = counting();
  const stop = start(indexMessages);
  await vi.advanceTimersByTimeAsync(0);
  const announcements: readonly (() => void)[] = [
    () => {
      bus.tell(SENT);
    },
    () => {
      bus.tell(CHANGED);
    },
    bus.tellOfGap,
  ];
  for (const tell of announcements) {
    const before = count();
    tell();
    await vi.advanceTimersByTimeAsync(MOMENTS / 2);
    tell();
    expect(count()).toBe(before);
    await vi.advanceTimersByTimeAsync(MOMENTS / 2);
    expect(count()).toBe(before + 1);
    await vi.advanceTimersByTimeAsync(MOMENTS / 2);
    expect(count()).toBe(before + 1);
  }
  await stop();
});

test('what is left is indexed shortly after, until nothing is', async () => {
  const answers = [true, true, false, false];
  const stop = start(() => Promise.resolve(answers.shift()!));
  await vi.advanceTimersByTimeAsync(MOMENTS / 10);
  expect(answers).toEqual([false]);
  await vi.advanceTimersByTimeAsync(2 * MOMENTS);
  expect(answers).toEqual([false]);
  await stop();
});

test('a message that was only read is not indexed again', async () => {
  const { indexMessages, count } = counting();
  const stop = start(indexMessages);
  bus.tell(READ);
  await vi.advanceTimersByTimeAsync(2 * MOMENTS);
  expect(count()).toBe(1);
  await stop();
});

test('what fails is logged and tried again', async () => {
  const error = new Error('The storage is away.');
  const answers = [() => Promise.reject(error), () => Promise.resolve(false)];
  const stop = start(() => answers.shift()!());
  await vi.advanceTimersByTimeAsync(0);
  expect(errors).toEqual([[{ err: error }, 'messages were not indexed']]);
  await vi.advanceTimersByTimeAsync(NOW_AND_THEN);
  expect(answers).toEqual([]);
  expect(errors).toHaveLength(1);
  await stop();
});

test('stopping waits for what is under way, and nothing is indexed after it', async () => {
  let asked = 0;
  let finish: ((isMoreLeft: boolean) => void) | undefined;
  const stop = start(() => {
    asked += 1;
    return new Promise((resolve) => void (finish = resolve));
  });
  bus.tell(SENT);
  let isStopped = false;
  const stopped = stop().then(() => void (isStopped = true));
  await vi.advanceTimersByTimeAsync(2 * MOMENTS);
  expect(isStopped).toBe(false);
  finish!(true);
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
  bus.tell(SENT);
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * NOW_AND_THEN);
  expect(asked).toBe(1);
});

test('all messages that were there are indexed batch by batch, and later what is sent', async () => {
  const file = join(makeTemporaryFolder(), 'site.db');
  const storage = openSqliteFile(file);
  const [one, other] = await storeMembers(storage, 2);
  const connection = await storeConnection(storage, one!.id, other!.id);
  for (let place = 0; place < 120; place += 1) {
    await storeMessage(storage, one!.id, connection, `walnut ${place}`);
  }
  const driver = new SqliteDriver(file);
  const countIndexed = () =>
    driver.prepare("SELECT count(*) FROM message_word WHERE word = 'walnut'").pluck().get();
  expect(countIndexed()).toBe(0);
  const stop = start(makeIndexMessages(storage));
  await vi.waitFor(() => {
    vi.advanceTimersByTime(MOMENTS / 10);
    expect(countIndexed()).toBe(120);
  }, PATIENCE);
  await storeMessage(storage, other!.id, connection, 'another walnut');
  bus.tell(SENT);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(MOMENTS / 10);
    expect(countIndexed()).toBe(121);
  }, PATIENCE);
  expect(errors).toEqual([]);
  await stop();
  driver.close();
  await storage.close();
});
