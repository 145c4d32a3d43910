import type { MemberId } from '#core/kernel/ids.ts';
import { promised } from '#adapters/promised.ts';
import {
  asSeenBy,
  countConnections,
  directionOf,
  lastWordAt,
  otherParty,
  toOtherParty,
  type Connection,
  type ConnectionCounts,
  type ConnectionWithMember,
  type ListedConnection,
} from '#core/connections/domain/connection.ts';
import {
  DAYS_OF_SILENCE,
  isToPickUp,
  SILENT_TO_CHOOSE_FROM,
  turnOf,
  type OfferWeek,
  type PickUp,
} from '#core/connections/domain/picking-up.ts';
import { NOTHING_TOGETHER, type RhythmOf } from '#core/connections/domain/together.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import { quote, type StoredMessage } from '#core/messaging/domain/message.ts';
import type { ConnectionRepository } from '#core/connections/ports/connection-repository.ts';
import { isKnown, loadStanding, sightBetween } from './memory-safety-repository.ts';
import { choicesKey, requireMember, type MemoryState } from './memory-state.ts';

/** Reads the connections of the state; see the port for what it promises. */
export function createMemoryConnectionRepository(state: MemoryState): ConnectionRepository {
  return {
    findById: (id) => promised(() => structuredClone(state.connections.get(id)?.value ?? null)),

    load: (id) => promised(() => structuredClone(loadConnection(state, id))),

    ...createTogetherReads(state),

    findBetween: (memberId, otherId) =>
      promised(() => structuredClone(findBetween(state, memberId, otherId))),

    listOf: (memberId, { status, direction, before, limit, openSince }) =>
      promised(() =>
        [...state.connections.values()]
          .reverse()
          .flatMap(({ value: connection }) => {
            const otherId = otherParty(connection, memberId);
            return otherId === null ? [] : [{ connection, otherId }];
          })
          .filter(({ otherId }) => sightBetween(state, memberId, otherId) !== 'hidden')
          .filter(({ connection }) => isOpen(connection, openSince))
          .filter(({ connection }) => status === null || connection.status === status)
          .filter(({ connection }) => {
            return direction === null || directionOf(connection, memberId) === direction;
          })
          .filter(({ connection }) => before === null || connection.id < before)
          .slice(0, limit)
          .map(({ connection, otherId }) =>
            structuredClone(listed(state, memberId, connection, otherId)),
          ),
      ),

    listByLastWord: (memberId, page) =>
      promised(() => structuredClone(listByLastWord(state, memberId, page))),

    findUnread: (memberId) =>
      promised(() => {
        const newest = [...state.messages.values()]
          .map(({ message }) => message)
          .findLast(
            ({ recipientId, senderId, read }) =>
              recipientId === memberId && !read && isKnown(state, senderId),
          );
        if (newest === undefined) return null;
        const connection = state.connections.get(newest.connectionId)?.value;
        if (connection === undefined) return null;
        return structuredClone(listed(state, memberId, connection, newest.senderId));
      }),

    findSaidYes: (memberId, acceptedSince) =>
      promised(() => structuredClone(findSaidYes(state, memberId, acceptedSince))),

    findToPickUp: (memberId, week) =>
      promised(() => structuredClone(findToPickUp(state, memberId, week))),

    countOf: (memberId, openSince) => promised(() => countOf(state, memberId, openSince)),

    listUnanswered: (until, limit) =>
      promised(() =>
        [...state.connections.values()]
          .filter(({ value }) => !isOpen(value, until))
          .map(({ value }) => value.id)
          .slice(0, limit),
      ),
  };
}

