import type { MovedRow } from './moved-tables.ts';
import { TABLES } from './tables.ts';
import { writtenColumns } from './written-columns.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Connection, KeptConnection } from '#core/connections/domain/connection.ts';

/** What the columns are called that a member has too. */
const RENAMED: Readonly<Record<string, string>> = {
  id: 'connection_id',
  created_at: 'requested_at',
};

/** A row of the table `connection`; its columns are named apart from those of a member. */
export type ConnectionRow = Omit<MovedRow<'connection'>, 'id' | 'created_at' | 'version'> & {
  readonly connection_id: number;
  readonly requested_at: number;
};

/** The columns of `ConnectionRow`. */
export const CONNECTION_COLUMNS = ['id', ...writtenColumns(TABLES.connection)]
  .map((column) => `connection.${column} AS ${RENAMED[column] ?? column}`)
  .join(', ');

/**
 * The connection of a row, field by field: copying the fields of a shared part would cost three times as much. The
 * table makes sure that exactly accepted ones say since when.
 */
export function toConnection(row: ConnectionRow): Connection {
  const connection = {
    id: trusted<ConnectionId>(row.connection_id),
    status: row.status,
    requesterId: trusted<MemberId>(row.user_id1),
    recipientId: trusted<MemberId>(row.user_id2),
    relationshipTypeId: row.relationship_type_id,
    side: row.side as Connection['side'],
    note: row.note,
    createdAt: new Date(row.requested_at).toISOString(),
    acceptedAt: row.accepted_at === null ? null : new Date(row.accepted_at).toISOString(),
  };
  return connection as Connection;
}

/** What is stored of a connection, as parameters named like the columns. */
export function toConnectionParameters(connection: KeptConnection) {
  return {
    user_id1: connection.requesterId,
    user_id2: connection.recipientId,
    relationship_type_id: connection.relationshipTypeId,
    side: connection.side,
    note: connection.note,
    status: connection.status,
    created_at: Date.parse(connection.createdAt),
    accepted_at: connection.acceptedAt === null ? null : Date.parse(connection.acceptedAt),
  };
}
