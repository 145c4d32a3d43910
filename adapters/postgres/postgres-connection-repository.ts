import {
  CONNECTION_COLUMNS,
  COUNT_CONNECTIONS,
  UPDATE_CONNECTION,
  toConnection,
  toConnectionCounts,
  toConnectionParameters,
  type ConnectionRow,
} from '#adapters/sql/connection-rows.ts';
import { MEMBER_COLUMNS, toSelf, type MemberRow } from '#adapters/sql/member-rows.ts';
import type { Connection, ConnectionDirection } from '#core/connections/domain/connection.ts';
import { toMember } from '#core/members/domain/member.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import { recordActivity } from './member-index.ts';
import type { Parameters } from './named-parameters.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const INSERT_CONNECTION = `
  INSERT INTO connection (user_id1, user_id2, relationship_type_id, status, created_at, accepted_at)
  VALUES (@user_id1, @user_id2, @relationship_type_id, @status, @created_at, @accepted_at)
  ON CONFLICT (least(user_id1, user_id2), greatest(user_id1, user_id2)) DO NOTHING
  RETURNING ${CONNECTION_COLUMNS}`;

const DELETE_CONNECTION = 'DELETE FROM connection WHERE id = @id AND status = @expected';

const FIND = `SELECT ${CONNECTION_COLUMNS} FROM connection WHERE id = @id`;

const FIND_BETWEEN = `
  SELECT ${CONNECTION_COLUMNS} FROM connection
  WHERE least(user_id1, user_id2) = least(@memberId::bigint, @otherId::bigint)
    AND greatest(user_id1, user_id2) = greatest(@memberId::bigint, @otherId::bigint)`;

const wanted = (direction: ConnectionDirection) => `id < @before
  AND (@status::text IS NULL OR status = @status::text)
  AND coalesce(@direction::text, '${direction}') = '${direction}'`;

const LIST = `
  WITH page (connection_id, member_id) AS (
    (SELECT id, user_id2 FROM connection WHERE user_id1 = @memberId AND ${wanted('sent')}
      ORDER BY id DESC LIMIT @limit)
    UNION ALL
    (SELECT id, user_id1 FROM connection WHERE user_id2 = @memberId AND ${wanted('received')}
      ORDER BY id DESC LIMIT @limit)
    ORDER BY id DESC LIMIT @limit
  )
  SELECT ${CONNECTION_COLUMNS}, ${MEMBER_COLUMNS}
  FROM page JOIN connection ON connection.id = page.connection_id
    JOIN member ON member.id = page.member_id
  ORDER BY page.connection_id DESC`;

/** Keeps the connections; see the port for what it promises. An index allows one to a pair. */
export function createPostgresConnectionRepository(
  database: PostgresDatabase,
): ConnectionRepository {
  const find = async (sql: string, parameters: Parameters): Promise<Connection | null> => {
    const [row] = await database.rows<ConnectionRow>(sql, parameters);
    return row ? toConnection(row) : null;
  };

  return {
    create: ({ userId1, userId2, ...request }) =>
      database.inTransaction(async (session) => {
        const row = { user_id1: userId1, user_id2: userId2, ...toConnectionParameters(request) };
        const [stored] = await session.rows<ConnectionRow>(INSERT_CONNECTION, row);
        if (stored === undefined) return refused({ code: 'already_connected' });
        await recordActivity(session, userId1);
        return granted(toConnection(stored));
      }),

    findById: (id) => find(FIND, { id }),

    findBetween: (memberId, otherId) => find(FIND_BETWEEN, { memberId, otherId }),

    listOf: async (memberId, { status, direction, before, limit }) => {
      const rows = await database.rows<ConnectionRow & MemberRow>(LIST, {
        memberId,
        status,
        direction,
        before: before ?? Number.MAX_SAFE_INTEGER,
        limit,
      });
      return rows.map((row) => ({ ...toConnection(row), member: toMember(toSelf(row)) }));
    },

    countOf: async (memberId) =>
      toConnectionCounts(await database.rows(COUNT_CONNECTIONS, { memberId })),

    replace: ({ id, status: expected }, next, actorId) =>
      database.inTransaction(async (session) => {
        const written =
          next.status === 'none'
            ? await session.run(DELETE_CONNECTION, { id, expected })
            : await session.run(UPDATE_CONNECTION, {
                ...toConnectionParameters(next),
                id,
                expected,
              });
        if (written === 0) return false;
        await recordActivity(session, actorId);
        return true;
      }),
  };
}
