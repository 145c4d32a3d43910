import { PAGE_LIMIT } from './page-limit.ts';
import type { ConnectionChange } from '#core/connections/changes.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import {
  asSeenBy,
  type Connection,
  type ConnectionCounts,
  type ListedConnection,
  type OtherParty,
  type Presence,
} from '#core/connections/domain/connection.ts';
import {
  SILENT_TO_CHOOSE_FROM,
  TURNS,
  TURNS_APART,
  type OfferWeek,
  type PickUp,
} from '#core/connections/domain/picking-up.ts';
import { QUOTED_CHARACTERS } from '#core/messaging/domain/message.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { CONNECTION, TOGETHER } from '#adapters/records/connection.ts';
import type { RowRead } from '#adapters/records/field.ts';
import type { Rhythm } from '#core/connections/domain/rhythm.ts';
import { NOTHING_TOGETHER, type RhythmOf } from '#core/connections/domain/together.ts';
import { CONNECTION_COLUMNS, toConnection, type ConnectionRow } from './connection-rows.ts';
import { isHere, isInUse, isSeenByConnections, isSeenByStrangers } from './safety-store.ts';
import { endVouchesOnConnection } from './vouch-store.ts';
import { endNotesOnConnection } from './private-note-store.ts';
import { sealConversation } from './sealed-store.ts';
import { stampedMember, type MemberRecords, type StampedMember } from './member-records.ts';
import {
  firstRow,
  rows,
  type Dialect,
  type SqlEngine,
  type Statement,
  type Steps,
} from './steps.ts';
import { insertInto, updateOf } from './written-columns.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import { addOne, storeOne, type SqlHandlers } from './sql-handlers.ts';

const FIND = `SELECT ${CONNECTION_COLUMNS} FROM connection WHERE id = @id`;

const LOAD = `SELECT ${CONNECTION_COLUMNS}, version FROM connection WHERE id = @id`;

/** True for requests that do not rest, by the rule of the core's `isAtRest`. */
const IS_OPEN = 'connection.created_at > @openSince';

/** Whether the other of a connection or a request is shown, by the core's `sightOf`. */
const isShown = (other: string) => `
  CASE WHEN connection.status = 'accepted'
    THEN ${isSeenByConnections(other)} ELSE ${isSeenByStrangers(other)} END`;

/** The core's `Presence` of a member who is shown. */
export const PRESENCE = `
  CASE WHEN standing.status = 'deleted' OR standing.leaves_on IS NOT NULL THEN 'former'
    WHEN standing.break_told = 1 THEN 'on_break' ELSE 'here' END AS presence`;

/** When two connected members last wrote, or else when they were connected, as the indexes of inboxes have it. */
export const LAST_AT = 'coalesce(connection.last_message_at, connection.accepted_at)';

/** All that lists show of a connection, its other member and where they stand. */
const shown = (dialect: Dialect) => `
  SELECT ${CONNECTION_COLUMNS}, connection.last_message_at, ${stampedMember(dialect)}, ${PRESENCE}`;

/** The connections of one direction, read along the index of the member who has that part in them. */
const listOneWay = (own: string, other: string, condition: string, dialect: Dialect) => `
  ${shown(dialect)}
  FROM connection JOIN member ON member.id = connection.${other}
    LEFT JOIN standing ON standing.member_id = member.id
  WHERE connection.${own} = @memberId AND connection.id < @before ${condition}
    AND ${isShown(`connection.${other}`)}
  ORDER BY connection.id DESC ${PAGE_LIMIT}`;

const selectHalf = (own: string, other: string, condition: string, end: string) => `
  SELECT * FROM (
    SELECT connection.id AS connection_id, ${other} AS member_id FROM connection
    WHERE ${own} = @memberId AND connection.id < @before ${condition}
      AND ${isShown(other)} ${end}
  ) AS ${own}_half`;

/** Those of a page that was found first. */
export const showPage = (dialect: Dialect, more = '') => `
  ${shown(dialect)} ${more}
  FROM page JOIN connection ON connection.id = page.connection_id
    JOIN member ON member.id = page.member_id
    LEFT JOIN standing ON standing.member_id = member.id`;

/** Those of both directions: the page is found first, so that no more members are read than it has. */
const listBothWays = (condition: string, dialect: Dialect) => `
  WITH page AS (
    ${selectHalf('user_id1', 'user_id2', condition, dialect.endOfHalf('connection.id DESC'))}
    UNION ALL
    ${selectHalf('user_id2', 'user_id1', condition, dialect.endOfHalf('connection.id DESC'))}
    ORDER BY connection_id DESC ${PAGE_LIMIT}
  )
  ${showPage(dialect)}
  ORDER BY page.connection_id DESC`;

