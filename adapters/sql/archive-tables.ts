import type {
  ArchivedHandler,
  ArchivedRecords,
  RecordKey,
  RecordKind,
} from '#core/archive/storage-archive.ts';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import {
  CONNECTION_COLUMNS,
  toConnection,
  toConnectionParameters,
  type ConnectionRow,
} from './connection-rows.ts';
import { toStoredEvent, type EventRow } from './event-store.ts';
import { MEMBER_COLUMNS, toMemberParameters, toSelf, type MemberRow } from './member-rows.ts';
import { MESSAGE_COLUMNS, toMessage, type MessageRow } from './message-rows.ts';
import { toSession, toSessionParameters, type SessionRow } from './session-rows.ts';

/** The rows that are read of each kind. */
export interface ArchivedRows {
  readonly member: MemberRow & {
    readonly password_hash: string;
    readonly version: number;
    readonly last_activity: number | null;
  };
  readonly connection: ConnectionRow & { readonly version: number };
  readonly message: MessageRow & { readonly idempotency_key: string | null };
  readonly session: SessionRow;
  readonly event: EventRow;
  readonly event_handler: ArchivedHandler;
}

/** How records of a kind stand in their table, the same in each database. */
interface ArchivedTable<Kind extends RecordKind> {
  /** What to read, without its end. */
  readonly select: string;
  readonly key: string;
  /** Below every key. */
  readonly beforeAll: RecordKey;
  /** The columns that are written. */
  readonly columns: readonly string[];
  readonly toRecord: (row: ArchivedRows[Kind]) => ArchivedRecords[Kind];
  /** The values of the columns, named like them. */
  readonly toRow: (record: ArchivedRecords[Kind]) => Readonly<Record<string, Value>>;
}

type Value = number | string | null;

/** The table of each kind, which has its name. */
export const ARCHIVED_TABLES: { readonly [Kind in RecordKind]: ArchivedTable<Kind> } = {
  member: {
    select: `SELECT ${MEMBER_COLUMNS}, member.password_hash, member.version,
        member_trait.last_activity
      FROM member LEFT JOIN member_trait ON member_trait.member_id = member.id`,
    key: 'member.id',
    beforeAll: 0,
    columns: [
      ...['id', 'username', 'username_key', 'email', 'email_key', 'password_hash', 'name', 'bio'],
      ...['location', 'age', 'avatar_url', 'created_at', 'preferences', 'version'],
    ],
    toRecord: ({ password_hash, version, last_activity, ...row }) => {
      if (last_activity === null) throw new StorageUnusable(sayWithoutTraits(row.id));
      return {
        self: toSelf(row),
        passwordHash: password_hash,
        version,
        lastActivity: last_activity,
      };
    },
    toRow: ({ self, passwordHash, version }) => ({
      id: self.id,
      ...toMemberParameters(self),
      password_hash: passwordHash,
      version,
    }),
  },
  connection: {
    select: `SELECT ${CONNECTION_COLUMNS}, connection.version FROM connection`,
    key: 'connection.id',
    beforeAll: 0,
    columns: [
      ...['id', 'user_id1', 'user_id2', 'relationship_type_id', 'status', 'created_at'],
      ...['accepted_at', 'version'],
    ],
    toRecord: ({ version, ...row }) => ({ connection: toConnection(row), version }),
    toRow: ({ connection, version }) => ({
      id: connection.id,
      user_id1: connection.userId1,
      user_id2: connection.userId2,
      ...toConnectionParameters(connection),
      version,
    }),
  },
  message: {
    select: `SELECT ${MESSAGE_COLUMNS}, idempotency_key FROM message`,
    key: 'id',
    beforeAll: 0,
    columns: [
      ...['id', 'connection_id', 'sender_id', 'receiver_id', 'content', 'read', 'created_at'],
      'idempotency_key',
    ],
    toRecord: ({ idempotency_key, ...row }) => ({
      message: toMessage(row),
      idempotencyKey: idempotency_key,
    }),
    toRow: ({ message, idempotencyKey }) => ({
      id: message.id,
      connection_id: message.connectionId,
      sender_id: message.senderId,
      receiver_id: message.receiverId,
      content: message.content,
      read: message.read ? 1 : 0,
      created_at: Date.parse(message.createdAt),
      idempotency_key: idempotencyKey,
    }),
  },
  session: {
    select: 'SELECT token_hash, member_id, created_at, last_used_at FROM session',
    key: 'token_hash',
    beforeAll: '',
    columns: ['token_hash', 'member_id', 'created_at', 'last_used_at'],
    toRecord: toSession,
    toRow: toSessionParameters,
  },
  event: {
    select: 'SELECT id, happened_at, content FROM event',
    key: 'id',
    beforeAll: 0,
    columns: ['id', 'happened_at', 'content'],
    toRecord: toStoredEvent,
    toRow: ({ id, at, event }) => ({
      id,
      happened_at: Date.parse(at),
      content: JSON.stringify(event),
    }),
  },
  event_handler: {
    select: 'SELECT name, handled FROM event_handler',
    key: 'name',
    beforeAll: '',
    columns: ['name', 'handled', 'holder', 'held_until'],
    toRecord: (row) => row,
    // Nobody holds a handler that has just been moved.
    toRow: ({ name, handled }) => ({ name, handled, holder: '', held_until: 0 }),
  },
};

function sayWithoutTraits(memberId: number): string {
  return `What discovery should hold of member ${memberId} is missing: restore the last backup.`;
}
