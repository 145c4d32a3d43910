import type { RowRead } from '#adapters/records/field.ts';
import { INTRODUCTION } from '#adapters/records/introduction.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { IntroductionChange } from '#core/introductions/changes.ts';
import { DAYS_AFTER_NO, DAYS_INTRODUCED } from '#core/introductions/domain/introduction.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { addOne, requireRow, storeOne, type SqlHandlers } from './sql-handlers.ts';
import { firstRow, rows, type Dialect, type SqlEngine } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';

const SELECT = `SELECT ${INTRODUCTION.columns} FROM introduction`;

const LOAD = `SELECT ${INTRODUCTION.columns}, version FROM introduction WHERE id = @id`;

const LIST_OF = `
  ${SELECT} WHERE lower_member_id = @memberId
  UNION ALL ${SELECT} WHERE higher_member_id = @memberId
  UNION ALL ${SELECT} WHERE introducer_id = @memberId ORDER BY id DESC`;

/** As `introductionKeptUntil` says. */
const REMOVE_EXPIRED = `
  DELETE FROM introduction WHERE connection_id IS NULL AND created_at <= @open
    AND (created_at <= @declined
      OR COALESCE(lower_answer, '') <> 'no' AND COALESCE(higher_answer, '') <> 'no')`;

/** Locks the three, in one order for all: none of them is deleted, and nobody else adds one, until the transaction ends. */
const createLock = ({ forUpdate }: Dialect) => `
  SELECT id FROM member WHERE id IN (@introducerId, @lowerId, @higherId) ORDER BY id ${forUpdate}`;

const FIND_DELETED = `
  SELECT member_id FROM standing
  WHERE status = 'deleted' AND member_id IN (@introducerId, @lowerId, @higherId)`;

const FIND_NEWEST = `
  SELECT COALESCE(max(id), 0) AS newest FROM introduction WHERE introducer_id = @introducerId`;

const WRITTEN = writtenColumns(TABLES.introduction);

const INSERT = insertInto('introduction', WRITTEN);

const UPDATE = updateOf('introduction', WRITTEN);

type Row = RowRead<typeof INTRODUCTION>;

/** Reads introductions; see the port for what it promises. */
export function createSqlIntroductions({ read, write }: SqlEngine): IntroductionRepository {
  return {
    load: async (id) => {
      const row = await read(firstRow<Row & { readonly version: number }>(LOAD, { id }));
      return row && { value: INTRODUCTION.read(row), version: row.version };
    },
    listOf: async (memberId) =>
      (await read(rows<Row>(LIST_OF, { memberId }))).map(INTRODUCTION.read),
    removeExpired: async (now) => {
      await write(REMOVE_EXPIRED, {
        open: Date.parse(daysAfter(now, -DAYS_INTRODUCED)),
        declined: Date.parse(daysAfter(now, -DAYS_AFTER_NO)),
      });
    },
  };
}

/** Stores introductions. */
export function createIntroductionHandlers(dialect: Dialect): SqlHandlers<IntroductionChange> {
  const lock = createLock(dialect);
  return {
    *add_introduction({ introduction, newestId }) {
      const { introducerId, sides } = introduction;
      const [{ memberId: lowerId }, { memberId: higherId }] = sides;
      const three = { introducerId, lowerId, higherId };
      yield* rows(lock, three);
      requireUnchanged((yield* firstRow(FIND_DELETED, three)) === null);
      const { newest } = yield* requireRow<{ readonly newest: number }>(FIND_NEWEST, {
        introducerId,
      });
      requireUnchanged(newest === newestId);
      return yield* addOne(INSERT, INTRODUCTION.writeNew(introduction));
    },
    replace_introduction: ({ introduction, version }) =>
      storeOne(UPDATE, { ...INTRODUCTION.write(introduction), version }),
  };
}
