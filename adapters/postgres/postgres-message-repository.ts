import {
  FIND_MESSAGE_BY_KEY,
  LIST_MESSAGES,
  MESSAGE_COLUMNS,
  toMessage,
  type MessageRow,
} from '#adapters/sql/message-rows.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { MessageRepository } from '#core/messaging/message-repository.ts';
import { recordActivity } from './member-index.ts';
import type { Parameters } from './named-parameters.ts';
import type { PostgresDatabase, PostgresSession } from './postgres-database.ts';

/**
 * The lock on the connection makes those who write in it wait for each other, so that ids grow in the
 * order in which messages appear, and for whoever ends it.
 */
const INSERT_MESSAGE = `
  INSERT INTO message
    (connection_id, sender_id, receiver_id, content, created_at, idempotency_key)
  SELECT id, @senderId::bigint, @receiverId::bigint, @content, @createdAt::bigint, @idempotencyKey
  FROM connection WHERE id = @connectionId AND status = 'accepted' FOR NO KEY UPDATE
  ON CONFLICT (connection_id, sender_id, idempotency_key) WHERE idempotency_key IS NOT NULL
  DO NOTHING
  RETURNING ${MESSAGE_COLUMNS}`;

const FIND = `SELECT ${MESSAGE_COLUMNS} FROM message WHERE id = @id`;

const MARK_AS_READ =
  'UPDATE message SET read = 1 WHERE id = @id AND read = 0 RETURNING receiver_id';

const COUNT_UNREAD =
  'SELECT count(*) AS number FROM message WHERE receiver_id = @receiverId AND read = 0';

/** Keeps the messages; see the port for what it promises. */
export function createPostgresMessageRepository(database: PostgresDatabase): MessageRepository {
  return {
    create: (message, idempotencyKey) =>
      database.inTransaction(async (session) => {
        const [stored] = await session.rows<MessageRow>(INSERT_MESSAGE, {
          ...message,
          createdAt: Date.parse(message.createdAt),
          idempotencyKey: idempotencyKey ?? null,
        });
        if (stored === undefined) {
          return idempotencyKey === undefined ? null : findByKey(session, message, idempotencyKey);
        }
        await recordActivity(session, message.senderId);
        return toMessage(stored);
      }),

    findByIdempotencyKey: (sending, idempotencyKey) => findByKey(database, sending, idempotencyKey),

    findById: (id) => find(database, FIND, { id }),

    listOf: async (connectionId, { before, limit }) => {
      const parameters = { connectionId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      const rows = await database.rows<MessageRow>(LIST_MESSAGES, parameters);
      return rows.reverse().map(toMessage);
    },

    markAsRead: (id) =>
      database.inTransaction(async (session) => {
        const [marked] = await session.rows<Pick<MessageRow, 'receiver_id'>>(MARK_AS_READ, { id });
        if (marked) await recordActivity(session, marked.receiver_id);
      }),

    countUnread: async (receiverId) => {
      const [row] = await database.rows<{ number: number }>(COUNT_UNREAD, { receiverId });
      return row?.number ?? 0;
    },
  };
}

function findByKey(
  session: PostgresSession,
  { connectionId, senderId }: Pick<Message, 'connectionId' | 'senderId'>,
  idempotencyKey: string,
): Promise<Message | null> {
  return find(session, FIND_MESSAGE_BY_KEY, { connectionId, senderId, idempotencyKey });
}

async function find(
  session: PostgresSession,
  sql: string,
  parameters: Parameters,
): Promise<Message | null> {
  const [row] = await session.rows<MessageRow>(sql, parameters);
  return row ? toMessage(row) : null;
}
