import type { DeclineAnswer } from '#core/safety/domain/decline-answer.ts';
import { PAIR_HISTORY } from '#adapters/records/pair-history.ts';
import { STANDING } from '#adapters/records/standing.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { noHistory, type PairHistory } from '#core/safety/domain/pair-history.ts';
import { usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import type { Relation } from '#core/safety/domain/visibility.ts';
import type { Block, SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';
import { TABLES } from './tables.ts';
import { insertInto, updateOf, writtenColumns } from './written-columns.ts';
import { putVersion, type SqlHandlers } from './sql-handlers.ts';

const OF_PAIR = 'lower_member_id = @lower AND higher_member_id = @higher';

/** The SQL that names the pair of a relation: its lower and its higher member, the other one, and the table they come from. */
interface RelatedPair {
  readonly lower: string;
  readonly higher: string;
  readonly other: string;
  readonly from: string;
}

const GIVEN_PAIR: RelatedPair = {
  lower: '@lower',
  higher: '@higher',
  other: 'CAST(@otherId AS bigint)',
  from: '(SELECT 1) AS always',
};

const createConnectedPair = ({ lowerMember, higherMember }: Dialect): RelatedPair => ({
  lower: 'pair.lower_id',
  higher: 'pair.higher_id',
  other: 'pair.other_id',
  from: `(
    SELECT ${lowerMember} AS lower_id, ${higherMember} AS higher_id,
      CASE user_id1 WHEN @viewerId THEN user_id2 ELSE user_id1 END AS other_id
    FROM connection WHERE id = @connectionId AND (user_id1 = @viewerId OR user_id2 = @viewerId)
  ) AS pair`,
});

/** All in one statement, so that it is of one moment; a row of nothing where nothing is stored. */
const createRelate = (
  { lowerMember, higherMember }: Dialect,
  { lower, higher, other, from }: RelatedPair,
) => `
  SELECT ${other} AS other_id, ${PAIR_HISTORY.columns}, ${STANDING.columns}, (
      SELECT count(*) FROM connection
      WHERE ${lowerMember} = ${lower} AND ${higherMember} = ${higher} AND accepted_at IS NOT NULL
    ) AS connections, (
      SELECT count(*) FROM standing WHERE member_id = @viewerId AND status = 'deleted'
    ) AS deleted_viewers,
    viewer.shares_typing AS viewer_typing, viewer.shares_reading AS viewer_reading,
    other.shares_typing AS other_typing, other.shares_reading AS other_reading
  FROM ${from}
    LEFT JOIN pair_history ON lower_member_id = ${lower} AND higher_member_id = ${higher}
    LEFT JOIN standing ON standing.member_id = ${other}
    LEFT JOIN member AS viewer ON viewer.id = @viewerId
    LEFT JOIN member AS other ON other.id = ${other}`;

const LOAD_HISTORY = `SELECT ${PAIR_HISTORY.columns}, version FROM pair_history WHERE ${OF_PAIR}`;

const LOAD_STANDING = `SELECT ${STANDING.columns}, version FROM standing WHERE member_id = @memberId`;

const BLOCKED = '(lower_blocked_at IS NOT NULL OR higher_blocked_at IS NOT NULL)';

/** Everyone who blocks the member, and everyone whom the member blocks. */
export const BLOCKED_IDS = `
  SELECT higher_member_id AS id FROM pair_history WHERE lower_member_id = @memberId AND ${BLOCKED}
  UNION ALL
  SELECT lower_member_id FROM pair_history WHERE higher_member_id = @memberId AND ${BLOCKED}`;

/** Everyone hidden from discovery, except deleted members, who are no longer in its index. */
export const UNLISTED_IDS = `
  SELECT member_id AS id FROM standing
  WHERE status <> 'deleted'
    AND (status <> 'active' OR listed = 0 OR break_since IS NOT NULL OR leaves_on IS NOT NULL)`;

/** True of a standing of an account that is not in use. */
const OUT_OF_USE = "(standing.status <> 'active' OR standing.leaves_on IS NOT NULL)";

const noStanding = (memberId: string, condition: string): string =>
  `NOT EXISTS (SELECT 1 FROM standing WHERE standing.member_id = ${memberId} AND ${condition})`;

/** True for accounts in use, by the rule of the core's `isInUse`. */
export const isInUse = (memberId: string): string => noStanding(memberId, OUT_OF_USE);

/** True for members who are here as their connections know: in use, and on no break that they were told of. */
export const isHere = (memberId: string): string =>
  noStanding(memberId, `(${OUT_OF_USE} OR standing.break_told = 1)`);

/** True for members that others may see without a connection to them, by the core's `sightOf`. */
export const isSeenByStrangers = (memberId: string): string =>
  noStanding(memberId, `(${OUT_OF_USE} OR standing.break_since IS NOT NULL)`);

/** True for members who are connected with `@viewerId`. */
export const isConnectedWithViewer = (memberId: string): string => `EXISTS (
    SELECT 1 FROM connection WHERE accepted_at IS NOT NULL
      AND (user_id1 = @viewerId AND user_id2 = ${memberId}
        OR user_id1 = ${memberId} AND user_id2 = @viewerId))`;

/** True for members of whom the member `@viewerId` may know, unless one of them blocks the other. */
export const isListedFor = (memberId: string): string =>
  noStanding(
    memberId,
    `(${OUT_OF_USE} OR (standing.break_since IS NOT NULL AND ${memberId} <> @viewerId
      AND NOT ${isConnectedWithViewer(memberId)}))`,
  );

/** True for members of whom their connections may know, if only that they were there, by the core's `sightOf`. */
export const isSeenByConnections = (memberId: string): string =>
  noStanding(memberId, "standing.status NOT IN ('active', 'deleted')");

const LIST_BLOCKED_BY = `
  SELECT * FROM (
    SELECT higher_member_id AS id, lower_blocked_at AS blocked_at, lower_blocked_name AS name
    FROM pair_history WHERE lower_member_id = @memberId AND ${BLOCKED}
    UNION ALL
    SELECT lower_member_id, higher_blocked_at, higher_blocked_name
    FROM pair_history WHERE higher_member_id = @memberId AND ${BLOCKED}
  ) AS blocked
  WHERE blocked_at IS NOT NULL AND name IS NOT NULL AND id < @before ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_ANSWERS_TO = `
  SELECT * FROM (
    SELECT higher_member_id AS id, lower_answer AS answer
    FROM pair_history WHERE lower_member_id = @memberId AND lower_answer IS NOT NULL
      AND NOT ${BLOCKED}
    UNION ALL
    SELECT lower_member_id, higher_answer
    FROM pair_history WHERE higher_member_id = @memberId AND higher_answer IS NOT NULL
      AND NOT ${BLOCKED}
  ) AS answered
  WHERE id < @before AND ${isSeenByStrangers('answered.id')} ORDER BY id DESC ${PAGE_LIMIT}`;

const LIST_DECLINED = `
  SELECT id, lower_member_id, higher_member_id FROM pair_history
  WHERE id > @after AND (lower_declined IS NOT NULL OR higher_declined IS NOT NULL)
  ORDER BY id LIMIT @limit`;

const LIST_LEAVING = `
  SELECT member_id AS id FROM standing WHERE leaves_on <= @until
  ORDER BY leaves_on, member_id ${PAGE_LIMIT}`;

const PUT_HISTORY = {
  insert: insertInto('pair_history', writtenColumns(TABLES.pair_history)),
  update: updateOf('pair_history', writtenColumns(TABLES.pair_history), [
    'lower_member_id',
    'higher_member_id',
  ]),
};
const PUT_STANDING = {
  insert: insertInto('standing', writtenColumns(TABLES.standing), ['member_id']),
  update: updateOf('standing', writtenColumns(TABLES.standing), ['member_id']),
};

/** What is read of a row that may be missing. */
type Missing<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/** What decides whether one may know of the other. */
export type RelationRow = Missing<RowRead<typeof PAIR_HISTORY>> &
  Missing<RowRead<typeof STANDING>> & {
    readonly other_id: MemberId;
    readonly connections: number;
    readonly deleted_viewers: number;
    readonly viewer_typing: number | null;
    readonly viewer_reading: number | null;
    readonly other_typing: number | null;
    readonly other_reading: number | null;
  };

interface BlockRow {
  readonly id: number;
  readonly blocked_at: number;
  readonly name: string;
}

interface AnswerRow {
  readonly id: number;
  readonly answer: string;
}

/** Selects the relation of the member `@viewerId` to the other one in the connection `@connectionId`. */
export const createRelateIn = (dialect: Dialect): string =>
  createRelate(dialect, createConnectedPair(dialect));

/** The relation of what `createRelateIn` has selected; `null` if that is nothing. */
export function toRelationIn(viewerId: MemberId, [row]: readonly RelationRow[]): Relation | null {
  return row === undefined ? null : toRelation(viewerId, row);
}

/** Reads what keeps members safe; see the port for what it promises. */
export function createSqlSafetyRepository({ dialect, read }: SqlEngine): SafetyRepository {
  const relate = createRelate(dialect, GIVEN_PAIR);
  const relateIn = createRelateIn(dialect);
  return {
    relate: async (viewerId, otherId) => {
      const parameters = { ...toPair(viewerId, otherId), viewerId, otherId };
      const [row] = await read(rows<RelationRow>(relate, parameters));
      if (row === undefined) throw new Error('A relation has a row in any case.');
      return toRelation(viewerId, row);
    },
    relateIn: async (connectionId, viewerId) => {
      const found = await read(rows<RelationRow>(relateIn, { connectionId, viewerId }));
      return toRelationIn(viewerId, found);
    },
    loadHistory: (memberId, otherId) => read(loadHistory(memberId, otherId)),
    loadStanding: (memberId) => read(loadStanding(memberId)),
    listDeclined: async (page) => {
      type Row = Pick<RowRead<typeof PAIR_HISTORY>, 'lower_member_id' | 'higher_member_id'> & {
        id: number;
      };
      const found = await read(rows<Row>(LIST_DECLINED, page));
      return found.map(({ id, lower_member_id, higher_member_id }) => ({
        id,
        memberIds: [trusted<MemberId>(lower_member_id), trusted<MemberId>(higher_member_id)],
      }));
    },
    listLeaving: async (until, limit) => {
      const parameters = { until: Date.parse(until), limit };
      const found = await read(rows<{ readonly id: number }>(LIST_LEAVING, parameters));
      return found.map(({ id }) => trusted<MemberId>(id));
    },
    blockedIds: async (memberId) => {
      const found = await read(rows<{ readonly id: number }>(BLOCKED_IDS, { memberId }));
      return found.map(({ id }) => trusted<MemberId>(id));
    },
    listBlockedBy: async (memberId, { before, limit }) => {
      const parameters = { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      const found = await read(rows<BlockRow>(LIST_BLOCKED_BY, parameters));
      return found.map(toBlock);
    },
    listAnswersTo: async (memberId, { before, limit }) => {
      const parameters = { memberId, before: before ?? Number.MAX_SAFE_INTEGER, limit };
      const found = await read(rows<AnswerRow>(LIST_ANSWERS_TO, parameters));
      return found.map(({ id, answer }) => ({
        memberId: trusted<MemberId>(id),
        ...(JSON.parse(answer) as DeclineAnswer),
      }));
    },
  };
}

function toRelation(viewerId: MemberId, row: RelationRow): Relation {
  const { other_id: otherId, connections, deleted_viewers } = row;
  return {
    history: isStored<RowRead<typeof PAIR_HISTORY>>(row, 'lower_member_id')
      ? PAIR_HISTORY.read(row)
      : noHistory(viewerId, otherId),
    standing: isStored<RowRead<typeof STANDING>>(row, 'member_id')
      ? STANDING.read(row)
      : usualStanding(otherId),
    isConnected: connections > 0,
    isViewerDeleted: deleted_viewers > 0,
    chosenSigns: [
      { typing: row.viewer_typing === 1, reading: row.viewer_reading === 1 },
      { typing: row.other_typing === 1, reading: row.other_reading === 1 },
    ],
  };
}

function toBlock({ id, blocked_at, name }: BlockRow): Block {
  return { memberId: trusted<MemberId>(id), name, blockedAt: new Date(blocked_at).toISOString() };
}

/** Stores what keeps members safe. */
export const SAFETY_HANDLERS: SqlHandlers<SafetyChange> = {
  put_pair_history: ({ history, version }) =>
    putVersion(PUT_HISTORY, PAIR_HISTORY.write(history), version),
  put_standing: ({ standing, version }) =>
    putVersion(PUT_STANDING, STANDING.write(standing), version),
};

function* loadHistory(memberId: MemberId, otherId: MemberId): Steps<Versioned<PairHistory>> {
  type Row = RowRead<typeof PAIR_HISTORY> & { readonly version: number };
  const row = yield* firstRow<Row>(LOAD_HISTORY, toPair(memberId, otherId));
  return row
    ? { value: PAIR_HISTORY.read(row), version: row.version }
    : { value: noHistory(memberId, otherId), version: 0 };
}

function* loadStanding(memberId: MemberId): Steps<Versioned<Standing>> {
  type Row = RowRead<typeof STANDING> & { readonly version: number };
  const row = yield* firstRow<Row>(LOAD_STANDING, { memberId });
  return row
    ? { value: STANDING.read(row), version: row.version }
    : { value: usualStanding(memberId), version: 0 };
}

function isStored<Row>(row: unknown, key: keyof Row): row is Row {
  return row !== null && (row as Row)[key] !== null;
}

function toPair(memberId: MemberId, otherId: MemberId) {
  return { lower: Math.min(memberId, otherId), higher: Math.max(memberId, otherId) };
}
