import { toIdempotencyKey, toMessageText } from '#tests/support/texts.ts';
import { toConnectionId, toMessageId } from '#tests/support/ids.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { MESSAGE_LIMIT } from '#core/messaging/domain/message-limit.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import type { Storage } from '#core/storage.ts';
import { readEvents } from '#tests/support/recent-events.ts';
import { deleteMember } from '#tests/support/canary.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import {
  storeConnection,
  storeMembers,
  storeRequest,
  valueOf,
} from '#tests/support/stored-records.ts';
import { markAsRead, updateMember } from '#tests/support/writes.ts';

const clock = createSettableClock();
const NOT_FOUND = refused({ code: 'not_found', subject: 'connection' });

let storage: Storage;
let connection: Connection;
let outsiderId: MemberId;

beforeEach(async () => {
  storage = createMemoryStorage();
  const [one, other, outsider] = (await storeMembers(storage, 3)).map(({ id }) => id);
  connection = await storeConnection(storage, one!, other!);
  outsiderId = outsider!;
});

type Draft = Parameters<ReturnType<typeof makeSendMessage>>[0];

const send = (given: Partial<Draft> = {}) =>
  makeSendMessage({ ...storage, clock })({
    callerId: connection.requesterId,
    connectionId: connection.id,
    content: toMessageText('Hello'),
    ...given,
  });

const readMessages = () => storage.messages.listOf(connection.id, { before: null, limit: 200 });

async function exhaustLimit(): Promise<void> {
  for (let time = 0; time < MESSAGE_LIMIT.points; time += 1) {
    await storage.limiter.take(MESSAGE_LIMIT, String(connection.requesterId));
  }
}

test.each(['requesterId', 'recipientId'] as const)('%s writes to the other', async (sender) => {
  const senderId = connection[sender];
  const recipientId = connection[sender === 'requesterId' ? 'recipientId' : 'requesterId'];
  const { id: connectionId } = connection;
  const text = {
    content: 'Hello',
    attachments: [],
    edited: false,
    read: false,
    createdAt: clock.now(),
  };
  const message = { id: 1, connectionId, senderId, recipientId, ...text, replyTo: null };
  expect(await send({ callerId: senderId })).toEqual(granted(message));
  expect(await readMessages()).toEqual([message]);
  const memberIds = [senderId, recipientId];
  expect(await readEvents(storage)).toEqual([
    { type: 'message_sent', messageId: 1, connectionId, memberIds },
  ]);
});

test('an outsider, and whoever writes where nothing is, find no connection', async () => {
  expect(await send({ callerId: outsiderId })).toEqual(NOT_FOUND);
  expect(await send({ connectionId: toConnectionId(999) })).toEqual(NOT_FOUND);
  expect(await readEvents(storage)).toEqual([]);
});

test('nobody writes before the request is accepted', async () => {
  const { id } = await storeRequest(storage, connection.requesterId, outsiderId);
  expect(await send({ connectionId: id })).toEqual(refused({ code: 'not_accepted' }));
});

test('under one key a message is sent once, and again is answered as it is by now', async () => {
  const first = await send({ idempotencyKey: toIdempotencyKey('key') });
  if (!first.ok) throw new Error('It was refused.');
  expect(await send({ idempotencyKey: toIdempotencyKey('key') })).toEqual(first);
  await markAsRead(storage, first.value.id);
  expect(await send({ idempotencyKey: toIdempotencyKey('key') })).toEqual(first);
  for (const id of [connection.requesterId, connection.recipientId]) {
    await updateMember(storage, id, { sharedSigns: { typing: false, reading: true } });
  }
  expect(await send({ idempotencyKey: toIdempotencyKey('key') })).toEqual(
    granted({ ...first.value, read: true }),
  );
  expect(await readMessages()).toHaveLength(1);
  expect(await readEvents(storage)).toHaveLength(1);
});

test('under a key that was used, another text is refused', async () => {
  await send({ idempotencyKey: toIdempotencyKey('key') });
  const again = await send({
    idempotencyKey: toIdempotencyKey('key'),
    content: toMessageText('Else'),
  });
  expect(again).toEqual(refused({ code: 'idempotency_key_reused' }));
  expect(await readMessages()).toMatchObject([{ content: 'Hello' }]);
});

test('under a key that was used, an answer to another message is refused', async () => {
  const [one, other] = [valueOf(await send()), valueOf(await send())];
  const idempotencyKey = toIdempotencyKey('key');
  const answer = await send({ idempotencyKey, replyToId: one.id });
  expect(await send({ idempotencyKey, replyToId: one.id })).toEqual(answer);
  for (const replyToId of [other.id, null]) {
    expect(await send({ idempotencyKey, replyToId })).toEqual(
      refused({ code: 'idempotency_key_reused' }),
    );
  }
  expect(await readMessages()).toHaveLength(3);
});

test('without a key, or under the other’s, the same text is another message', async () => {
  for (const callerId of [connection.requesterId, connection.recipientId]) {
    await send({ callerId });
    await send({ callerId });
    await send({ callerId, idempotencyKey: toIdempotencyKey('key') });
  }
  expect(await readMessages()).toHaveLength(6);
});

test('who has written too often is refused, but may repeat what was sent', async () => {
  const first = await send({ idempotencyKey: toIdempotencyKey('key') });
  await exhaustLimit();
  const tooMany = { ok: false, refusal: { code: 'too_many_requests' } };
  expect(await send()).toMatchObject(tooMany);
  expect(await send({ idempotencyKey: toIdempotencyKey('key') })).toEqual(first);
  expect(await send({ callerId: connection.recipientId })).toMatchObject({ ok: true });
  expect(await readMessages()).toHaveLength(2);
});

test('a message counts against the limit once, however often it is repeated', async () => {
  for (let time = 0; time <= MESSAGE_LIMIT.points; time += 1)
    await send({ idempotencyKey: toIdempotencyKey('key') });
  expect(await send()).toMatchObject({ ok: true });
});

test('nobody writes to a former member', async () => {
  await deleteMember(storage, connection.recipientId);
  expect(await send()).toEqual(refused({ code: 'member_has_left' }));
  expect(await readMessages()).toEqual([]);
});

test('a message answers one of the same conversation alone', async () => {
  const other = await storeConnection(storage, connection.requesterId, outsiderId);
  const elsewhere = valueOf(await send({ connectionId: other.id }));
  const { id: asked, senderId } = valueOf(await send({ content: toMessageText('Where?') }));
  const notFound = refused({ code: 'not_found', subject: 'message' });
  expect(await send({ replyToId: elsewhere.id })).toEqual(notFound);
  expect(await send({ replyToId: toMessageId(999) })).toEqual(notFound);
  const quotation = { id: asked, senderId, content: 'Where?', attachments: [] };
  expect(await send({ replyToId: asked })).toMatchObject({ value: { replyTo: quotation } });
  expect(await readMessages()).toHaveLength(2);
});
