import { promised } from '#adapters/promised.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import {
  isBlocked,
  noHistory,
  sideOf,
  type PairHistory,
} from '#core/safety/domain/pair-history.ts';
import { isInUse, usualStanding, type Standing } from '#core/safety/domain/standing.ts';
import { NO_SIGNS, type SharedSigns } from '#core/safety/domain/shared-signs.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import { sightOf, type Relation, type Sight } from '#core/safety/domain/visibility.ts';
import type { Block, GivenAnswer, SafetyRepository } from '#core/safety/ports/safety-repository.ts';
import type { Versioned } from '#core/kernel/commit.ts';
import { isDeleted, nextNumber, type MemoryState } from './memory-state.ts';
import { requireUnchanged } from '#adapters/conflict.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import type { MemoryHandlers } from './memory-handlers.ts';

function loadHistory(
  state: MemoryState,
  memberId: MemberId,
  otherId: MemberId,
): Versioned<PairHistory> {
  const none = noHistory(memberId, otherId);
  const { value, version } = state.histories.get(pairKey(none)) ?? { value: none, version: 0 };
  return { value, version };
}

function relate(state: MemoryState, viewerId: MemberId, otherId: MemberId): Relation {
  return {
    history: loadHistory(state, viewerId, otherId).value,
    standing: loadStanding(state, otherId).value,
    isConnected: areConnected(state, viewerId, otherId),
    isViewerDeleted: isDeleted(state, viewerId),
    chosenSigns: [signsOf(state, viewerId), signsOf(state, otherId)],
  };
}

/** How the viewer is related to the other in the connection; `null` when they have no part in it. */
export function relateIn(
  state: MemoryState,
  connectionId: ConnectionId,
  viewerId: MemberId,
): Relation | null {
  const pair = state.connections.get(connectionId)?.value;
  const otherId = pair ? otherParty(pair, viewerId) : null;
  return otherId === null ? null : relate(state, viewerId, otherId);
}

/** Reads what keeps the members of the state safe; see the port for what it promises. */
export function createMemorySafetyRepository(state: MemoryState): SafetyRepository {
  return {
    relate: (viewerId, otherId) =>
      promised(() => structuredClone(relate(state, viewerId, otherId))),
    relateIn: (connectionId, viewerId) =>
      promised(() => structuredClone(relateIn(state, connectionId, viewerId))),
    loadHistory: (memberId, otherId) =>
      promised(() => structuredClone(loadHistory(state, memberId, otherId))),
    loadStanding: (memberId) => promised(() => structuredClone(loadStanding(state, memberId))),
    listDeclined: ({ after, limit }) =>
      promised(() =>
        [...state.histories.values()]
          .filter(({ id, value }) => id > after && value.some(({ declined }) => declined !== null))
          .sort((one, other) => one.id - other.id)
          .slice(0, limit)
          .map(({ id, value: [lower, higher] }) => ({
            id,
            memberIds: [lower.memberId, higher.memberId],
          })),
      ),
    listLeaving: (until, limit) =>
      promised(() =>
        [...state.standings.values()]
          .flatMap(({ value: { memberId, leavesOn } }) =>
            leavesOn !== null && leavesOn <= until ? [{ memberId, leavesOn }] : [],
          )
          .sort((one, other) =>
            one.leavesOn === other.leavesOn
              ? one.memberId - other.memberId
              : Date.parse(one.leavesOn) - Date.parse(other.leavesOn),
          )
          .slice(0, limit)
          .map(({ memberId }) => memberId),
      ),
    blockedIds: (viewerId) => promised(() => blockedIds(state, viewerId)),
    listBlockedBy: (memberId, { before, limit }) =>
      promised(() =>
        blockedIds(state, memberId)
          .flatMap((otherId) =>
            namedBlock(loadHistory(state, memberId, otherId).value, memberId, otherId),
          )
          .filter((block) => before === null || block.memberId < before)
          .sort((one, two) => two.memberId - one.memberId)
          .slice(0, limit),
      ),
    listAnswersTo: (memberId, page) => promised(() => listAnswersTo(state, memberId, page)),
  };
}

