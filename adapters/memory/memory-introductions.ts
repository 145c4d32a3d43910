import { requireUnchanged } from '#adapters/conflict.ts';
import { promised } from '#adapters/promised.ts';
import type { IntroductionChange } from '#core/introductions/changes.ts';
import {
  introductionKeptUntil,
  madeBy,
  sidesFor,
  type Introduction,
} from '#core/introductions/domain/introduction.ts';
import type { IntroductionRepository } from '#core/introductions/ports/introduction-repository.ts';
import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { MemoryHandlers } from './memory-handlers.ts';
import { isDeleted, nextId, removeWhere, type MemoryState } from './memory-state.ts';

/** Reads the introductions of the state; see the port for what it promises. */
export function createMemoryIntroductions(state: MemoryState): IntroductionRepository {
  return {
    load: (id) => promised(() => structuredClone(state.introductions.get(id) ?? null)),
    listOf: (memberId) => promised(() => structuredClone(listOf(state, memberId))),
    removeExpired: (now) =>
      promised(() => {
        removeWhere(state.introductions, ({ value }) => {
          const keptUntil = introductionKeptUntil(value);
          return keptUntil !== null && keptUntil <= now;
        });
      }),
  };
}

/** Lets the introduction that led to the connection forget it. */
export function forgetConnection({ introductions }: MemoryState, id: ConnectionId): void {
  for (const [key, { value, version }] of introductions) {
    if (value.connectionId !== id) continue;
    introductions.set(key, { value: { ...value, connectionId: null }, version });
  }
}

/** Stores introductions. */
export function createIntroductionHandlers(state: MemoryState): MemoryHandlers<IntroductionChange> {
  const { introductions } = state;
  return {
    add_introduction: ({ introduction, newestId }) => {
      const { introducerId, sides } = introduction;
      const [newest] = madeBy(introducerId, listOf(state, introducerId));
      requireUnchanged((newest?.id ?? 0) === newestId);
      const three = [introducerId, ...sides.map(({ memberId }) => memberId)];
      requireUnchanged(!three.some((id) => isDeleted(state, id)));
      const id = nextId(state, 'introduction');
      introductions.set(id, { value: { ...introduction, id }, version: 1 });
      return id;
    },
    replace_introduction: ({ introduction, version }) => {
      const { id } = introduction;
      requireUnchanged(introductions.get(id)?.version === version);
      introductions.set(id, { value: introduction, version: version + 1 });
      return null;
    },
  };
}

/** Those that the member has made or is introduced by, the newest first. */
function listOf({ introductions }: MemoryState, memberId: MemberId): Introduction[] {
  return [...introductions.values()]
    .map(({ value }) => value)
    .filter((one) => one.introducerId === memberId || sidesFor(one, memberId) !== null)
    .toSorted((one, other) => other.id - one.id);
}
