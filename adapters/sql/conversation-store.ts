import { CHOICES } from '#adapters/records/conversation-choice.ts';
import type { RowRead } from '#adapters/records/field.ts';
import {
  asSeenBy,
  type ConnectionWithMember,
  type Presence,
} from '#core/connections/domain/connection.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import type { ConversationChange } from '#core/messaging/changes.ts';
import type {
  ConversationRepository,
  LoadedChoices,
} from '#core/messaging/ports/conversation-repository.ts';
import {
  comparePlaces,
  noChoices,
  toConversation,
  type Conversation,
  type ConversationPlace,
  type PlacedConversation,
} from '#core/messaging/domain/conversation.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import type { Self } from '#core/members/domain/member.ts';
import { signsOfBoth } from '#core/safety/domain/shared-signs.ts';
import { CONNECTION_COLUMNS, toConnection, type ConnectionRow } from './connection-rows.ts';
import { LAST_AT, PRESENCE } from './connection-store.ts';
import { createMemberLock } from './member-lock.ts';
import { stampedMember, type MemberRecords, type StampedMember } from './member-records.ts';
import { MESSAGE_COLUMNS, toMessage, type MessageRow } from './message-rows.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { isSeenByConnections } from './safety-store.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';
import { TABLES } from './tables.ts';
import { updateOf, writtenColumns } from './written-columns.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import { putVersion, type SqlHandlers } from './sql-handlers.ts';

const ORDER = 'ORDER BY last_at DESC, connection_id DESC';

/** True of a conversation that the member has pinned. */
const IS_PINNED = `EXISTS (
  SELECT 1 FROM conversation_choice WHERE conversation_choice.member_id = @memberId
    AND conversation_choice.connection_id = connection.id AND pinned = 1)`;

/** True of what comes after the place where the pinned conversations begin, or where the others do. */
const after = (start: 'pinned' | 'others') => `${LAST_AT} <= @${start}At
  AND (${LAST_AT} < @${start}At OR connection.id < @${start}Id)`;

/** What stands where: enough to find a page. */
const PLACE = `connection.id AS connection_id, ${LAST_AT} AS last_at`;

/** The name that a member is found by: nobody finds those who have left. */
const FOUND_NAME = `
  (SELECT name FROM member WHERE member.id = other_id AND NOT EXISTS (
    SELECT 1 FROM standing WHERE standing.member_id = other_id
      AND (standing.status = 'deleted' OR standing.leaves_on IS NOT NULL))) AS name`;

/** The pinned conversations, which are few. */
const LIST_PINNED = `
  SELECT ${PLACE}, 1 AS pinned, CASE WHEN user_id1 = @memberId THEN user_id2 ELSE user_id1 END AS other_id
  FROM conversation_choice JOIN connection ON connection.id = conversation_choice.connection_id
  WHERE conversation_choice.member_id = @memberId AND pinned = 1 AND connection.status = 'accepted'
    AND ${isSeenByConnections('CASE WHEN user_id1 = @memberId THEN user_id2 ELSE user_id1 END')}
    AND ${after('pinned')}`;

const listHalf = (own: string, other: string, end: string) => `
  SELECT * FROM (
    SELECT ${PLACE}, 0 AS pinned, ${other} AS other_id FROM connection
    WHERE ${own} = @memberId AND status = 'accepted' AND ${after('others')}
      AND NOT ${IS_PINNED} AND ${isSeenByConnections(other)} ${end}
  ) AS ${own}_half`;

/** The others, read along the index of either part that the member may have, and no further than the page. */
const listOthers = (end: string) => `
  ${listHalf('user_id1', 'user_id2', end)}
  UNION ALL
  ${listHalf('user_id2', 'user_id1', end)}`;

const OTHER = `CASE WHEN connection.user_id1 = @memberId THEN connection.user_id2
  ELSE connection.user_id1 END`;