const listsWith = (condition: string, dialect: Dialect) => ({
  both: listBothWays(condition, dialect),
  sent: listOneWay('user_id1', 'user_id2', condition, dialect),
  received: listOneWay('user_id2', 'user_id1', condition, dialect),
});

/** A statement for every filter: one for all of them could not follow the best index for each. */
const makeLists = (dialect: Dialect) => ({
  any: listsWith(`AND (connection.status = 'accepted' OR ${IS_OPEN})`, dialect),
  pending: listsWith(`AND connection.status = 'pending' AND ${IS_OPEN}`, dialect),
  accepted: listsWith("AND connection.status = 'accepted'", dialect),
});

const BY_LAST_WORD = 'last_at DESC, connection_id DESC';

const lastWordHalf = (own: string, other: string, { endOfHalf }: Dialect, condition = '') => `
  SELECT * FROM (
    SELECT connection.id AS connection_id, ${LAST_AT} AS last_at, ${other} AS member_id
    FROM connection
    WHERE ${own} = @memberId AND status = 'accepted' AND ${LAST_AT} < @before
      AND ${isInUse(other)} ${condition} ${endOfHalf(BY_LAST_WORD)}
  ) AS ${own}_half`;

/** Read along the index of either part that the member may have, and no further than the page. */
const listByLastWord = (dialect: Dialect) => `
  WITH page AS (
    ${lastWordHalf('user_id1', 'user_id2', dialect)}
    UNION ALL
    ${lastWordHalf('user_id2', 'user_id1', dialect)}
    ORDER BY ${BY_LAST_WORD} ${PAGE_LIMIT}
  )
  ${showPage(dialect)}
  ORDER BY page.last_at DESC, page.connection_id DESC`;

/** True of those who can be offered, by the rule of the core's `isToPickUp`. */
const isToPickUp = (other: string) => `
  AND NOT EXISTS (SELECT 1 FROM standing WHERE standing.member_id = ${other} AND break_told = 1)
  AND NOT EXISTS (
    SELECT 1 FROM conversation_choice WHERE conversation_choice.member_id = @memberId
      AND conversation_choice.connection_id = connection.id AND aside_at IS NOT NULL
      AND (aside_for_good = 1 OR aside_at > @asideUntil))`;

/** True once the member has picked up a connection in that week. */
const isPickedUp = (own: string) => `EXISTS (
  SELECT 1 FROM connection WHERE ${own} = @memberId AND status = 'accepted'
    AND ${LAST_AT} >= @startsAt AND picked_up_at >= @startsAt)`;

/** What was said last and isn't taken back. */
const LAST_WORDS = `, message.sender_id AS spoken_by,
  substr(message.content, 1, ${QUOTED_CHARACTERS}) AS spoken`;

/** By the core's `turnOf`. */
const findToPickUp = (dialect: Dialect) => `
  WITH silent AS (
    ${lastWordHalf('user_id1', 'user_id2', dialect, isToPickUp('user_id2'))}
    UNION ALL
    ${lastWordHalf('user_id2', 'user_id1', dialect, isToPickUp('user_id1'))}
    ORDER BY ${BY_LAST_WORD} ${PAGE_LIMIT}
  ), page AS (
    SELECT connection_id, member_id FROM silent
    WHERE NOT ${isPickedUp('user_id1')} AND NOT ${isPickedUp('user_id2')}
      AND NOT EXISTS (
        SELECT 1 FROM conversation_choice WHERE member_id = @memberId AND aside_at >= @startsAt)
      AND NOT EXISTS (
        SELECT 1 FROM standing WHERE member_id = @memberId AND break_since IS NOT NULL)
    ORDER BY ((connection_id + @week) % ${TURNS}) * ${TURNS_APART} % ${TURNS}, connection_id LIMIT 1
  )
  ${showPage(dialect, LAST_WORDS)}
    LEFT JOIN message ON message.id = (
      SELECT id FROM message AS spoken WHERE spoken.connection_id = connection.id
        AND spoken.content <> '' ORDER BY spoken.id DESC LIMIT 1)`;

const COUNT = `
  SELECT count(*) FILTER (WHERE status = 'accepted') AS accepted,
    count(*) FILTER (WHERE status = 'pending' AND user_id1 = @memberId AND ${IS_OPEN}) AS sent,
    count(*) FILTER (WHERE status = 'pending' AND user_id2 = @memberId AND ${IS_OPEN}) AS received
  FROM connection
  WHERE user_id1 = @memberId AND ${isShown('user_id2')}
    OR user_id2 = @memberId AND ${isShown('user_id1')}`;

