import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Connection, ConnectionStatus } from '#core/connections/domain/connection.ts';

/** A row of the table `connection`; its columns are named apart from those of a member. */
export interface ConnectionRow {
  readonly connection_id: number;
  readonly user_id1: number;
  readonly user_id2: number;
  readonly relationship_type_id: number | null;
  readonly status: ConnectionStatus;
  readonly requested_at: number;
  readonly accepted_at: number | null;
}

/** The columns of `ConnectionRow`. */
export const CONNECTION_COLUMNS = `connection.id AS connection_id, connection.user_id1,
  connection.user_id2, connection.relationship_type_id, connection.status,
  connection.created_at AS requested_at, connection.accepted_at`;

/** The connection of a row; the table makes sure that exactly accepted ones say since when. */
export function toConnection(row: ConnectionRow): Connection {
  const request = {
    id: trusted<ConnectionId>(row.connection_id),
    requesterId: trusted<MemberId>(row.user_id1),
    recipientId: trusted<MemberId>(row.user_id2),
    relationshipTypeId: row.relationship_type_id,
    createdAt: new Date(row.requested_at).toISOString(),
  };
  return row.accepted_at === null
    ? { ...request, status: 'pending', acceptedAt: null }
    : { ...request, status: 'accepted', acceptedAt: new Date(row.accepted_at).toISOString() };
}

/** What may change of a connection, as parameters named like the columns. */
export function toConnectionParameters(
  connection: Pick<Connection, 'relationshipTypeId' | 'status' | 'createdAt' | 'acceptedAt'>,
) {
  return {
    relationship_type_id: connection.relationshipTypeId,
    status: connection.status,
    created_at: Date.parse(connection.createdAt),
    accepted_at: connection.acceptedAt === null ? null : Date.parse(connection.acceptedAt),
  };
}
