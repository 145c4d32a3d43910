import { PAGE_LIMIT } from './page-limit.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { MessageRepository, Sending } from '#core/messaging/message-repository.ts';
import { Conflict } from './conflict.ts';
import { CONNECTION_COLUMNS, toConnection, type ConnectionRow } from './connection-rows.ts';
import { isInUse } from './safety-store.ts';
import { MESSAGE_COLUMNS, toMessage, type MessageRow } from './message-rows.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';

const FIND = `SELECT ${MESSAGE_COLUMNS} FROM message WHERE id = @id`;

/** Of the two columns named alike the last is read: the connection has its id also where there is no message. */
const LOAD_SENDING = `
  SELECT ${MESSAGE_COLUMNS}, connection.version, ${CONNECTION_COLUMNS}
  FROM connection LEFT JOIN message ON message.connection_id = connection.id
    AND message.sender_id = @senderId AND message.idempotency_key = @idempotencyKey
  WHERE connection.id = @connectionId`;

const LIST = `
  SELECT ${MESSAGE_COLUMNS} FROM message WHERE connection_id = @connectionId AND id < @before
  ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_BY_SENDER = `
  SELECT ${MESSAGE_COLUMNS} FROM message
  WHERE connection_id = @connectionId AND id < @before AND sender_id = @senderId
  ORDER BY id DESC ${PAGE_LIMIT}`;
const LIST_AFTER = `
  SELECT ${MESSAGE_COLUMNS} FROM message WHERE connection_id = @connectionId AND id > @after
  ORDER BY id ${PAGE_LIMIT}`;

const COUNT_UNREAD = `
  SELECT count(*) AS number FROM message WHERE receiver_id = @recipientId AND read = 0
    AND ${isInUse('message.sender_id')}`;

/**
 * Those who write in one connection wait for each other, so that ids grow in the order in which messages
 * appear, and for whoever ends it.
 */
export function createMessageInsert({ forUpdate, joinsWrites }: Dialect): string {
  const insert = `
    INSERT INTO message
      (connection_id, sender_id, receiver_id, content, created_at, idempotency_key)
    SELECT id, CAST(@senderId AS bigint), CAST(@recipientId AS bigint), CAST(@content AS text),
      CAST(@createdAt AS bigint), CAST(@idempotencyKey AS text)
    FROM connection WHERE id = @connectionId AND version = @version ${forUpdate}
    ON CONFLICT (connection_id, sender_id, idempotency_key) WHERE idempotency_key IS NOT NULL
    DO NOTHING
    RETURNING id`;
  if (!joinsWrites) return insert;
  return `
    WITH added AS (${insert})
    UPDATE connection SET last_message_id = added.id, last_message_at = CAST(@createdAt AS bigint)
    FROM added WHERE connection.id = @connectionId RETURNING added.id`;
}

/** Notes the newest message, where the insert could not. Nothing was decided upon it, so the version stays. */
const NOTE_LAST = `
  UPDATE connection SET last_message_id = @id, last_message_at = @at WHERE id = @connectionId`;

const MARK_READ = 'UPDATE message SET read = 1 WHERE id = @id AND read = 0 RETURNING id';

type SendingRow = ConnectionRow & { readonly version: number } & (
    MessageRow | { readonly id: null }
  );

/** Reads the messages; see the port for what it promises. */
export function createSqlMessageRepository({ read }: SqlEngine): MessageRepository {
  return {
    findById: (id) => read(find(id)),
    loadSending: (sending) => read(loadSending(sending)),
    listOf: async (connectionId, { before, limit, senderId }) => {
      const parameters = { connectionId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      const found = await read(
        senderId === undefined
          ? rows<MessageRow>(LIST, parameters)
          : rows<MessageRow>(LIST_BY_SENDER, { ...parameters, senderId }),
      );
      return found.map(toMessage).reverse();
    },
    listAfter: async (connectionId, page) =>
      (await read(rows<MessageRow>(LIST_AFTER, { connectionId, ...page }))).map(toMessage),
    countUnread: async (recipientId) =>
      (await read(firstRow<{ readonly number: number }>(COUNT_UNREAD, { recipientId })))?.number ??
      0,
  };
}

/** Stores the change, a new message by `createMessageInsert`; returns the id of what it added, if it did. */
export function* storeMessageChange(
  { joinsWrites }: Dialect,
  insert: string,
  change: MessageChange,
): Steps<number | null> {
  if (change.type === 'mark_read') {
    if ((yield* firstRow(MARK_READ, { id: change.id })) === null) throw new Conflict();
    return null;
  }
  const { createdAt, ...message } = change.message;
  const at = Date.parse(createdAt);
  const added = yield* firstRow<{ readonly id: number }>(insert, {
    ...message,
    createdAt: at,
    idempotencyKey: change.idempotencyKey,
    version: change.connectionVersion,
  });
  if (added === null) throw new Conflict();
  const { id } = added;
  if (!joinsWrites) yield* rows(NOTE_LAST, { id, at, connectionId: message.connectionId });
  return id;
}

function* find(id: number): Steps<Message | null> {
  const row = yield* firstRow<MessageRow>(FIND, { id });
  return row && toMessage(row);
}

function* loadSending({ connectionId, senderId, idempotencyKey }: Sending) {
  const parameters = { connectionId, senderId, idempotencyKey };
  const row = yield* firstRow<SendingRow>(LOAD_SENDING, parameters);
  if (row === null) return null;
  const connection = { value: toConnection(row), version: row.version };
  return { connection, standing: row.id === null ? null : toMessage(row) };
}
