import { toConnectionId, toMessageId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { makeListMessages } from '#core/messaging/use-cases/list-messages.ts';
import { makeMarkMessageAsRead } from '#core/messaging/use-cases/mark-message-as-read.ts';
import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { createMessage, storeStanding, updateMember } from '#tests/support/writes.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  EVER,
  messageFrom,
  storeConnection,
  storeMembers,
  storeMessage,
  storeRequest,
} from '#tests/support/stored-records.ts';

const MESSAGE_NOT_FOUND = refused({ code: 'not_found', subject: 'message' });
const CONNECTION_NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });

let storage: Storage;
let connection: Connection;
let messages: Message[];
let outsiderId: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  const [one, other, outsider] = (await storeMembers(storage, 3)).map(({ id }) => id);
  connection = await storeConnection(storage, one!, other!);
  outsiderId = outsider!;
  messages = [];
  for (const content of ['Hello', 'How are you?', 'Bye']) {
    messages.push(await storeMessage(storage, one!, connection, content));
  }
});

type Listing = Parameters<ReturnType<typeof makeListMessages>>[0];

const list = (given: Partial<Listing> = {}) =>
  makeListMessages({ ...storage, clock: createSettableClock() })({
    callerId: connection.recipientId,
    connectionId: connection.id,
    before: null,
    limit: 2,
    ...given,
  });

const mark = (callerId: MemberId, id: number) =>
  makeMarkMessageAsRead({ ...storage, clock: createSettableClock() })({
    callerId,
    id: toMessageId(id),
  });

test('a conversation is read from its end, page by page, oldest first in each', async () => {
  const [first, second, third] = messages as [Message, Message, Message];
  const next = encodeCursor('messages', [second.id]);
  expect(await list()).toEqual(granted({ items: [second, third], next }));
  expect(await list({ before: second.id })).toEqual(granted({ items: [first], next: null }));
  expect(await list({ limit: 3 })).toEqual(granted({ items: messages, next: null }));
});

test('a conversation is read by its two members, once they are connected', async () => {
  expect(await list({ callerId: connection.requesterId })).toMatchObject({ ok: true });
  expect(await list({ callerId: outsiderId })).toEqual(CONNECTION_NOT_FOUND);
  expect(await list({ connectionId: toConnectionId(999) })).toEqual(CONNECTION_NOT_FOUND);
  const { id: connectionId } = await storeRequest(storage, outsiderId, connection.recipientId);
  expect(await list({ connectionId })).toEqual(refused({ code: 'not_accepted' }));
});

test('who received a message marks it as read, and again stores nothing', async () => {
  const { id } = messages[0]!;
  const { id: connectionId, recipientId: readerId } = connection;
  const read = granted({ ...messages[0], read: true });
  expect(await mark(readerId, id)).toEqual(read);
  expect(await mark(readerId, id)).toEqual(read);
  expect(await storage.messages.findById(id)).toMatchObject({ read: true });
  expect(await storage.messages.countUnread(readerId)).toBe(2);
  const event = { type: 'message_read', messageId: id, connectionId, memberIds: [readerId] };
  expect(await readEvents(storage)).toEqual([event]);
});

test('nobody else marks a message as read', async () => {
  const { id } = messages[0]!;
  expect(await mark(connection.requesterId, id)).toEqual(refused({ code: 'forbidden' }));
  expect(await mark(outsiderId, id)).toEqual(MESSAGE_NOT_FOUND);
  expect(await mark(connection.recipientId, 999)).toEqual(MESSAGE_NOT_FOUND);
  expect(await storage.messages.findById(id)).toEqual(messages[0]);
  expect(await readEvents(storage)).toEqual([]);
});

describe.each([
  [false, false],
  [false, true],
  [true, false],
  [true, true],
])('where the sender has read marks on: %s, and the reader: %s', (ofSender, ofReader) => {
  const isShown = ofSender && ofReader;

  beforeEach(async () => {
    const choose = (id: MemberId, reading: boolean) =>
      updateMember(storage, id, { sharedSigns: { typing: true, reading } });
    await choose(connection.requesterId, ofSender);
    await choose(connection.recipientId, ofReader);
  });

  test('the sender learns of the reading only if both have', async () => {
    const [first, ...others] = messages as [Message, Message, Message];
    await mark(connection.recipientId, first.id);
    const { id: connectionId, recipientId: readerId, requesterId: senderId } = connection;
    expect(await list({ callerId: senderId, limit: 3 })).toEqual(
      granted({ items: [{ ...first, read: isShown }, ...others], next: null }),
    );
    expect(await list({ callerId: readerId, limit: 3 })).toEqual(
      granted({ items: [{ ...first, read: true }, ...others], next: null }),
    );
    const memberIds = isShown ? [readerId, senderId] : [readerId];
    const event = { type: 'message_read', messageId: first.id, connectionId, memberIds };
    expect((await readEvents(storage)).at(-1)).toEqual(event);
  });
});

