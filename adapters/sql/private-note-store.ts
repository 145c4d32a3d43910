import type { RowRead } from '#adapters/records/field.ts';
import { PRIVATE_NOTE } from '#adapters/records/private-note.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { PrivateNoteChange } from '#core/messaging/changes.ts';
import { noteKeptUntil } from '#core/messaging/domain/private-note.ts';
import type { PrivateNoteRepository } from '#core/messaging/ports/private-note-repository.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { run, storeOne, type SqlHandlers } from './sql-handlers.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';

const FIND = `
  SELECT ${PRIVATE_NOTE.columns} FROM private_note
  WHERE member_id = @memberId AND connection_id = @connectionId`;

const LIST = `
  SELECT ${PRIVATE_NOTE.columns} FROM private_note
  WHERE member_id = @memberId AND id < @before ORDER BY id DESC ${PAGE_LIMIT}`;

const REMOVE_EXPIRED = 'DELETE FROM private_note WHERE keep_until <= @now';

/** The connection stays as it is meanwhile: nothing is noted about one that has ended, or someone who is gone. */
const createPut = ({ forUpdate }: Dialect) => `
  INSERT INTO private_note (member_id, connection_id, other_id, content)
  SELECT CAST(@memberId AS bigint), id, CAST(@otherId AS bigint), CAST(@text AS text)
  FROM connection WHERE id = @connectionId AND version = @version ${forUpdate}
  ON CONFLICT (member_id, connection_id) DO UPDATE SET content = excluded.content
  RETURNING id`;

const REMOVE = `
  DELETE FROM private_note WHERE member_id = @memberId AND connection_id = @connectionId`;

const END_ON_CONNECTION = `
  UPDATE private_note SET keep_until = @keepUntil
  WHERE connection_id = @connectionId AND keep_until IS NULL`;

const END_ABOUT = `
  UPDATE private_note SET keep_until = @keepUntil
  WHERE other_id = @memberId AND keep_until IS NULL`;

type Row = RowRead<typeof PRIVATE_NOTE>;

/** Reads private notes; see the port for what it promises. */
export function createSqlPrivateNotes({ read, write }: SqlEngine): PrivateNoteRepository {
  return {
    find: async (memberId, connectionId) => {
      const row = await read(firstRow<Row>(FIND, { memberId, connectionId }));
      return row && PRIVATE_NOTE.read(row);
    },
    listOf: async (memberId, { before, limit }) => {
      const page = { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      return (await read(rows<Row>(LIST, page))).map(PRIVATE_NOTE.read);
    },
    removeExpired: async (now) => {
      await write(REMOVE_EXPIRED, { now: Date.parse(now) });
    },
  };
}

/** Keeps the notes on a connection that ends at that time for a while. */
export function* endNotesOnConnection(connectionId: number, at: string): Steps<void> {
  yield* rows(END_ON_CONNECTION, { connectionId, keepUntil: Date.parse(noteKeptUntil(at)) });
}

/** Keeps the notes about someone whose account is deleted at that time for a while. */
export function* endNotesAbout(memberId: MemberId, at: string): Steps<void> {
  yield* rows(END_ABOUT, { memberId, keepUntil: Date.parse(noteKeptUntil(at)) });
}

/** Stores private notes. */
export function createPrivateNoteHandlers(dialect: Dialect): SqlHandlers<PrivateNoteChange> {
  const put = createPut(dialect);
  return {
    *put_private_note({ note, version }) {
      const { memberId, connectionId, otherId, text } = note;
      if (text === '') return yield* run(REMOVE, { memberId, connectionId });
      yield* storeOne(put, { memberId, connectionId, otherId, text, version });
      return null;
    },
  };
}