function namedBlock(history: PairHistory, memberId: MemberId, otherId: MemberId): readonly Block[] {
  const { blockedAt, blockedName: name } = sideOf(history, memberId);
  return blockedAt === null || name === null ? [] : [{ memberId: otherId, name, blockedAt }];
}

/** The answers to the member's requests from people they may still see, highest id first. */
function listAnswersTo(
  state: MemoryState,
  memberId: MemberId,
  { before, limit }: Parameters<SafetyRepository['listAnswersTo']>[1],
): readonly GivenAnswer[] {
  return [...state.histories.values()]
    .flatMap(({ value }) => answersTo(value, memberId))
    .filter((given) => before === null || given.memberId < before)
    .filter((given) => sightBetween(state, memberId, given.memberId) === 'visible')
    .sort((one, two) => two.memberId - one.memberId)
    .slice(0, limit);
}

/** What the other of the two answered to the member, unless one of them blocks the other. */
function answersTo(history: PairHistory, memberId: MemberId): readonly GivenAnswer[] {
  const own = history.find((side) => side.memberId === memberId);
  const other = history.find((side) => side.memberId !== memberId);
  if (!own?.answer || !other || isBlocked(history)) return [];
  return [{ memberId: other.memberId, ...own.answer }];
}

/** What the member lets those they talk with see. */
export function signsOf(state: MemoryState, memberId: MemberId): SharedSigns {
  return state.members.get(memberId)?.self.sharedSigns ?? NO_SIGNS;
}

/** Names the history of two members. */
export function pairKey([lower, higher]: PairHistory): string {
  return `${lower.memberId} ${higher.memberId}`;
}

/** Everyone who blocks the member, and everyone whom the member blocks. */
export function blockedIds(state: MemoryState, memberId: MemberId): MemberId[] {
  return [...state.histories.values()].flatMap(({ value }) => {
    const ids = value.map((side) => side.memberId);
    return isBlocked(value) && ids.includes(memberId) ? ids.filter((id) => id !== memberId) : [];
  });
}

/** Whether the two have a connection that was accepted. */
export function areConnected(state: MemoryState, memberId: MemberId, otherId: MemberId): boolean {
  return [...state.connections.values()].some(
    ({ value }) => value.status === 'accepted' && otherParty(value, memberId) === otherId,
  );
}

/** What the member may know of the other; only connections that were accepted lead to `former`. */
export function sightBetween(state: MemoryState, memberId: MemberId, otherId: MemberId): Sight {
  return sightOf({
    history: noHistory(memberId, otherId),
    standing: loadStanding(state, otherId).value,
    isConnected: areConnected(state, memberId, otherId),
    isViewerDeleted: isDeleted(state, memberId),
  });
}

/** Whether the viewer may know of the member, unless one of them blocks the other. */
export function isListedFor(
  state: MemoryState,
  viewerId: MemberId | undefined,
  memberId: MemberId,
): boolean {
  if (!isKnown(state, memberId)) return false;
  if (viewerId === memberId) return true;
  if (viewerId === undefined) return loadStanding(state, memberId).value.onBreak === null;
  return sightBetween(state, viewerId, memberId) === 'visible';
}

/** True while the member's account is in use. */
export function isKnown(state: MemoryState, memberId: MemberId): boolean {
  return isInUse(loadStanding(state, memberId).value);
}

/** Where the member stands, and the version to decide upon. */
export function loadStanding(state: MemoryState, memberId: MemberId): Versioned<Standing> {
  return state.standings.get(memberId) ?? { value: usualStanding(memberId), version: 0 };
}

/** Stores what keeps members safe. */
export function createSafetyHandlers(state: MemoryState): MemoryHandlers<SafetyChange> {
  const { histories, standings } = state;
  return {
    put_pair_history: ({ history: value, version }) => {
      const stored = histories.get(pairKey(value));
      requireUnchanged((stored?.version ?? 0) === version);
      const id = stored?.id ?? nextNumber(state, 'pair_history');
      histories.set(pairKey(value), { id, value, version: version + 1 });
      return null;
    },
    put_standing: ({ standing: value, version }) => {
      requireUnchanged(loadStanding(state, value.memberId).version === version);
      standings.set(value.memberId, { value, version: version + 1 });
      return null;
    },
  };
}
