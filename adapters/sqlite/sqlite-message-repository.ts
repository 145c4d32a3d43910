import { promised } from '#adapters/promised.ts';
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
import type { SqliteDatabase } from './sqlite-database.ts';

const INSERT_MESSAGE = `
  INSERT INTO message
    (connection_id, sender_id, receiver_id, content, created_at, idempotency_key)
  SELECT @connectionId, @senderId, @receiverId, @content, @createdAt, @idempotencyKey
  WHERE EXISTS (SELECT 1 FROM connection WHERE id = @connectionId AND status = 'accepted')
  ON CONFLICT (connection_id, sender_id, idempotency_key) WHERE idempotency_key IS NOT NULL
  DO NOTHING
  RETURNING ${MESSAGE_COLUMNS}`;

/** Keeps the messages; see the port for what it promises. */
export function createSqliteMessageRepository(database: SqliteDatabase): MessageRepository {
  return {
    create: (message, idempotencyKey) =>
      promised(() =>
        database.inTransaction(() => {
          const [stored] = database.rows<MessageRow>(INSERT_MESSAGE, {
            ...message,
            createdAt: Date.parse(message.createdAt),
            idempotencyKey: idempotencyKey ?? null,
          });
          if (stored === undefined) {
            return idempotencyKey === undefined
              ? null
              : findByKey(database, message, idempotencyKey);
          }
          recordActivity(database, message.senderId);
          return toMessage(stored);
        }),
      ),

    findByIdempotencyKey: (sending, idempotencyKey) =>
      promised(() => findByKey(database, sending, idempotencyKey)),

    findById: (id) =>
      promised(() => {
        const sql = `SELECT ${MESSAGE_COLUMNS} FROM message WHERE id = @id`;
        const [row] = database.rows<MessageRow>(sql, { id });
        return row ? toMessage(row) : null;
      }),

    listOf: (connectionId, { before, limit }) =>
      promised(() => {
        const parameters = { connectionId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
        return database.rows<MessageRow>(LIST_MESSAGES, parameters).reverse().map(toMessage);
      }),

    markAsRead: (id) =>
      promised(() => {
        database.inTransaction(() => {
          const [marked] = database.rows<Pick<MessageRow, 'receiver_id'>>(
            'UPDATE message SET read = 1 WHERE id = @id AND read = 0 RETURNING receiver_id',
            { id },
          );
          if (marked) recordActivity(database, marked.receiver_id);
        });
      }),

    countUnread: (receiverId) =>
      promised(() => {
        const sql =
          'SELECT count(*) AS number FROM message WHERE receiver_id = @receiverId AND read = 0';
        return database.rows<{ number: number }>(sql, { receiverId })[0]?.number ?? 0;
      }),
  };
}

function findByKey(
  database: SqliteDatabase,
  { connectionId, senderId }: Pick<Message, 'connectionId' | 'senderId'>,
  idempotencyKey: string,
): Message | null {
  const parameters = { connectionId, senderId, idempotencyKey };
  const [row] = database.rows<MessageRow>(FIND_MESSAGE_BY_KEY, parameters);
  return row ? toMessage(row) : null;
}
