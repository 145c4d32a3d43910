import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { MESSAGE_LIMIT } from '#core/messaging/domain/message-limit.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { makeChangeMessage } from '#core/messaging/use-cases/change-message.ts';
import type { Storage } from '#core/storage.ts';
import { toMessageId } from '#tests/support/ids.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeConnection, storeMembers, storeMessage } from '#tests/support/stored-records.ts';
import { toMessageText } from '#tests/support/texts.ts';
import { endConnection, storeStanding } from '#tests/support/writes.ts';

const NOT_FOUND = refused({ code: 'not_found', subject: 'message' });
const EDIT = { type: 'edit', content: toMessageText('Good evening') } as const;

let storage: Storage;
let connection: Connection;
let message: Message;
let clock: ReturnType<typeof createSettableClock>;

beforeEach(async () => {
  storage = createMemoryStorage();
  const [one, other] = (await storeMembers(storage, 3)).map(({ id }) => id);
  connection = await storeConnection(storage, one!, other!);
  message = await storeMessage(storage, one!, connection);
  clock = createSettableClock(message.createdAt);
});

type Input = Parameters<ReturnType<typeof makeChangeMessage>>[0];

const change = (given: Partial<Input> = {}) =>
  makeChangeMessage({ ...storage, clock })({
    callerId: connection.requesterId,
    id: message.id,
    command: EDIT,
    ...given,
  });

test('the sender changes a message, and both hear of it once', async () => {
  const edited = { ...message, content: EDIT.content, edited: true };
  const before = (await readEvents(storage)).length;
  expect(await change()).toEqual(granted(edited));
  expect(await change()).toEqual(granted(edited));
  expect(await storage.messages.findById(message.id)).toEqual(edited);
  const { id: messageId, connectionId, senderId, recipientId } = message;
  expect((await readEvents(storage)).slice(before)).toEqual([
    { type: 'message_changed', messageId, connectionId, memberIds: [senderId, recipientId] },
  ]);
});

test('the sender takes a message back, and what it said is kept for reports', async () => {
  expect(await change({ command: { type: 'take_back' } })).toEqual(
    granted({ ...message, content: null }),
  );
  const page = { limit: 9, now: clock.now() };
  const { messages } = await storage.sealedConversations.quote(
    connection.recipientId,
    connection.requesterId,
    page,
  );
  expect(messages).toMatchObject([
    { content: null, earlier: [{ content: message.content, until: clock.now() }] },
  ]);
});

test('the recipient may not, and outsiders find no message', async () => {
  expect(await change({ callerId: connection.recipientId })).toEqual(
    refused({ code: 'forbidden' }),
  );
  const [, , outsider] = await storage.members.list({ after: 0, limit: 3 });
  expect(await change({ callerId: outsider!.id })).toEqual(NOT_FOUND);
  expect(await change({ id: toMessageId(999) })).toEqual(NOT_FOUND);
});

test('nobody changes a message of a connection that has ended', async () => {
  await endConnection(storage, connection, connection.recipientId);
  expect(await change()).toEqual(NOT_FOUND);
});

test('nothing changes for someone who has left', async () => {
  await storeStanding(storage, connection.recipientId, { account: { status: 'deleted' } });
  expect(await change()).toEqual(refused({ code: 'member_has_left' }));
});

test('changes count as messages do', async () => {
  for (let time = 0; time < MESSAGE_LIMIT.points; time += 1) {
    await storage.limiter.take(MESSAGE_LIMIT, String(connection.requesterId));
  }
  expect(await change()).toMatchObject({ refusal: { code: 'too_many_requests' } });
  expect(await storage.messages.findById(message.id)).toEqual(message);
});
