import { DATA_EXPORT, DATA_EXPORT_STATE } from '#adapters/records/data-export.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { DataExportChange } from '#core/data-export/changes.ts';
import type { DataExportRepository } from '#core/data-export/ports/data-export-repository.ts';
import type { DataExport } from '#core/data-export/domain/data-export.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { firstRow, type SqlEngine, type Statement, type Steps } from './steps.ts';
import { insertInto, updateOf } from './written-columns.ts';
import { addOne, run, storeOne, type SqlHandlers } from './sql-handlers.ts';

const SELECT = `SELECT ${DATA_EXPORT.columns}, version FROM data_export`;

const FIND_OF = `${SELECT} WHERE member_id = @memberId`;

const LOAD = `${SELECT} WHERE id = @id`;

const FIND_DUE = `
  ${SELECT} WHERE status IN ('waiting', 'making') AND (status = 'waiting' OR held_until <= @now)
  ORDER BY id LIMIT 1`;

const READ_PIECE = `
  SELECT content FROM data_export_piece WHERE export_id = @id AND number = @number`;

const REMOVE_EXPIRED = 'DELETE FROM data_export WHERE expires_at <= @now';

const REMOVE = 'DELETE FROM data_export WHERE id = @id AND version = @version RETURNING id';

const WAITING = DATA_EXPORT_STATE.write({ status: 'waiting' });

const INSERT = insertInto('data_export', [
  'member_id',
  'requested_at',
  'attempts',
  ...Object.keys(WAITING),
]);

const UPDATE = updateOf('data_export', ['attempts', ...Object.keys(WAITING)]);

const REMOVE_PIECES = 'DELETE FROM data_export_piece WHERE export_id = @id';

const HOLD = `
  UPDATE data_export SET held_until = @heldUntil
  WHERE id = @id AND version = @version AND status = 'making' RETURNING id`;

const ADD_PIECE = `
  INSERT INTO data_export_piece (export_id, number, content) VALUES (@id, @number, @content)`;

/** Nobody else can change the copy until the transaction ends. */
const STILL_MAKING = `
  UPDATE data_export SET attempts = attempts
  WHERE id = @id AND version = @version AND status = 'making' RETURNING id`;

type Row = RowRead<typeof DATA_EXPORT> & { readonly version: number };

/** Reads the copies of members' data; see the port for what it promises. */
export function createSqlDataExportRepository({ read, write }: SqlEngine): DataExportRepository {
  return {
    findOf: (memberId) => read(find(FIND_OF, { memberId })),
    load: (id) => read(find(LOAD, { id })),
    findDue: (now) => read(find(FIND_DUE, { now: Date.parse(now) })),
    readPiece: async (id, number) => {
      const row = await read(
        firstRow<{ readonly content: Uint8Array }>(READ_PIECE, { id, number }),
      );
      return row?.content ?? null;
    },
    removeExpired: async (now) => {
      await write(REMOVE_EXPIRED, { now: Date.parse(now) });
    },
  };
}

/** Stores what changes of the copies of members' data. */
export const DATA_EXPORT_HANDLERS: SqlHandlers<DataExportChange> = {
  *add_data_export({ dataExport: { memberId, requestedAt }, replaces }) {
    if (replaces !== null) yield* storeOne(REMOVE, { ...replaces });
    const row = { member_id: memberId, requested_at: Date.parse(requestedAt), attempts: 0 };
    return yield* addOne(INSERT, { ...row, ...WAITING });
  },
  *put_data_export({ dataExport: { id, attempts, state }, version }) {
    yield* storeOne(UPDATE, { ...DATA_EXPORT_STATE.write(state), id, attempts, version });
    return state.status === 'ready' ? null : yield* run(REMOVE_PIECES, { id });
  },
  *add_data_export_piece({ id, version, number, content }) {
    yield* storeOne(STILL_MAKING, { id, version });
    return yield* run(ADD_PIECE, { id, number, content });
  },
  hold_data_export: ({ id, version, heldUntil }) =>
    storeOne(HOLD, { id, version, heldUntil: Date.parse(heldUntil) }),
};

function* find(
  sql: string,
  parameters: Statement['parameters'],
): Steps<Versioned<DataExport> | null> {
  const row = yield* firstRow<Row>(sql, parameters);
  return row && { value: DATA_EXPORT.read(row), version: row.version };
}