/** All that is shown of conversations. Of the two columns named alike the last is read. */
const showConversations = (dialect: Dialect, condition: string, page = '') => `
  SELECT ${MESSAGE_COLUMNS}, ${CONNECTION_COLUMNS}, ${LAST_AT} AS last_at,
    ${stampedMember(dialect)}, ${PRESENCE},
    coalesce(conversation_choice.pinned, 0) AS pinned,
    coalesce(conversation_choice.muted, 0) AS muted,
    viewer.shares_typing AS viewer_typing, viewer.shares_reading AS viewer_reading,
    member.shares_typing AS other_typing, member.shares_reading AS other_reading,
    (SELECT count(*) FROM message AS unread WHERE unread.receiver_id = @memberId
      AND unread.connection_id = connection.id AND unread.read = 0) AS unread_count
  FROM ${page} connection JOIN member ON member.id = ${OTHER}
    JOIN member AS viewer ON viewer.id = @memberId
    LEFT JOIN standing ON standing.member_id = member.id
    LEFT JOIN message ON message.id = connection.last_message_id
    LEFT JOIN conversation_choice ON conversation_choice.member_id = @memberId
      AND conversation_choice.connection_id = connection.id
  WHERE ${condition}`;

/** A page without a text to find: the pinned ones and as many of the others as it can have. */
const showPage = (dialect: Dialect) => `
  WITH listed AS (
    SELECT connection_id FROM (${LIST_PINNED}) AS listed_pinned
    UNION ALL
    SELECT connection_id FROM (
      ${listOthers(dialect.endOfHalf('last_at DESC, connection_id DESC'))} ${ORDER} ${PAGE_LIMIT}
    ) AS listed_others
  )
  ${showConversations(dialect, 'connection.id = listed.connection_id', 'listed CROSS JOIN')}`;

/** Where each stands, and its name, for those who look for one. */
const LIST_NAMES = `
  SELECT connection_id, last_at, pinned, ${FOUND_NAME}
  FROM (${LIST_PINNED} UNION ALL ${listOthers('')}) AS listed`;

/** The newest message of the member in each of these connections. */
const listOwnLast = ({ isWanted }: Dialect) => `
  SELECT ${MESSAGE_COLUMNS} FROM message WHERE id IN (
    SELECT (
      SELECT id FROM message AS own WHERE own.connection_id = connection.id
        AND own.sender_id = @memberId ORDER BY own.id DESC LIMIT 1)
    FROM connection WHERE ${isWanted('connection.id')})`;

const WRITTEN = writtenColumns(TABLES.conversation_choice);

const LOAD_CHOICES = `
  SELECT ${WRITTEN.join(', ')}, version FROM conversation_choice
  WHERE member_id = @memberId AND connection_id = @connectionId`;

const LIST_CHOICES = `
  SELECT ${WRITTEN.join(', ')} FROM conversation_choice WHERE member_id = @memberId
  ORDER BY connection_id`;

const COUNT_PINNED = `
  SELECT count(*) AS number FROM conversation_choice WHERE member_id = @memberId AND pinned = 1`;

/** Nobody chooses anything for a connection that is gone by now. */
const insertChoices = ({ forUpdate }: Dialect) => `
  INSERT INTO conversation_choice
    (member_id, connection_id, pinned, muted, aside_at, aside_for_good)
  SELECT CAST(@member_id AS bigint), id, CAST(@pinned AS integer), CAST(@muted AS integer),
    CAST(@aside_at AS bigint), CAST(@aside_for_good AS integer)
  FROM connection WHERE id = @connection_id AND status = 'accepted' ${forUpdate}
  ON CONFLICT DO NOTHING
  RETURNING id`;

const UPDATE_CHOICES = updateOf('conversation_choice', WRITTEN, ['member_id', 'connection_id']);

interface NameRow {
  readonly connection_id: number;
  readonly last_at: number;
  readonly pinned: number;
  /** `null` for a member that can't be found by name. */
  readonly name: string | null;
}

