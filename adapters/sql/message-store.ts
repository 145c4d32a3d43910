import type { RowRead } from '#adapters/records/field.ts';
import { EARLIER, SHOWN, STORED_MESSAGE } from '#adapters/records/message.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { DAYS_OF_SILENCE } from '#core/connections/domain/picking-up.ts';
import type { MessageChange } from '#core/messaging/changes.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { MessageRepository, Sending } from '#core/messaging/ports/message-repository.ts';
import { CONNECTION_COLUMNS, toConnection, type ConnectionRow } from './connection-rows.ts';
import { LAST_AT } from './connection-store.ts';
import { createRelateIn, isInUse, toRelationIn, type RelationRow } from './safety-store.ts';
import { columnsIn } from './written-columns.ts';
import { MESSAGE_COLUMNS, toMessage, toQuotation, type MessageRow } from './message-rows.ts';
import { createWordStatements, removeWords } from './message-words.ts';
import {
  firstRow,
  rows,
  rowsOfBoth,
  type Dialect,
  type SqlEngine,
  type Statement,
  type Steps,
} from './steps.ts';
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

/** How long a silence is that a message ends, in milliseconds. */
export const SILENCE = DAYS_OF_SILENCE * 24 * 60 * 60 * 1000;

const STORED_MESSAGE_COLUMNS = columnsIn('message', STORED_MESSAGE);

type StoredMessageRow = RowRead<typeof STORED_MESSAGE>;

const FIND = `SELECT ${MESSAGE_COLUMNS} FROM message WHERE id = @id`;

/** Of the two columns named alike the last is read: the connection has its id also where there is no message. */
const LOAD_SENDING = `
  SELECT ${STORED_MESSAGE_COLUMNS}, connection.version, ${CONNECTION_COLUMNS}
  FROM connection LEFT JOIN message ON message.connection_id = connection.id
    AND message.sender_id = @senderId AND message.idempotency_key = @idempotencyKey
  WHERE connection.id = @connectionId`;

const LOAD_TO_CHANGE = `
  SELECT ${MESSAGE_COLUMNS}, message.earlier, connection.version, ${CONNECTION_COLUMNS}
  FROM message JOIN connection ON connection.id = message.connection_id
  WHERE message.id = @id`;

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
export function createMessageInsert({ forUpdate }: Pick<Dialect, 'forUpdate'>): string {
  return `
    INSERT INTO message
      (connection_id, sender_id, receiver_id, content, attachments, created_at, idempotency_key, reply_to_id)
    SELECT id, CAST(@senderId AS bigint), CAST(@recipientId AS bigint), CAST(@content AS text),
      CAST(@attachments AS text),      CAST(@createdAt AS bigint), CAST(@idempotencyKey AS text), CAST(@replyToId AS bigint)
    FROM connection WHERE id = @connectionId AND version = @version ${forUpdate}
    ON CONFLICT (connection_id, sender_id, idempotency_key) WHERE idempotency_key IS NOT NULL
    DO NOTHING
    RETURNING id`;
}

/** Notes that a message picks up a connection that was silent for long. */
export function notePickedUp(at: string): string {
  return `picked_up_at = CASE WHEN ${LAST_AT} < ${at} - ${SILENCE} THEN ${at}
    ELSE connection.picked_up_at END`;
}

/** Notes the newest message. Nothing was decided upon it, so the version stays. */
const NOTE_LAST = `
  UPDATE connection SET last_message_id = @id, last_message_at = @at, ${notePickedUp('@at')}
  WHERE id = @connectionId`;

/** Waits for whoever ends the connection, so that what is sealed is what was said last. */
const createPutWording = ({ forUpdate }: Dialect): string => `
  UPDATE message SET content = @content, attachments = @attachments, earlier = @earlier, indexed = 0
  WHERE id = @id AND content = @contentBefore AND COALESCE(earlier, '') = @earlierBefore
    AND connection_id IN (
      SELECT id FROM connection WHERE id = @connectionId AND version = @version ${forUpdate}
    )
  RETURNING id`;

const MARK_READ = 'UPDATE message SET read = 1 WHERE id = @id AND read = 0 RETURNING id';

type SendingRow = ConnectionRow & { readonly version: number } & (
    | StoredMessageRow
    | { readonly id: null }
  );

type ToChangeRow = ConnectionRow & { readonly version: number } & MessageRow & StoredMessageRow;

/** Reads the messages; see the port for what it promises. */
export function createSqlMessageRepository({ dialect, read }: SqlEngine): MessageRepository {
  const relateIn = createRelateIn(dialect);
  return {
    findById: (id) => read(find(id)),
    loadSending: (sending) => read(loadSending(sending, relateIn)),
    loadWithConnection: (id) => read(loadWithConnection(id)),
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

/** Stores what changes of messages. */
export function createMessageHandlers(dialect: Dialect): SqlHandlers<MessageChange> {
  const insert = createMessageInsert(dialect);
  const putWording = createPutWording(dialect);
  const words = createWordStatements(dialect);
  return {
    *add_message(change) {
      const parameters = messageParameters(change);
      const id = yield* addOne(insert, parameters);
      const { createdAt, connectionId } = parameters;
      yield* rows(NOTE_LAST, { id, at: createdAt, connectionId });
      return id;
    },
    *put_wording(change) {
      yield* storeOne(putWording, toWordingParameters(change));
      yield* removeWords(words, change.message, change.before);
      return null;
    },
    mark_read: ({ id }) => storeOne(MARK_READ, { id }),
  };
}

/** What `createMessageInsert` names. */
export function messageParameters({
  message,
  idempotencyKey,
  connectionVersion: version,
}: Extract<MessageChange, { type: 'add_message' }>) {
  const { connectionId, senderId, recipientId, replyToId } = message;
  const createdAt = Date.parse(message.createdAt);
  const place = { connectionId, senderId, recipientId, version };
  const said = { content: message.content ?? '', ...SHOWN.write(message.attachments) };
  return { ...place, ...said, createdAt, replyToId, idempotencyKey };
}

function toWordingParameters({
  message,
  before,
  connectionVersion,
}: Extract<MessageChange, { type: 'put_wording' }>): Statement['parameters'] {
  return {
    id: message.id,
    connectionId: message.connectionId,
    version: connectionVersion,
    content: message.content ?? '',
    ...SHOWN.write(message.attachments),
    ...EARLIER.write(message.earlier),
    contentBefore: before.content ?? '',
    earlierBefore: EARLIER.write(before.earlier).earlier ?? '',
  };
}

function* find(id: number): Steps<Message | null> {
  const row = yield* firstRow<MessageRow>(FIND, { id });
  return row && toMessage(row);
}

/** The relation is read no earlier than the version of the connection: whoever ends what is between the two ends that. */
function* loadSending({ connectionId, senderId, idempotencyKey }: Sending, relateIn: string) {
  const [[row], related] = yield* rowsOfBoth<SendingRow, RelationRow>(
    { sql: LOAD_SENDING, parameters: { connectionId, senderId, idempotencyKey } },
    { sql: relateIn, parameters: { connectionId, viewerId: senderId } },
  );
  if (row === undefined) return null;
  const connection = { value: toConnection(row), version: row.version };
  const standing = row.id === null ? null : STORED_MESSAGE.read(row);
  return { connection, standing, relation: toRelationIn(senderId, related) };
}

function* loadWithConnection(id: number) {
  const row = yield* firstRow<ToChangeRow>(LOAD_TO_CHANGE, { id });
  if (row === null) return null;
  const connection = { value: toConnection(row), version: row.version };
  return { connection, message: STORED_MESSAGE.read(row), quoted: toQuotation(row) };
}