/** The sum keeps the engines from looking for the newest of all messages: a member has few that are not read. */
const findUnread = (dialect: Dialect) => `
  ${shown(dialect)}
  FROM message JOIN connection ON connection.id = message.connection_id
    JOIN member ON member.id = message.sender_id
    LEFT JOIN standing ON standing.member_id = member.id
  WHERE message.receiver_id = @memberId AND message.read = 0 AND ${isInUse('message.sender_id')}
  ORDER BY message.id + 0 DESC LIMIT 1`;

/** Of those without a message, the index of conversations is in the order of their acceptance. */
const findSaidYes = (dialect: Dialect) => `
  ${shown(dialect)}
  FROM connection JOIN member ON member.id = connection.user_id2
    LEFT JOIN standing ON standing.member_id = member.id
  WHERE connection.user_id1 = @memberId AND connection.status = 'accepted'
    AND ${LAST_AT} > @since
    AND connection.last_message_id IS NULL
    AND ${isInUse('connection.user_id2')}
  ORDER BY ${LAST_AT} DESC, connection.id DESC
  LIMIT 1`;

const COUNT_OPEN = `
  SELECT count(*) AS number FROM connection WHERE status = 'pending' AND user_id1 = @memberId
    AND ${IS_OPEN} AND ${isSeenByStrangers('user_id2')}`;

const COUNT_RECEIVED = `
  SELECT count(*) AS number FROM connection WHERE status = 'pending' AND user_id2 = @otherId
    AND ${IS_OPEN} AND ${isSeenByStrangers('user_id1')}`;

const LIST_UNANSWERED = `
  SELECT id FROM connection WHERE status = 'pending' AND created_at <= @until
  ORDER BY created_at, id ${PAGE_LIMIT}`;

/** What the two keep together is written apart from what they are to each other. */
const WRITTEN = Object.keys(CONNECTION.writing).filter((column) => column !== 'id');

const INSERT = insertInto('connection', WRITTEN);

const UPDATE = updateOf('connection', WRITTEN);

const LOAD_TOGETHER = `
  SELECT id, together, version FROM connection WHERE id = @id AND status = 'accepted'`;

const LIST_TOGETHER = `
  SELECT id, together, version FROM connection
  WHERE (user_id1 = @memberId OR user_id2 = @memberId) AND together IS NOT NULL ORDER BY id`;

const PUT_TOGETHER = `
  UPDATE connection SET together = @together, version = version + 1
  WHERE id = @id AND version = @version RETURNING id`;

const rhythmHalf = (own: string, other: string, { rhythmDueAt }: Dialect) => `
  SELECT connection.id AS connection_id, ${other} AS member_id FROM connection
  WHERE ${own} = @memberId AND ${rhythmDueAt} IS NOT NULL AND ${isHere(other)}`;

/** Read along the index of either part that the member may have, which holds nothing but rhythms. */
const listRhythms = (dialect: Dialect) => `
  WITH page AS (
    ${rhythmHalf('user_id1', 'user_id2', dialect)}
    UNION ALL
    ${rhythmHalf('user_id2', 'user_id1', dialect)}
  )
  ${showPage(dialect, ', connection.together')}
  WHERE NOT EXISTS (
    SELECT 1 FROM standing WHERE member_id = @memberId AND break_since IS NOT NULL)
  ORDER BY page.connection_id ${PAGE_LIMIT}`;

const listRhythmsDue = ({ rhythmDueAt }: Dialect) => `
  SELECT id FROM connection WHERE ${rhythmDueAt} IS NOT NULL AND ${rhythmDueAt} <= @until
  ORDER BY ${rhythmDueAt} ${PAGE_LIMIT}`;

const DELETE = 'DELETE FROM connection WHERE id = @id AND version = @version RETURNING id';

type TogetherRow = RowRead<typeof TOGETHER> & { readonly id: number; readonly version: number };

/** Reads what the two of a connection keep together. */
function createTogetherReads(
  { dialect, read }: SqlEngine,
  records: MemberRecords,
): Pick<ConnectionRepository, 'loadTogether' | 'listTogether' | 'listRhythms' | 'listRhythmsDue'> {
  const listed = listRhythms(dialect);
  const due = listRhythmsDue(dialect);
  return {
    listRhythms: (memberId, limit) => read(rhythmsOf(records, listed, { memberId, limit })),
    listRhythmsDue: async (until, limit) => {
      const found = await read(rows<{ readonly id: number }>(due, { until, limit }));
      return found.map(({ id }) => trusted<ConnectionId>(id));
    },
    loadTogether: async (id) => {
      const row = await read(firstRow<TogetherRow>(LOAD_TOGETHER, { id }));
      return row && { value: TOGETHER.read(row) ?? NOTHING_TOGETHER, version: row.version };
    },
    listTogether: async (memberId) => {
      const found = await read(rows<TogetherRow>(LIST_TOGETHER, { memberId }));
      return found.map((row) => ({
        connectionId: trusted<ConnectionId>(row.id),
        together: TOGETHER.read(row) ?? NOTHING_TOGETHER,
      }));
    },
  };
}

