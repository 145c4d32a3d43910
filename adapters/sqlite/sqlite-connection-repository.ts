import { promised } from '#adapters/promised.ts';
import type { ConnectionDirection } from '#core/connections/domain/connection.ts';
import { toMember } from '#core/members/domain/member.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { ConnectionRepository } from '#core/connections/connection-repository.ts';
import {
  CONNECTION_COLUMNS,
  COUNT_CONNECTIONS,
  UPDATE_CONNECTION,
  toConnection,
  toConnectionCounts,
  toConnectionParameters,
  type ConnectionRow,
} from '#adapters/sql/connection-rows.ts';
import { recordActivity } from './member-index.ts';
import { MEMBER_COLUMNS, toSelf, type MemberRow } from '#adapters/sql/member-rows.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const INSERT_CONNECTION = `
  INSERT INTO connection (user_id1, user_id2, relationship_type_id, status, created_at, accepted_at)
  VALUES (@user_id1, @user_id2, @relationship_type_id, @status, @created_at, @accepted_at)
  ON CONFLICT (lower_user_id, higher_user_id) DO NOTHING
  RETURNING ${CONNECTION_COLUMNS}`;

const FIND_BETWEEN = `
  SELECT ${CONNECTION_COLUMNS} FROM connection
  WHERE lower_user_id = min(@memberId, @otherId) AND higher_user_id = max(@memberId, @otherId)`;

const wanted = (direction: ConnectionDirection) => `id < @before
  AND (@status IS NULL OR status = @status) AND coalesce(@direction, '${direction}') = '${direction}'`;

const LIST = `
  WITH page (connection_id, member_id) AS (
    SELECT id, user_id2 FROM connection WHERE user_id1 = @memberId AND ${wanted('sent')}
    UNION ALL
    SELECT id, user_id1 FROM connection WHERE user_id2 = @memberId AND ${wanted('received')}
    ORDER BY id DESC LIMIT @limit
  )
  SELECT ${CONNECTION_COLUMNS}, ${MEMBER_COLUMNS}
  FROM page JOIN connection ON connection.id = page.connection_id
    JOIN member ON member.id = page.member_id
  ORDER BY page.connection_id DESC`;

/** Keeps the connections; see the port for what it promises. The table allows one to a pair. */
export function createSqliteConnectionRepository(database: SqliteDatabase): ConnectionRepository {
  const find = (sql: string, parameters: Record<string, number>) => {
    const [row] = database.rows<ConnectionRow>(sql, parameters);
    return row ? toConnection(row) : null;
  };

  return {
    create: ({ userId1, userId2, ...request }) =>
      promised(() =>
        database.inTransaction(() => {
          const row = { user_id1: userId1, user_id2: userId2, ...toConnectionParameters(request) };
          const [stored] = database.rows<ConnectionRow>(INSERT_CONNECTION, row);
          if (stored === undefined) return refused({ code: 'already_connected' });
          recordActivity(database, userId1);
          return granted(toConnection(stored));
        }),
      ),

    findById: (id) =>
      promised(() => find(`SELECT ${CONNECTION_COLUMNS} FROM connection WHERE id = @id`, { id })),

    findBetween: (memberId, otherId) => promised(() => find(FIND_BETWEEN, { memberId, otherId })),

    listOf: (memberId, { status, direction, before, limit }) =>
      promised(() =>
        database
          .rows<ConnectionRow & MemberRow>(LIST, {
            memberId,
            status,
            direction,
            before: before ?? Number.MAX_SAFE_INTEGER,
            limit,
          })
          .map((row) => ({ ...toConnection(row), member: toMember(toSelf(row)) })),
      ),

    countOf: (memberId) =>
      promised(() => toConnectionCounts(database.rows(COUNT_CONNECTIONS, { memberId }))),

    replace: ({ id, status: expected }, next, actorId) =>
      promised(() =>
        database.inTransaction(() => {
          const written =
            next.status === 'none'
              ? database.run('DELETE FROM connection WHERE id = @id AND status = @expected', {
                  id,
                  expected,
                })
              : database.run(UPDATE_CONNECTION, { ...toConnectionParameters(next), id, expected });
          if (written === 0) return false;
          recordActivity(database, actorId);
          return true;
        }),
      ),
  };
}
