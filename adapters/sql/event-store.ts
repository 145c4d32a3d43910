import { EVENT } from '#adapters/records/event.ts';
import type { RowRead } from '#adapters/records/field.ts';
import { PAGE_LIMIT } from './page-limit.ts';
import { membersNamedIn, type DomainEvent } from '#core/events.ts';
import type { FeedChange } from '#core/feed/changes.ts';
import type { EventFeed } from '#core/feed/ports/event-feed.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { firstRow, rows, type Dialect, type SqlEngine, type Steps } from './steps.ts';
import { storeOne, type SqlHandlers } from './sql-handlers.ts';

type Page = Parameters<EventFeed<DomainEvent>['read']>[0];

interface Position {
  readonly handled: number;
}

interface FreePosition extends Position {
  /** 1 while another holder has it. */
  readonly held: number;
}

const READ = `
  SELECT id, happened_at, content FROM event WHERE id > @after ORDER BY id ${PAGE_LIMIT}`;

/** The statement that adds an event to the end of the feed. */
export const createEventInsert = ({ joiningFeed }: Dialect): string => `
  INSERT INTO event (happened_at, content)
  SELECT CAST(@at AS bigint), CAST(@content AS text) ${joiningFeed}`;

const FORGET = 'DELETE FROM event WHERE id <= @upTo';

/** Leaves out most events that don't name the member, since their content has the id nowhere. */
const MAY_NAME = 'SELECT id, happened_at, content FROM event WHERE content LIKE @likeId';

const FIND_POSITION = 'SELECT handled FROM event_handler WHERE name = @name';

const createFindFreePosition = ({ eventHolder }: Dialect): string => `
  SELECT handled, CASE WHEN holder <> ${eventHolder} AND held_until > @now THEN 1 ELSE 0 END AS held
  FROM event_handler WHERE name = @name`;

/** The statement that moves a handler, of `advanceParameters`; it returns a row if it did. */
export const createAdvance = ({ eventHolder }: Pick<Dialect, 'eventHolder'>): string => `
  INSERT INTO event_handler (name, handled, holder, held_until)
  SELECT CAST(@name AS text), CAST(@to AS bigint), ${eventHolder}, CAST(@until AS bigint)
  WHERE CAST(@from AS bigint) = 0 OR EXISTS (SELECT 1 FROM event_handler WHERE name = @name)
  ON CONFLICT (name) DO UPDATE
  SET handled = excluded.handled, holder = excluded.holder, held_until = excluded.held_until
  WHERE event_handler.handled = @from
    AND (event_handler.holder = excluded.holder OR event_handler.held_until <= @now)
  RETURNING name`;

/** Reads the feed of events; see the port for what it promises. */
export function createSqlEventFeed({
  dialect,
  read,
  transact,
  write,
}: SqlEngine): EventFeed<DomainEvent> {
  const findFreePosition = createFindFreePosition(dialect);

  async function readSettled(page: Page): Promise<readonly RowRead<typeof EVENT>[]> {
    const { settleFeed } = dialect;
    const found = await read(rows<RowRead<typeof EVENT>>(READ, page));
    if (settleFeed === null || hasNoGap(found, page)) return found;
    return transact(function* () {
      yield* rows(settleFeed);
      return yield* rows<RowRead<typeof EVENT>>(READ, page);
    });
  }

  const findLastId = () => read(firstRow<{ readonly newest: number }>(dialect.newestEvent));

  function findNewest(): ReturnType<typeof findLastId> {
    const { settleFeed, newestEvent } = dialect;
    if (settleFeed === null) return findLastId();
    return transact(function* () {
      yield* rows(settleFeed);
      return yield* firstRow(newestEvent);
    });
  }

  return {
    newest: async () => (await findNewest())?.newest ?? 0,
    lastId: async () => (await findLastId())?.newest ?? 0,
    forget: async (upTo) => {
      await write(FORGET, { upTo });
    },
    read: async (page) => (await readSettled(page)).map(EVENT.read),
    position: async (name) =>
      (await read(firstRow<Position>(FIND_POSITION, { name })))?.handled ?? 0,
    freePosition: async (name, { holder, now }) => {
      const parameters = { name, holder, now: Date.parse(now) };
      const found = await read(firstRow<FreePosition>(findFreePosition, parameters));
      return found?.held === 1 ? null : (found?.handled ?? 0);
    },
  };
}

/** Stores how far handlers of events are. */
export function createFeedHandlers(dialect: Dialect): SqlHandlers<FeedChange> {
  const advance = createAdvance(dialect);
  return {
    advance_handler: (change) => storeOne(advance, advanceParameters(change)),
  };
}

/** What `createAdvance` names. */
export function advanceParameters({ handler: name, from, to, holder, until, now }: FeedChange) {
  return { name, from, to, holder, until: Date.parse(until), now: Date.parse(now) };
}

/** Whether no number is left out up to the last event, so that none can join below it. */
function hasNoGap(found: readonly RowRead<typeof EVENT>[], { after }: Page): boolean {
  return found.every(({ id }, place) => id === after + place + 1);
}

/** Adds the event to the end of the feed, by `createEventInsert`. */
export function* storeEvent(insert: string, event: DomainEvent, at: string): Steps<void> {
  const content = JSON.stringify(event);
  yield* rows(insert, { at: Date.parse(at), content });
}

/** Removes the events that name the member. */
export function* removeEventsNaming({ isWanted }: Dialect, memberId: MemberId): Steps<void> {
  const found = yield* rows<RowRead<typeof EVENT>>(MAY_NAME, { likeId: `%${memberId}%` });
  const ids = found
    .map(EVENT.read)
    .filter(({ event }) => membersNamedIn(event).includes(memberId))
    .map(({ id }) => id);
  yield* rows(`DELETE FROM event WHERE ${isWanted('id')}`, { ids: JSON.stringify(ids) });
}