/** Reads the connections; see the port for what it promises. */
export function createSqlConnectionRepository(
  engine: SqlEngine,
  records: MemberRecords,
): ConnectionRepository {
  const { dialect, read } = engine;
  const lists = makeLists(dialect);
  const byLastWord = listByLastWord(dialect);
  const unread = findUnread(dialect);
  const saidYes = findSaidYes(dialect);
  const toPickUp = findToPickUp(dialect);
  const findBetween = `SELECT ${CONNECTION_COLUMNS} FROM connection
    WHERE ${dialect.lowerMember} = @lower AND ${dialect.higherMember} = @higher`;

  return {
    findById: (id) => read(find(FIND, { id })),
    load: (id) => read(load(id)),
    ...createTogetherReads(engine, records),
    findBetween: (memberId, otherId) => {
      const pair = { lower: Math.min(memberId, otherId), higher: Math.max(memberId, otherId) };
      return read(find(findBetween, pair));
    },
    listOf: (memberId, { status, direction, before, limit, ...page }) => {
      const list = lists[status ?? 'any'][direction ?? 'both'];
      const parameters = {
        memberId,
        before: before ?? Number.MAX_SAFE_INTEGER,
        limit,
        // Accepted connections never rest, and a statement may take no more than it names.
        ...(status !== 'accepted' && { openSince: Date.parse(page.openSince) }),
      };
      return read(listWithMembers(records, list, parameters));
    },
    listByLastWord: (memberId, { before, limit }) => {
      const time = before === null ? Number.MAX_SAFE_INTEGER : Date.parse(before);
      return read(listWithMembers(records, byLastWord, { memberId, before: time, limit }));
    },
    findUnread: async (memberId) => {
      const [found = null] = await read(listWithMembers(records, unread, { memberId }));
      return found;
    },
    findSaidYes: async (memberId, acceptedSince) => {
      const parameters = { memberId, since: Date.parse(acceptedSince) };
      const [found = null] = await read(listWithMembers(records, saidYes, parameters));
      return found;
    },
    findToPickUp: (memberId, week) => read(pickUpOf(records, toPickUp, memberId, week)),
    countOf: async (memberId, openSince) => {
      const parameters = { memberId, openSince: Date.parse(openSince) };
      return (await read(firstRow<ConnectionCounts>(COUNT, parameters))) ?? NONE;
    },
    listUnanswered: async (until, limit) => {
      const parameters = { until: Date.parse(until), limit };
      const found = await read(rows<{ readonly id: number }>(LIST_UNANSWERED, parameters));
      return found.map(({ id }) => trusted<ConnectionId>(id));
    },
  };
}

const NONE: ConnectionCounts = { accepted: 0, sent: 0, received: 0 };

/** Stores what changes of connections. */
export function createConnectionHandlers(dialect: Dialect): SqlHandlers<ConnectionChange> {
  const pairLock = createPairLock(dialect);
  return {
    *add_connection(change) {
      yield* checkOpenRequests(pairLock, change);
      return yield* addOne(INSERT, CONNECTION.writeNew(change.connection));
    },
    replace_connection: ({ id, version, connection }) =>
      storeOne(UPDATE, { ...CONNECTION.writeNew(connection), id, version }),
    put_together: ({ id, version, together }) =>
      storeOne(PUT_TOGETHER, { ...TOGETHER.write(together), id, version }),
    *remove_connection(change) {
      yield* sealConversation(dialect, change);
      if (change.sealing) {
        yield* endNotesOnConnection(change.id, change.sealing.endedAt);
        yield* endVouchesOnConnection(change.id, change.sealing.endedAt);
      }
      return yield* storeOne(DELETE, { id: change.id, version: change.version });
    },
  };
}

interface Counted {
  readonly number: number;
}

/** Locks both, in one order for all, so that neither can be deleted until the transaction ends. */
const createPairLock = ({ forUpdate }: Dialect) => `
  SELECT id FROM member WHERE id = @memberId OR id = @otherId ORDER BY id ${forUpdate}`;

