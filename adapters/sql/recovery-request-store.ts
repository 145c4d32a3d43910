import { RECOVERY_REQUEST, RECOVERY_STATE } from '#adapters/records/recovery-request.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import type { RecoveryRequest } from '#core/accounts/recovery-requests/domain/recovery-request.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { rows, type SqlEngine, type Statement } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

const SELECT = `SELECT ${RECOVERY_REQUEST.columns}, version FROM recovery_request`;

const LOAD = `${SELECT} WHERE id = @id`;

const LIST_OF = `${SELECT} WHERE member_id = @memberId ORDER BY id`;

const LIST_ASKED = `${SELECT} WHERE address = @address AND status = 'asked' ORDER BY id`;

const LIST_AT_DESK = `
  ${SELECT} WHERE status IN ('confirmed', 'agreed') AND id > @after ORDER BY id ${PAGE_LIMIT}`;

const LIST_DUE = `${SELECT} WHERE due_at <= @now ORDER BY id ${PAGE_LIMIT}`;

const INSERT = insertInto('recovery_request', writtenColumns(TABLES.recovery_request));

const UPDATE = updateOf('recovery_request', ['due_at', ...Object.keys(RECOVERY_STATE.writing)]);

const REMOVE = 'DELETE FROM recovery_request WHERE id = @id AND version = @version RETURNING id';

type Row = RowRead<typeof RECOVERY_REQUEST> & { readonly version: number };

/** Reads the requests to win an account back; see the port for what it promises. */
export function createSqlRecoveryRequests({ read }: SqlEngine): RecoveryRequestRepository {
  const list = async (
    sql: string,
    parameters: Statement['parameters'],
  ): Promise<readonly Versioned<RecoveryRequest>[]> =>
    (await read(rows<Row>(sql, parameters))).map((row) => ({
      value: RECOVERY_REQUEST.read(row),
      version: row.version,
    }));
  return {
    load: async (id) => (await list(LOAD, { id }))[0] ?? null,
    listOf: (memberId) => list(LIST_OF, { memberId }),
    listAsked: (address) => list(LIST_ASKED, { address }),
    listAtDesk: (page) => list(LIST_AT_DESK, { ...page }),
    listDue: (now, limit) => list(LIST_DUE, { now: Date.parse(now), limit }),
  };
}

/** Stores what changes of requests to win an account back. */
export const RECOVERY_REQUEST_HANDLERS: SqlHandlers<RecoveryRequestChange> = {
  add_recovery_request: ({ request }) =>
    addOne(INSERT, RECOVERY_REQUEST.writeNew({ ...request, state: { status: 'asked' } })),
  put_recovery_request: ({ request: { id, state, dueAt }, version }) =>
    storeOne(UPDATE, { ...RECOVERY_STATE.write(state), id, version, due_at: Date.parse(dueAt) }),
  remove_recovery_request: ({ id, version }) => storeOne(REMOVE, { id, version }),
};