/** Reads what the two of a connection keep together. */
function createTogetherReads(
  state: MemoryState,
): Pick<ConnectionRepository, 'loadTogether' | 'listTogether' | 'listRhythms' | 'listRhythmsDue'> {
  return {
    listRhythms: (memberId, limit) =>
      promised(() =>
        listHere(state, memberId)
          .flatMap((connection): RhythmOf[] => {
            const rhythm = state.connections.get(connection.id)?.together?.rhythm;
            if (rhythm === undefined || rhythm.state === 'proposed') return [];
            return [structuredClone({ connection, rhythm })];
          })
          .slice(0, limit),
      ),

    listRhythmsDue: (until, limit) =>
      promised(() =>
        [...state.connections.values()]
          .flatMap(({ value: { id }, together }) => {
            const rhythm = together?.rhythm;
            const isDue = rhythm && rhythm.state !== 'proposed' && rhythm.dueAt <= until;
            return isDue ? [{ id, dueAt: rhythm.dueAt }] : [];
          })
          .sort((one, other) => (one.dueAt < other.dueAt ? -1 : 1))
          .map(({ id }) => id)
          .slice(0, limit),
      ),

    loadTogether: (id) =>
      promised(() => {
        const { value, version, together } = state.connections.get(id) ?? {};
        if (value?.status !== 'accepted' || version === undefined) return null;
        return structuredClone({ value: together ?? NOTHING_TOGETHER, version });
      }),

    listTogether: (memberId) =>
      promised(() =>
        [...state.connections.values()].flatMap(({ value, together }) =>
          together === null || otherParty(value, memberId) === null
            ? []
            : [structuredClone({ connectionId: value.id, together })],
        ),
      ),
  };
}

/** The connection to decide upon, without what the two keep together. */
export function loadConnection(
  { connections }: MemoryState,
  id: number,
): Versioned<Connection> | null {
  const stored = connections.get(id);
  return stored === undefined ? null : { value: stored.value, version: stored.version };
}

/** The member's connections with people who are here, in their order; none while the member takes a break. */
export function listHere(state: MemoryState, memberId: MemberId): ListedConnection[] {
  if (loadStanding(state, memberId).value.onBreak !== null) return [];
  return listByLastWord(state, memberId, { before: null, limit: Infinity })
    .filter(({ presence }) => presence === 'here')
    .sort((one, other) => one.id - other.id);
}

function listByLastWord(
  state: MemoryState,
  memberId: MemberId,
  { before, limit }: Parameters<ConnectionRepository['listByLastWord']>[1],
): ListedConnection[] {
  return [...state.connections.values()]
    .flatMap(({ value: connection }) => {
      const otherId = otherParty(connection, memberId);
      if (otherId === null || connection.status !== 'accepted') return [];
      return isKnown(state, otherId) ? [listed(state, memberId, connection, otherId)] : [];
    })
    .map((connection) => ({ connection, at: lastWordAt(connection) }))
    .filter(({ at }) => before === null || at < before)
    .sort((one, other) => {
      if (one.at === other.at) return other.connection.id - one.connection.id;
      return one.at < other.at ? 1 : -1;
    })
    .slice(0, limit)
    .map(({ connection }) => connection);
}

function findToPickUp(state: MemoryState, memberId: MemberId, week: OfferWeek): PickUp | null {
  const choices = [...state.choices.values()].map(({ value }) => value);
  const isSettled =
    loadStanding(state, memberId).value.onBreak !== null ||
    choices.some((one) => one.memberId === memberId && (one.aside?.at ?? '') >= week.startsAt) ||
    [...state.connections.values()].some(
      ({ value }) => otherParty(value, memberId) !== null && isPickedUp(state, value, week),
    );
  if (isSettled) return null;
  const asideOf = ({ id: connectionId }: Connection) =>
    state.choices.get(choicesKey({ memberId, connectionId }))?.value.aside ?? null;
  const [connection] = listByLastWord(state, memberId, {
    before: week.silentBefore,
    limit: Infinity,
  })
    .filter((one) => isToPickUp(one, asideOf(one), week))
    .slice(0, SILENT_TO_CHOOSE_FROM)
    .sort((one, other) => turnOf(one.id, week) - turnOf(other.id, week) || one.id - other.id);
  if (connection === undefined) return null;
  const said = messagesOf(state, connection).findLast(({ content }) => content !== null);
  if (said === undefined) return { connection, lastWords: null };
  const { senderId, content } = quote(said);
  return { connection, lastWords: { senderId, content: content ?? '' } };
}