type ShownRow = ConnectionRow &
  StampedMember &
  (MessageRow | { readonly id: null }) & {
    readonly presence: Presence;
    readonly last_at: number;
    readonly pinned: number;
    readonly muted: number;
    readonly viewer_typing: number;
    readonly viewer_reading: number;
    readonly other_typing: number;
    readonly other_reading: number;
    readonly unread_count: number;
  };

type Page = Parameters<ConversationRepository['listOf']>[1];

/** Reads conversations; see the port for what it promises. */
export function createSqlConversationRepository(
  { dialect, read }: SqlEngine,
  records: MemberRecords,
): ConversationRepository {
  const show = showConversations(dialect, dialect.isWanted('connection.id'));
  const showOne = showConversations(
    dialect,
    `connection.id = @connectionId AND connection.status = 'accepted'
      AND (connection.user_id1 = @memberId OR connection.user_id2 = @memberId)
      AND ${isSeenByConnections(OTHER)}`,
  );
  const showOwn = `${show} AND connection.status = 'accepted'
    AND (connection.user_id1 = @memberId OR connection.user_id2 = @memberId)
    AND ${isSeenByConnections(OTHER)}`;
  const shownPage = showPage(dialect);
  const reader = { records, ownLast: listOwnLast(dialect) };

  function* listOf(memberId: MemberId, page: Page): Steps<readonly PlacedConversation[]> {
    const { limit } = page;
    const starts = { memberId, ...toStarts(page.after) };
    const shown =
      page.text === ''
        ? yield* rows<ShownRow>(shownPage, { ...starts, limit })
        : yield* rows<ShownRow>(show, { memberId, ids: yield* findNamed(starts, page) });
    const placed = yield* toPlaced(reader, memberId, shown);
    return placed.toSorted((one, other) => comparePlaces(one.place, other.place)).slice(0, limit);
  }

  function* find(memberId: MemberId, connectionId: ConnectionId): Steps<Conversation | null> {
    const shown = yield* rows<ShownRow>(showOne, { memberId, connectionId });
    const [placed] = yield* toPlaced(reader, memberId, shown);
    return placed?.conversation ?? null;
  }

  function* listByIds(memberId: MemberId, ids: readonly ConnectionId[]) {
    if (ids.length === 0) return [];
    const shown = yield* rows<ShownRow>(showOwn, { memberId, ids: JSON.stringify(ids) });
    return (yield* toPlaced(reader, memberId, shown)).map(({ conversation }) => conversation);
  }

  return {
    listOf: (memberId, page) => read(listOf(memberId, page)),
    listByIds: (memberId, ids) => read(listByIds(memberId, ids)),
    find: (memberId, connectionId) => read(find(memberId, connectionId)),
    listChoices: async (memberId) =>
      (await read(rows<RowRead<typeof CHOICES>>(LIST_CHOICES, { memberId }))).map(CHOICES.read),
    loadChoices: (memberId, connectionId) => read(loadChoices(memberId, connectionId)),
  };
}

/** Above every place, and below every one. */
const ABOVE_ALL = { lastAt: Number.MAX_SAFE_INTEGER, connectionId: Number.MAX_SAFE_INTEGER };
const BELOW_ALL = { lastAt: -1, connectionId: 0 };

/** Where both lists go on after a place: the others begin once the pinned ones have ended. */
function toStarts(place: ConversationPlace | null) {
  const pinned = place?.isPinned === false ? BELOW_ALL : (place ?? ABOVE_ALL);
  const others = place?.isPinned === false ? place : ABOVE_ALL;
  return {
    pinnedAt: pinned.lastAt,
    pinnedId: pinned.connectionId,
    othersAt: others.lastAt,
    othersId: others.connectionId,
  };
}

/** The first of those whose other member's folded name has the text in it, as a JSON list of their ids. */
function* findNamed(
  starts: ReturnType<typeof toStarts> & { readonly memberId: MemberId },
  { text, limit }: Page,
): Steps<string> {
  const named = yield* rows<NameRow>(LIST_NAMES, starts);
  const places = named
    .filter(({ name }) => name !== null && foldText(name).includes(text))
    .map((row) => ({
      isPinned: row.pinned === 1,
      lastAt: row.last_at,
      connectionId: trusted<ConnectionId>(row.connection_id),
    }));
  const page = places.toSorted(comparePlaces).slice(0, limit);
  return JSON.stringify(page.map(({ connectionId }) => connectionId));
}

