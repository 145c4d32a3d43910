import { MESSAGE_COLUMNS } from './message-rows.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { isSeenByConnections } from './safety-store.ts';
import type { Dialect } from './steps.ts';

/** How far the entries of a word are counted: of several words the rarest leads to the others. */
const MOST_COUNTED = 500;

/** How many messages to read at most that are not indexed yet; there are more only after an update of the site. */
const MOST_UNINDEXED = 1_000;

const OTHER = `CASE WHEN connection.user_id1 = @memberId THEN connection.user_id2
  ELSE connection.user_id1 END`;

/** True of a conversation that the member may know of, and search. */
const mine = (where: Where): string => `
  ${where === 'one' ? 'connection.id = @connectionId AND ' : ''}
  (connection.user_id1 = @memberId OR connection.user_id2 = @memberId)
  AND connection.status = 'accepted' AND ${isSeenByConnections(OTHER)}`;

/** Whether the other member has left, whose words are gone. */
const IS_FORMER = `EXISTS (
  SELECT 1 FROM standing WHERE standing.member_id = ${OTHER}
    AND (standing.status = 'deleted' OR standing.leaves_on IS NOT NULL))`;

const IS_READABLE = `(message.sender_id = @memberId OR NOT ${IS_FORMER})`;

/** Whether to search one conversation, or all. */
type Where = 'one' | 'all';

const half = (own: string, end: string) => `
  SELECT * FROM (
    SELECT connection.id AS connection_id,
      coalesce(connection.last_message_at, connection.accepted_at) AS last_at
    FROM connection WHERE ${own} = @memberId AND status = 'accepted' ${end}
  ) AS ${own}_half`;

/** The conversations with the newest words, read along the indexes of the inbox. */
const listNewest = (end: string) => `
  ${half('user_id1', end)} UNION ALL ${half('user_id2', end)}
  ORDER BY last_at DESC, connection_id DESC ${PAGE_LIMIT}`;

/** The newest messages before the page in each of these conversations. */
const listFirst = ({ isWanted }: Dialect) => `
  SELECT ${MESSAGE_COLUMNS} FROM connection JOIN message ON message.connection_id = connection.id
  WHERE ${isWanted('connection.id')} AND ${mine('all')} AND message.id < @before
    AND message.id >= coalesce((
      SELECT id FROM message AS edge WHERE edge.connection_id = connection.id AND edge.id < @before
      ORDER BY edge.id DESC LIMIT 1 OFFSET CAST(@depth AS bigint)), 0)
    AND ${IS_READABLE}`;

/** All messages from one on. */
const listSince = (where: Where) => `
  SELECT ${MESSAGE_COLUMNS} FROM connection JOIN message ON message.connection_id = connection.id
  WHERE ${mine(where)} AND connection.last_message_id >= @floor
    AND message.id >= @floor AND message.id < @before AND ${IS_READABLE}
  ${PAGE_LIMIT}`;

const listUnindexed = (where: Where) => `
  SELECT ${MESSAGE_COLUMNS} FROM (
    SELECT * FROM message WHERE indexed = 0 ORDER BY -id LIMIT ${MOST_UNINDEXED}
  ) AS message JOIN connection ON connection.id = message.connection_id
  WHERE ${mine(where)} AND message.id >= @floor AND message.id < @before AND ${IS_READABLE}`;

/** The conversations to search, and of each whether the other member has left. */
const searched = (where: Where) => `searched AS MATERIALIZED (
      SELECT connection.id AS connection_id, CASE WHEN ${IS_FORMER} THEN 1 ELSE 0 END AS is_former
      FROM connection WHERE ${mine(where)} AND connection.last_message_id >= @floor
    )`;

/** The entries of words that begin so, conversation by conversation. */
const entriesOf = (place: number) => `
  FROM searched CROSS JOIN message_word
  WHERE message_word.connection_id = searched.connection_id
    AND message_word.word >= @from${place} AND message_word.word < @to${place}
    AND message_word.message_id >= @floor AND message_word.message_id < @before`;