test('a mark is gone once either switches it off', async () => {
  const on = { typing: false, reading: true };
  const { requesterId: senderId, recipientId: readerId } = connection;
  for (const id of [senderId, readerId]) await updateMember(storage, id, { sharedSigns: on });
  await mark(readerId, messages[2]!.id);
  expect(await list({ callerId: senderId, limit: 1 })).toMatchObject({
    value: { items: [{ read: true }] },
  });
  await updateMember(storage, readerId, { sharedSigns: NO_SIGNS });
  expect(await list({ callerId: senderId, limit: 1 })).toMatchObject({
    value: { items: [{ read: false }] },
  });
});

test('around a message are as many on either side as there is room for', async () => {
  const [first, second, third] = messages as [Message, Message, Message];
  const next = encodeCursor('messages', [second.id]);
  expect(await list({ around: second.id, limit: 3 })).toEqual(
    granted({ items: messages, next: null }),
  );
  expect(await list({ around: second.id, limit: 1 })).toEqual(granted({ items: [second], next }));
  expect(await list({ around: first.id })).toEqual(granted({ items: [first], next: null }));
  expect(await list({ around: third.id })).toEqual(granted({ items: [second, third], next }));
  expect(await list({ around: third.id, limit: 3 })).toEqual(
    granted({ items: [second, third], next }),
  );
  expect(await list({ around: third.id, before: second.id })).toEqual(
    granted({ items: [first], next: null }),
  );
});

test('around a message of another conversation, and around none, is nothing', async () => {
  const other = await storeConnection(storage, outsiderId, connection.recipientId);
  const elsewhere = await storeMessage(storage, outsiderId, other, 'Elsewhere');
  expect(await list({ around: elsewhere.id })).toEqual(MESSAGE_NOT_FOUND);
  expect(await list({ around: toMessageId(999) })).toEqual(MESSAGE_NOT_FOUND);
});

test('of a conversation with a former member one’s own words are left', async () => {
  const { requesterId, recipientId } = connection;
  const own = await storeMessage(storage, recipientId, connection, 'Are you there?');
  const more = await storeMessage(storage, recipientId, connection, 'Well then.');
  const before = messages[2]!;
  await deleteMember(storage, requesterId);
  expect(await list({ limit: 10 })).toEqual(granted({ items: [own, more], next: null }));
  expect(await list({ around: own.id, limit: 10 })).toEqual(
    granted({ items: [own, more], next: null }),
  );
  expect(await list({ around: before.id, limit: 10 })).toEqual(MESSAGE_NOT_FOUND);
});

describe('while the other is leaving, and their words are still stored', () => {
  let own: Message;
  let answer: Message;

  beforeEach(async () => {
    const { requesterId, recipientId } = connection;
    own = await storeMessage(storage, recipientId, connection, 'Are you there?');
    await storeMessage(storage, requesterId, connection, 'I am.');
    const good = messageFrom(recipientId, connection, 'That’s good.');
    answer = (await createMessage(storage, { ...good, replyToId: messages[2]!.id }))!;
    await storeStanding(storage, requesterId, { leavesOn: '2999-01-01T00:00:00.000Z' });
  });

  test('one’s own are shown, and quote nothing', async () => {
    const left = { ...answer, replyTo: null };
    expect(answer.replyTo).toMatchObject({ content: 'Bye' });
    const next = encodeCursor('messages', [answer.id]);
    expect(await list({ limit: 10 })).toEqual(granted({ items: [own, left], next: null }));
    expect(await list({ limit: 1 })).toEqual(granted({ items: [left], next }));
    expect(await list({ around: own.id, limit: 10 })).toEqual(
      granted({ items: [own, left], next: null }),
    );
    expect(await list({ around: messages[2]!.id, limit: 10 })).toEqual(MESSAGE_NOT_FOUND);
  });

  test('all are shown again once they come back', async () => {
    await storeStanding(storage, connection.requesterId, { leavesOn: null });
    expect(await list({ limit: 1 })).toMatchObject({ value: { items: [answer] } });
    expect(await list({ limit: 10 })).toMatchObject({ value: { items: { length: 6 } } });
  });
});

test('nobody reads a conversation with a hidden member, or a request that was never answered', async () => {
  const old = await storeRequest(storage, outsiderId, connection.recipientId, { createdAt: EVER });
  expect(await list({ connectionId: old.id })).toEqual(CONNECTION_NOT_FOUND);
  const account = { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } as const;
  await storeStanding(storage, connection.requesterId, { account });
  expect(await list()).toEqual(CONNECTION_NOT_FOUND);
});

test('a message from a hidden member can’t be marked as read', async () => {
  const { requesterId, recipientId } = connection;
  const account = { status: 'suspended', until: '2999-01-01T00:00:00.000Z' } as const;
  await storeStanding(storage, requesterId, { account });
  expect(await mark(recipientId, messages[0]!.id)).toEqual(MESSAGE_NOT_FOUND);
  expect(await storage.messages.findById(messages[0]!.id)).toMatchObject({ read: false });
  expect(await readEvents(storage)).toEqual([]);
});
