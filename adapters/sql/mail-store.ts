import { LINK } from '#adapters/records/link.ts';
import { LETTER_FAILURE, QUEUED_LETTER } from '#adapters/records/queued-letter.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { NewLetter } from '#core/letters/domain/letter.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { LinkRepository } from '#core/letters/ports/link-repository.ts';
import type { Outbox } from '#core/letters/ports/outbox.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { firstRow, rows, type Dialect, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, writtenColumns } from './written-columns.ts';
import { run, storeOne, type SqlHandlers } from './sql-handlers.ts';

const createHold = ({ forUpdate }: Dialect) => `
  UPDATE queued_letter SET held_until = @until
  WHERE id IN (
    SELECT id FROM queued_letter
    WHERE failed_at IS NULL AND due_at <= @now AND held_until <= @now
    ORDER BY due_at, id LIMIT @limit ${forUpdate}
  ) RETURNING ${QUEUED_LETTER.columns}`;

const FIND_LETTER = `SELECT ${QUEUED_LETTER.columns} FROM queued_letter WHERE id = @id`;

const LIST_FAILED = `
  SELECT ${QUEUED_LETTER.columns} FROM queued_letter
  WHERE failed_at IS NOT NULL AND id > @after ORDER BY id ${PAGE_LIMIT}`;

const BACKLOG = `
  SELECT COUNT(*) FILTER (WHERE failed_at IS NULL AND due_at <= @now) AS due,
    MIN(due_at) FILTER (WHERE failed_at IS NULL AND due_at <= @now) AS oldest_due,
    COUNT(*) FILTER (WHERE failed_at IS NOT NULL) AS failed
  FROM queued_letter`;

/** Queues the letters that are selected; of those with the same key the time that comes first counts. */
export const queueLetters = (selection: string): string => `
  INSERT INTO queued_letter (member_id, letter_key, content, due_at)
  ${selection}
  ON CONFLICT (letter_key) DO UPDATE SET due_at = CASE
    WHEN excluded.due_at < queued_letter.due_at THEN excluded.due_at ELSE queued_letter.due_at
  END`;

const QUEUE = queueLetters('VALUES (@member_id, @letter_key, @content, @due_at)');

const PUT = `
  UPDATE queued_letter SET due_at = @due_at, failed_at = @failed_at, reason = @reason,
    letter_key = CASE WHEN CAST(@failed_at AS bigint) IS NULL THEN letter_key END,
    attempts = attempts + 1, held_until = 0
  WHERE id = @id AND attempts = @attempts RETURNING id`;

const REMOVE = 'DELETE FROM queued_letter WHERE id = @id';

const FIND_LINK = `
  SELECT token_hash, purpose, member_id, address, expires_at FROM link
  WHERE token_hash = @tokenHash`;

const LIST_LINKS = `
  SELECT token_hash, purpose, member_id, address, expires_at FROM link
  WHERE member_id = @memberId AND purpose = @purpose`;

const INSERT_LINK = insertInto('link', writtenColumns(TABLES.link), ['token_hash']);

const USE_LINK = 'DELETE FROM link WHERE token_hash = @tokenHash RETURNING token_hash';

const REMOVE_LINKS = 'DELETE FROM link WHERE member_id = @memberId AND purpose = @purpose';

const REMOVE_EXPIRED = 'DELETE FROM link WHERE expires_at <= @now';

interface BacklogRow {
  readonly due: number;
  readonly oldest_due: number | null;
  readonly failed: number;
}

/** Reads the letters that are to be sent; see the port for what it promises. */
export function createSqlOutbox({ read, write, dialect }: SqlEngine): Outbox {
  const hold = createHold(dialect);
  return {
    hold: async ({ now, until, limit }) => {
      const question = { now: Date.parse(now), until: Date.parse(until), limit };
      const held = await write<RowRead<typeof QUEUED_LETTER>>(hold, question);
      return held
        .toSorted((one, other) => one.due_at - other.due_at || one.id - other.id)
        .map(QUEUED_LETTER.read);
    },
    find: async (id) => {
      const row = await read(firstRow<RowRead<typeof QUEUED_LETTER>>(FIND_LETTER, { id }));
      return row && QUEUED_LETTER.read(row);
    },
    listFailed: async (page) =>
      (await read(rows<RowRead<typeof QUEUED_LETTER>>(LIST_FAILED, page))).map(QUEUED_LETTER.read),
    backlog: async (now) => {
      const row = await read(firstRow<BacklogRow>(BACKLOG, { now: Date.parse(now) }));
      const { due = 0, oldest_due = null, failed = 0 } = row ?? {};
      return {
        due,
        oldestDue: oldest_due === null ? null : new Date(oldest_due).toISOString(),
        failed,
      };
    },
  };
}

/** Reads the links in letters; see the port for what it promises. */
export function createSqlLinkRepository({ read, write }: SqlEngine): LinkRepository {
  return {
    find: async (tokenHash) => {
      const row = await read(firstRow<RowRead<typeof LINK>>(FIND_LINK, { tokenHash }));
      return row && LINK.read(row);
    },
    listOf: async (memberId, purpose) =>
      (await read(rows<RowRead<typeof LINK>>(LIST_LINKS, { memberId, purpose }))).map(LINK.read),
    removeExpired: async (now) => {
      await write(REMOVE_EXPIRED, { now: Date.parse(now) });
    },
  };
}

/** What is written of a letter that is queued. */
export function letterParameters(queued: NewLetter) {
  const row = QUEUED_LETTER.writeNew({ ...queued, attempts: 0, failure: null });
  const { member_id, letter_key, content, due_at } = row;
  return { member_id, letter_key, content, due_at };
}

/** Stores what changes of letters and links. */
export const MAIL_HANDLERS: SqlHandlers<MailChange> = {
  queue_letter: ({ queued }) => run(QUEUE, letterParameters(queued)),
  put_letter: ({ id, attempts, next: { dueAt, failure } }) => {
    const due_at = Date.parse(dueAt);
    return storeOne(PUT, { id, attempts, due_at, ...LETTER_FAILURE.write(failure) });
  },
  remove_letter: ({ id }) => run(REMOVE, { id }),
  add_link: ({ link }) => run(INSERT_LINK, LINK.write(link)),
  use_link: ({ tokenHash }) => storeOne(USE_LINK, { tokenHash }),
  remove_links: ({ memberId, purpose }) => run(REMOVE_LINKS, { memberId, purpose }),
};