/** How many entries each word has, as far as they are counted, and in how many conversations these are. */
const countEntries = (where: Where, wordCount: number) => `
  WITH ${searched(where)}
  ${places(wordCount)
    .map(
      (place) => `
    SELECT ${place} AS place, count(*) AS entries, count(DISTINCT connection_id) AS conversations
    FROM (SELECT searched.connection_id ${entriesOf(place)} LIMIT ${MOST_COUNTED}) AS found${place}`,
    )
    .join(' UNION ALL ')}`;

/** Whether the first word leads to its newest `@most` messages, or to all of them in no order. */
type Led = 'newest' | 'all';

/** The newest messages with words that begin so: the first word leads to messages, which the others are looked for in. */
const listIndexed = (where: Where, wordCount: number, led: Led) => {
  const others = places(wordCount).slice(1);
  return `
    WITH ${searched(where)}, found0 AS MATERIALIZED (
      SELECT ${led === 'all' ? '' : 'DISTINCT'} searched.connection_id, message_word.message_id ${entriesOf(0)}
        AND (searched.is_former = 0 OR EXISTS (
          SELECT 1 FROM message WHERE message.id = message_word.message_id
            AND message.sender_id = @memberId))
      ${led === 'all' ? '' : 'ORDER BY message_id DESC LIMIT CAST(@most AS bigint)'}
    )${others.map(longer).join('')}
    SELECT ${MESSAGE_COLUMNS} FROM message WHERE message.id IN (
      SELECT DISTINCT message_id FROM found0 WHERE true ${others.map(isBeside).join(' ')}
      ORDER BY message_id DESC ${PAGE_LIMIT})`;
};

/** The messages with a longer word that begins so, in the conversations that the first word has led to. */
const longer = (place: number) => `, found${place} AS MATERIALIZED (
      SELECT message_word.message_id
      FROM (SELECT DISTINCT connection_id FROM found0) AS holding CROSS JOIN message_word
      WHERE message_word.connection_id = holding.connection_id
        AND message_word.word > @from${place} AND message_word.word < @to${place}
        AND message_word.message_id >= (SELECT min(message_id) FROM found0)
        AND message_word.message_id < @before
    )`;

/** True of a message with that word as it is written, or with a longer one. A join would read all entries of the word. */
const isBeside = (place: number) => `AND (
        (SELECT beside.message_id FROM message_word AS beside
          WHERE beside.connection_id = found0.connection_id AND beside.word = @from${place}
            AND beside.message_id = found0.message_id) IS NOT NULL
        OR message_id IN (SELECT message_id FROM found${place}))`;

const places = (wordCount: number) => Array.from({ length: wordCount }, (_word, place) => place);

/** The statements that find messages in one conversation, or in all. */
export interface SearchStatements {
  readonly newest: string;
  readonly first: string;
  readonly in: Readonly<Record<Where, PlaceStatements>>;
}

export interface PlaceStatements {
  readonly since: string;
  readonly unindexed: string;
  /** By the number of words. */
  readonly counted: (wordCount: number) => string;
  readonly indexed: Readonly<Record<Led, (wordCount: number) => string>>;
}

/** The statements of that engine. */
export function createSearchStatements(dialect: Dialect): SearchStatements {
  return {
    newest: listNewest(dialect.endOfHalf('last_at DESC, connection_id DESC')),
    first: listFirst(dialect),
    in: { one: placeStatements('one'), all: placeStatements('all') },
  };
}

function placeStatements(where: Where): PlaceStatements {
  return {
    since: listSince(where),
    unindexed: listUnindexed(where),
    counted: once((wordCount) => countEntries(where, wordCount)),
    indexed: {
      newest: once((wordCount) => listIndexed(where, wordCount, 'newest')),
      all: once((wordCount) => listIndexed(where, wordCount, 'all')),
    },
  };
}

/** Makes the statement for each number of words once. */
function once(make: (wordCount: number) => string): (wordCount: number) => string {
  const made = new Map<number, string>();
  return (wordCount) => {
    const sql = made.get(wordCount) ?? make(wordCount);
    made.set(wordCount, sql);
    return sql;
  };
}