/** Whether the two wrote again in that week, after a long silence. */
function isPickedUp(state: MemoryState, connection: Connection, { startsAt }: OfferWeek): boolean {
  const written = messagesOf(state, connection).map(({ createdAt }) => createdAt);
  const words = [connection.acceptedAt ?? connection.createdAt, ...written];
  return words.some(
    (at, place) => at >= startsAt && (words[place - 1] ?? at) < daysAfter(at, -DAYS_OF_SILENCE),
  );
}

function messagesOf(state: MemoryState, { id }: Connection): readonly StoredMessage[] {
  const all = [...state.messages.values()].map(({ message }) => message);
  return all.filter(({ connectionId }) => connectionId === id);
}

function findSaidYes(
  state: MemoryState,
  memberId: MemberId,
  acceptedSince: string,
): ListedConnection | null {
  const written = new Set([...state.messages.values()].map(({ message }) => message.connectionId));
  const [newest = null] = [...state.connections.values()]
    .flatMap(({ value }) => (value.status === 'accepted' ? [value] : []))
    .filter(({ requesterId, acceptedAt }) => requesterId === memberId && acceptedAt > acceptedSince)
    .filter(({ id, recipientId }) => !written.has(id) && isKnown(state, recipientId))
    .map((connection) => listed(state, memberId, connection, connection.recipientId))
    .sort((one, other) => {
      const [at, otherAt] = [one.acceptedAt ?? '', other.acceptedAt ?? ''];
      return at === otherAt ? other.id - one.id : at < otherAt ? 1 : -1;
    });
  return newest;
}

/** The connection as the member sees it, with the other, who is not hidden from them. */
export function seenBy(
  state: MemoryState,
  memberId: MemberId,
  connection: Connection,
  otherId: MemberId,
): ConnectionWithMember {
  const { self } = requireMember(state, otherId);
  const sight = sightBetween(state, memberId, otherId);
  const other = toOtherParty(sight, loadStanding(state, otherId).value, self);
  if (other === null) throw new Error(`Member ${otherId} is hidden.`);
  return asSeenBy(connection, memberId, other);
}

/** The same as a list shows it. */
function listed(
  state: MemoryState,
  memberId: MemberId,
  connection: Connection,
  otherId: MemberId,
): ListedConnection {
  const seen = seenBy(state, memberId, connection, otherId);
  if (seen.presence === 'former') return { ...seen, lastMessageAt: null };
  const newest = messagesOf(state, connection).at(-1);
  return { ...seen, lastMessageAt: newest?.createdAt ?? null };
}

/** True for what is accepted, and for requests sent after that time. */
function isOpen({ status, createdAt }: Connection, openSince: string): boolean {
  return status === 'accepted' || createdAt > openSince;
}

/** How many connections the member has; of requests, those sent after `openSince`. */
export function countOf(
  state: MemoryState,
  memberId: MemberId,
  openSince: string,
): ConnectionCounts {
  const connections = [...state.connections.values()].map(({ value }) => value);
  const own = connections.filter((connection) => {
    const otherId = otherParty(connection, memberId);
    if (otherId === null || !isOpen(connection, openSince)) return false;
    return sightBetween(state, memberId, otherId) !== 'hidden';
  });
  return countConnections(own, memberId);
}

/** The connection between the two, whoever asked. */
export function findBetween(
  state: MemoryState,
  memberId: MemberId,
  otherId: MemberId,
): Connection | null {
  for (const { value: connection } of state.connections.values()) {
    if (otherParty(connection, memberId) === otherId) return connection;
  }
  return null;
}
