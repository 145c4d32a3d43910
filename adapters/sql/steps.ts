import type { DomainEvent } from '#core/events.ts';
import type { Act } from '#core/kernel/commit.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Change } from '#core/storage.ts';

/** A statement, with the values of the parameters that it names as `@name`. */
export interface Statement {
  readonly sql: string;
  readonly parameters: Readonly<Record<string, number | string | Uint8Array | null>>;
}

/**
 * Work on a database, statement by statement: each is given to the engine, which returns its rows. So the
 * same work runs at once on SQLite and is awaited on PostgreSQL.
 */
export type Steps<Value> = Generator<Statement | readonly Statement[], Value, unknown[]>;

/** The rows that a statement returns. */
export function* rows<Row>(
  sql: string,
  parameters: Statement['parameters'] = {},
): Steps<readonly Row[]> {
  return (yield { sql, parameters }) as Row[];
}

/** The rows of two statements that read: of one moment where the engine can do that, or else in that order. */
export function* rowsOfBoth<One, Other>(
  one: Statement,
  other: Statement,
): Steps<readonly [readonly One[], readonly Other[]]> {
  const [ofOne, ofOther] = yield [one, other];
  return [ofOne as One[], ofOther as Other[]];
}

/** The first row that a statement returns, if there is one. */
export function* firstRow<Row>(
  sql: string,
  parameters?: Statement['parameters'],
): Steps<Row | null> {
  return (yield* rows<Row>(sql, parameters))[0] ?? null;
}

/** What the two engines say differently. */
export interface Dialect {
  /** The lower and the higher id of the two members of a connection. */
  readonly lowerMember: string;
  readonly higherMember: string;
  /** When there is something to do about the rhythm of a connection (ISO 8601); null where there never is. */
  readonly rhythmDueAt: string;
  /** The month and the day, in UTC, of a time in milliseconds since 1970: such as `12-24`. */
  readonly yearDayOf: (time: string) => string;
  /**
   * Ends each half of a page of connections in that order. Both halves are read along an index. SQLite stops at the end of
   * the page by itself, and an ORDER BY would make it sort; PostgreSQL needs one, with a limit, to stop.
   */
  readonly endOfHalf: (order: string) => string;
  /** A value that is another one after every change of a row of `member`. */
  readonly memberStamp: string;
  /** True where the column holds one of the ids of the JSON list `@ids`, which an index leads to. */
  readonly isWanted: (column: string) => string;
  /** Selects the ids of those whose folded name begins with a text of three characters or more, given as `@name`. */
  readonly namedSo: { readonly select: string; readonly toName: (prefix: string) => string };
  /** Selects the texts of the JSON list `@texts`. */
  readonly wantedTexts: string;
  /** Ends a selection whose rows no one else may change until the transaction ends. */
  readonly forUpdate: string;
  /**
   * Ends a selection that takes rows of the first table for itself, with what they refer to in the second, and leaves
   * out those that others hold.
   */
  readonly takeFree: (table: string, parent: string) => string;
  /** Ends the selection of an event that joins the feed: it is joining until the transaction ends. */
  readonly joiningFeed: string;
  /**
   * Waits until nothing is joining the feed, and lets nothing begin to until the transaction ends. `null` where
   * transactions follow each other anyway.
   */
  readonly settleFeed: string | null;
  /** Selects as `newest` the highest id that an event was ever given, 0 before the first. */
  readonly newestEvent: string;
  /** Whoever holds a handler of events as `@holder`, and loses it when another server answers. */
  readonly eventHolder: string;
  /** Stores all that discovery finds the member by. */
  readonly indexMember: (self: Self) => Steps<void>;
  /** Notes that the member was active on a day: whole days since 1970, in UTC. */
  readonly recordActivity: (memberId: number, activeOn: number) => Steps<void>;
  /** Whether a write was refused because another row holds what must be unique. */
  readonly isUniqueViolation: (error: unknown) => boolean;
}

/** Makes of an act a statement that returns the id of what it adds, and no row when what it was decided on has changed. */
export type JoinAct = (act: Act<Change, DomainEvent>) => Statement | null;

/** A database of one engine. */
export interface SqlEngine {
  readonly dialect: Dialect;
  /** Does work that only reads. */
  readonly read: <Value>(steps: Steps<Value>) => Promise<Value>;
  /** Does the work in one transaction, which is undone when the work throws. */
  readonly transact: <Value>(work: () => Steps<Value>) => Promise<Value>;
  /** Runs one statement that writes, as a transaction of its own. */
  readonly write: <Row>(
    sql: string,
    parameters?: Statement['parameters'],
  ) => Promise<readonly Row[]>;
  /** The act as one statement, where one statement can store it. */
  readonly joinAct?: JoinAct;
}
