import { promised } from '#adapters/promised.ts';
import { readMark, writeMark } from '#adapters/sql/columns-mark.ts';
import { STORED_TRAITS, TRAITS_AT_A_TIME } from '#adapters/sql/trait-rows.ts';
import type { ColumnsHistory } from '#core/discovery/ports/discovery-index.ts';
import type { StoredTraits } from '#core/discovery/domain/member-traits.ts';
import { granted, refused } from '#core/kernel/result.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Which database this is, and in which shape: a migration may rewrite traits without numbering the change. */
const READ_ORIGIN = `
  SELECT id || ' ' || (SELECT max(number) FROM migration) AS origin FROM database_identity`;

const READ_LAST_CHANGED = `
  SELECT member_id AS memberId, change_number AS number FROM member_trait
  ORDER BY change_number DESC LIMIT 1`;

const READ_CHANGE = 'SELECT change_number AS number FROM member_trait WHERE member_id = @memberId';

/** The plus lets the count go along the smaller index. Deleted members are in no columns. */
const COUNT = `
  SELECT count(*) - (
      SELECT count(*) FROM standing WHERE status = 'deleted' AND member_id <= @memberId
    ) AS number
  FROM member_trait WHERE +member_id <= @memberId`;

const READ_CHANGED_TRAITS = `
  SELECT ${STORED_TRAITS}, change_number AS number
  FROM member_trait WHERE change_number > @seen
  ORDER BY change_number LIMIT ${TRAITS_AT_A_TIME}`;

/** A member's row, and the number of its last change. */
interface Numbered {
  readonly number: number;
}

/** Up to where the rows were read. */
export interface ReachedChange {
  /** The number of the last change. */
  seen: number;
  /** What the database was when its rows were read. */
  origin: string | null;
}

/** What the database remembers, for whoever has read its rows as far as was `reached`. */
export function createSqliteColumnsHistory(
  database: SqliteDatabase,
  turn: () => Promise<void>,
  reached: ReachedChange,
): { readonly history: ColumnsHistory; readonly readOrigin: () => string | null } {
  const readOrigin = () => database.rows<{ origin: string }>(READ_ORIGIN)[0]?.origin ?? null;

  async function* loadChanged() {
    let rows: (StoredTraits & Numbered)[];
    do {
      rows = database.rows(READ_CHANGED_TRAITS, { seen: reached.seen });
      yield rows;
      reached.seen = rows.at(-1)?.number ?? reached.seen;
      await turn();
    } while (rows.length === TRAITS_AT_A_TIME);
  }

  /**
   * Whoever had the last change still has it or a later one: then all numbers given since are higher, also
   * where members were removed or an older copy of the file was put back.
   */
  function resume(text: string): Awaited<ReturnType<ColumnsHistory['resume']>> {
    const { upTo, memberId, number, origin } = readMark<number>(text);
    reached.origin = readOrigin();
    if (origin !== reached.origin) return refused('other_database');
    const [change] = database.rows<Numbered>(READ_CHANGE, { memberId });
    if (change === undefined || change.number < number) return refused('other_past');
    reached.seen = upTo;
    return granted(loadChanged());
  }

  function mark(): string | null {
    const { origin, seen } = reached;
    const [last] = database.rows<Numbered & { readonly memberId: number }>(READ_LAST_CHANGED);
    if (origin === null || last === undefined) return null;
    return writeMark({ origin, upTo: Math.min(seen, last.number), ...last });
  }

  return {
    readOrigin,
    history: {
      mark: () => promised(mark),
      resume: (text) => promised(() => resume(text)),
      countUpTo: (memberId) =>
        promised(() => database.rows<Numbered>(COUNT, { memberId })[0]?.number ?? 0),
    },
  };
}
