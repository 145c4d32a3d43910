import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { Message } from '#core/messaging/domain/message.ts';
import { messageMatches } from '#core/messaging/domain/message-words.ts';
import type { MessageQuery, MessageSearch } from '#core/messaging/ports/message-search.ts';
import { toMessage, type MessageRow } from './message-rows.ts';
import {
  createSearchStatements,
  type PlaceStatements,
  type SearchStatements,
} from './message-search-statements.ts';
import { createWordStatements, indexNext } from './message-words.ts';
import { rows, type SqlEngine, type Statement, type Steps } from './steps.ts';

/*
 * Rare words are found along the index, and words that are in almost every message among the newest messages: an
 * index would lead to all of them. What is too new to be in the index is read as it is.
 */

/** In how many conversations to look at the newest messages first, and at how many messages in all. */
const FIRST_CONVERSATIONS = 40;
const FIRST_MESSAGES = 100;

/** How many messages to read at most, rather than the index, since the oldest one of the page. */
const MOST_READ = 500;

/** In how many messages with the rarest of several words to look for the others at first, and then. */
const MOST_LED = 60;
const MOST_LED_FURTHER = 600;

/** Finds messages by their words; see the port for what it promises. */
export function createSqlMessageSearch({ dialect, read, transact }: SqlEngine): MessageSearch {
  const words = createWordStatements(dialect);
  const statements = createSearchStatements(dialect);
  return {
    find: (memberId, query) => read(find(statements, memberId, query)),
    indexNext: (limit) => transact(() => indexNext(words, limit)),
  };
}

/** What a search looks for, and where. */
interface Search extends MessageQuery {
  readonly memberId: MemberId;
  readonly statements: PlaceStatements;
  readonly parameters: Statement['parameters'];
}

function* find(
  statements: SearchStatements,
  memberId: MemberId,
  query: MessageQuery,
): Steps<readonly Message[]> {
  const { connectionId, before, words } = query;
  if (words.length === 0) return [];
  const search: Search = {
    ...query,
    memberId,
    statements: statements.in[connectionId === null ? 'all' : 'one'],
    parameters: {
      memberId,
      before: before ?? Number.MAX_SAFE_INTEGER,
      ...(connectionId !== null && { connectionId }),
    },
  };
  const floor = yield* findFloor(statements, search);
  const common = floor === 0 ? null : yield* findSince(search, floor);
  if (common !== null) return common;
  // First what is not indexed: it may be by the time the index is read.
  const unindexed = yield* readMatching(search, search.statements.unindexed, { floor });
  const indexed = yield* findIndexed(search, floor);
  return newestOf([...unindexed, ...indexed], search);
}

/** The id of the last message of the page if it was filled with the first messages: the page goes no further. */
function* findFloor({ newest, first }: SearchStatements, search: Search): Steps<number> {
  const { memberId, connectionId, limit } = search;
  const ids =
    connectionId === null
      ? (yield* rows<{ readonly connection_id: ConnectionId }>(newest, {
          memberId,
          limit: FIRST_CONVERSATIONS,
        })).map(({ connection_id }) => connection_id)
      : [connectionId];
  const depth = Math.ceil(FIRST_MESSAGES / Math.max(ids.length, 1));
  const found = yield* readMatching(search, first, { ids: JSON.stringify(ids), depth });
  return newestOf(found, search)[limit - 1]?.id ?? 0;
}

/** The page, if there are few messages since its last one. */
function* findSince(search: Search, floor: number): Steps<readonly Message[] | null> {
  const parameters = { ...search.parameters, floor, limit: MOST_READ };
  const since = yield* rows<MessageRow>(search.statements.since, parameters);
  return since.length === MOST_READ ? null : newestOf(matching(since, search), search);
}

function* findIndexed(search: Search, floor: number): Steps<readonly Message[]> {
  const { limit, statements } = search;
  const read = (
    words: readonly string[],
    page: { readonly limit: number; readonly most?: number },
  ) =>
    rows<MessageRow>(statements.indexed[page.most === undefined ? 'all' : 'newest'](words.length), {
      ...search.parameters,
      ...rangesOf(words),
      ...page,
      floor,
    });
  if (search.words.length === 1) {
    return (yield* read(search.words, { limit, most: limit })).map(toMessage);
  }
  const words = yield* rarestFirst(search, floor);
  // The others are often in the same message.
  const led = yield* read(words.slice(0, 1), { limit: MOST_LED, most: MOST_LED });
  const page = newestOf(matching(led, search), search);
  if (page.length === limit || led.length < MOST_LED) return page;
  if ((page.length / MOST_LED) * MOST_LED_FURTHER > limit) {
    const further = yield* read(words, { limit, most: MOST_LED_FURTHER });
    if (further.length === limit) return further.map(toMessage);
  }
  return (yield* read(words, { limit })).map(toMessage);
}

interface CountRow {
  readonly place: number;
  readonly entries: number;
  readonly conversations: number;
}

/** The words, those in fewer messages first. */
function* rarestFirst(
  { words, statements, parameters }: Search,
  floor: number,
): Steps<readonly string[]> {
  const counts = yield* rows<CountRow>(statements.counted(words.length), {
    ...parameters,
    ...rangesOf(words),
    floor,
  });
  // The more conversations as many entries are spread over, the fewer are in each.
  return counts
    .toSorted(
      (one, other) => one.entries - other.entries || other.conversations - one.conversations,
    )
    .flatMap(({ place }) => words[place] ?? []);
}

function rangesOf(words: readonly string[]): Readonly<Record<string, string>> {
  const ranges = words.map((word, place) => [
    [`from${place}`, word],
    [`to${place}`, `${word}${LAST_CHARACTER}`],
  ]);
  return Object.fromEntries(ranges.flat()) as Record<string, string>;
}

/** After every letter and digit, in either engine's order. */
const LAST_CHARACTER = '\u{10ffff}';

function* readMatching(
  search: Search,
  sql: string,
  parameters: Statement['parameters'],
): Steps<readonly Message[]> {
  const read = yield* rows<MessageRow>(sql, { ...search.parameters, ...parameters });
  return matching(read, search);
}

function matching(read: readonly MessageRow[], { words }: Search): readonly Message[] {
  return read.filter(({ content }) => messageMatches(content, words)).map(toMessage);
}

/** The newest of the messages, each once. */
function newestOf(messages: readonly Message[], { limit }: Search): readonly Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  return [...byId.values()].sort((one, other) => other.id - one.id).slice(0, limit);
}