interface Reader {
  readonly records: MemberRecords;
  readonly ownLast: string;
}

function* toPlaced(
  { records, ownLast }: Reader,
  memberId: MemberId,
  shown: readonly ShownRow[],
): Steps<readonly PlacedConversation[]> {
  const others = yield* records.read(shown.filter(({ presence }) => presence !== 'former'));
  const left = shown.filter(({ presence }) => presence === 'former');
  const own = left.length === 0 ? NONE : yield* readOwnLast(ownLast, memberId, left);
  return shown.flatMap((row): PlacedConversation[] => {
    const seen = toSeen(row, memberId, others);
    if (seen?.status !== 'accepted') return [];
    const last = row.id === null ? null : toMessage(row);
    const facts = {
      // The words of former members are gone with them.
      lastMessage: row.presence === 'former' ? (own.get(seen.id) ?? null) : last,
      unreadCount: row.unread_count,
      isPinned: row.pinned === 1,
      isMuted: row.muted === 1,
      signs: signsOfBoth(
        { typing: row.viewer_typing === 1, reading: row.viewer_reading === 1 },
        { typing: row.other_typing === 1, reading: row.other_reading === 1 },
      ),
    };
    const place = { isPinned: facts.isPinned, lastAt: row.last_at, connectionId: seen.id };
    return [{ conversation: toConversation(seen, facts), place }];
  });
}

const NONE: ReadonlyMap<ConnectionId, Message> = new Map();

function toSeen(
  row: ShownRow,
  memberId: MemberId,
  others: ReadonlyMap<number, Self>,
): ConnectionWithMember | null {
  const { presence, member_id } = row;
  const connection = toConnection(row);
  if (presence === 'former') {
    return asSeenBy(connection, memberId, { presence, id: trusted<MemberId>(member_id) });
  }
  const self = others.get(member_id);
  return self === undefined ? null : asSeenBy(connection, memberId, { presence, self });
}

function* readOwnLast(
  ownLast: string,
  memberId: MemberId,
  left: readonly ShownRow[],
): Steps<ReadonlyMap<ConnectionId, Message>> {
  const ids = JSON.stringify(left.map(({ connection_id }) => connection_id));
  const own = (yield* rows<MessageRow>(ownLast, { memberId, ids })).map(toMessage);
  return new Map(own.map((message) => [message.connectionId, message]));
}

function* loadChoices(memberId: MemberId, connectionId: ConnectionId): Steps<LoadedChoices> {
  type Row = RowRead<typeof CHOICES> & { readonly version: number };
  const row = yield* firstRow<Row>(LOAD_CHOICES, { memberId, connectionId });
  const choices = row
    ? { value: CHOICES.read(row), version: row.version }
    : { value: noChoices(memberId, connectionId), version: 0 };
  return { choices, pinnedCount: yield* countPinned(memberId) };
}

function* countPinned(memberId: MemberId): Steps<number> {
  const counted = yield* firstRow<{ readonly number: number }>(COUNT_PINNED, { memberId });
  return counted?.number ?? 0;
}

/** Stores what members choose for conversations. */
export function createConversationHandlers(dialect: Dialect): SqlHandlers<ConversationChange> {
  const lock = createMemberLock(dialect);
  const put = { insert: insertChoices(dialect), update: UPDATE_CHOICES };
  return {
    /** Members who pin several at once pin one after the other, so that these can be counted. */
    *put_conversation_choices({ choices, version, pinnedCount }) {
      const { memberId } = choices;
      if (pinnedCount !== null) {
        yield* rows(lock, { memberId });
        requireUnchanged((yield* countPinned(memberId)) === pinnedCount);
      }
      return yield* putVersion(put, CHOICES.write(choices), version);
    },
  };
}