const FIND_DELETED = `
  SELECT member_id FROM standing
  WHERE status = 'deleted' AND (member_id = @memberId OR member_id = @otherId)`;

/**
 * Makes sure that neither of the two is deleted, and that as many requests wait for an answer as the request was decided upon. Whoever sends several at
 * once sends them one after the other, so that they can be counted.
 */
function* checkOpenRequests(
  pairLock: string,
  {
    connection,
    openRequests,
    receivedBelow,
    openSince,
  }: Extract<ConnectionChange, { type: 'add_connection' }>,
): Steps<void> {
  const requester = { memberId: connection.requesterId };
  const pair = { ...requester, otherId: connection.recipientId };
  yield* rows(pairLock, pair);
  requireUnchanged((yield* firstRow(FIND_DELETED, pair)) === null);
  const since = { openSince: Date.parse(openSince) };
  const open = yield* firstRow<Counted>(COUNT_OPEN, { ...requester, ...since });
  requireUnchanged(open?.number === openRequests);
  if (receivedBelow === undefined) return;
  const { otherId } = pair;
  const received = yield* firstRow<Counted>(COUNT_RECEIVED, { otherId, ...since });
  requireUnchanged((received?.number ?? 0) < receivedBelow);
}

function* find(sql: string, parameters: Statement['parameters']): Steps<Connection | null> {
  const row = yield* firstRow<ConnectionRow>(sql, parameters);
  return row && toConnection(row);
}

function* listWithMembers(
  records: MemberRecords,
  list: string,
  parameters: Statement['parameters'] & { readonly memberId: MemberId },
): Steps<ListedConnection[]> {
  const found = yield* rows<ListedRow>(list, parameters);
  return yield* withMembers(records, found, parameters.memberId);
}

/** A connection as `showPage` selects it. */
export type ListedRow = ConnectionRow &
  StampedMember & { readonly presence: Presence; readonly last_message_at: number | null };

/** The connections of those rows, as the member sees them. */
export function* withMembers(
  records: MemberRecords,
  found: readonly ListedRow[],
  memberId: MemberId,
): Steps<ListedConnection[]> {
  const others = yield* records.read(found.filter(({ presence }) => presence !== 'former'));
  return found.flatMap((row) => {
    const { presence, member_id, last_message_at: lastAt } = row;
    const seen = (other: OtherParty) => asSeenBy(toConnection(row), memberId, other);
    if (presence === 'former') {
      return { lastMessageAt: null, ...seen({ presence, id: trusted<MemberId>(member_id) }) };
    }
    const self = others.get(member_id);
    const lastMessageAt = lastAt === null ? null : new Date(lastAt).toISOString();
    return self === undefined ? [] : { lastMessageAt, ...seen({ presence, self }) };
  });
}

function* rhythmsOf(
  records: MemberRecords,
  sql: string,
  parameters: { readonly memberId: MemberId; readonly limit: number },
): Steps<readonly RhythmOf[]> {
  const found = yield* rows<ListedRow & RowRead<typeof TOGETHER>>(sql, parameters);
  const connections = yield* withMembers(records, found, parameters.memberId);
  const rhythms = new Map<number, Rhythm | undefined>(
    found.map((row) => [row.connection_id, TOGETHER.read(row)?.rhythm]),
  );
  return connections.flatMap((connection): RhythmOf[] => {
    const rhythm = rhythms.get(connection.id);
    return rhythm === undefined || rhythm.state === 'proposed' ? [] : [{ connection, rhythm }];
  });
}

function* pickUpOf(
  records: MemberRecords,
  sql: string,
  memberId: MemberId,
  { startsAt, silentBefore, asideUntil, number }: OfferWeek,
): Steps<PickUp | null> {
  type Row = ListedRow & { readonly spoken_by: number | null; readonly spoken: string | null };
  const row = yield* firstRow<Row>(sql, {
    memberId,
    before: Date.parse(silentBefore),
    limit: SILENT_TO_CHOOSE_FROM,
    startsAt: Date.parse(startsAt),
    asideUntil: Date.parse(asideUntil),
    week: number,
  });
  const [connection] = yield* withMembers(records, row === null ? [] : [row], memberId);
  if (row === null || connection === undefined) return null;
  const { spoken_by, spoken } = row;
  const isSaid = spoken_by !== null && spoken !== null;
  const lastWords = isSaid ? { senderId: trusted<MemberId>(spoken_by), content: spoken } : null;
  return { connection, lastWords };
}

function* load(id: number): Steps<Versioned<Connection> | null> {
  const row = yield* firstRow<ConnectionRow & { readonly version: number }>(LOAD, { id });
  return row && { value: toConnection(row), version: row.version };
}
