import type { MemberId } from '#core/kernel/ids.ts';
import { promised } from '#adapters/promised.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import { toStoredTraits } from '#core/discovery/domain/member-traits.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { hasText } from '#core/discovery/domain/filters.ts';
import { isAnswer } from '#core/discovery/domain/index-question.ts';
import { isInUse } from '#core/safety/domain/standing.ts';
import { toMember } from '#core/members/domain/member.ts';
import { blockedIds } from './memory-safety-repository.ts';
import type { MemoryState, StoredMember } from './memory-state.ts';

/** Looks at everyone in the state; see the port for what it promises. */
export function createMemoryDiscoveryIndex(state: MemoryState): DiscoveryIndex {
  let seen = 0;

  function changedMembers(): StoredMember[] {
    if (seen === state.last.change) return [];
    const changed = [...state.members.values()].filter((member) => member.changed > seen);
    seen = state.last.change;
    return changed;
  }

  return {
    loadTraits: () =>
      inOnePortion(() => changedMembers().map(({ searchable }) => toStoredTraits(searchable))),
    takeChanged: () => inOnePortion(() => changedMembers().map(({ searchable }) => searchable)),
    findIds: (question) =>
      inOnePortion(() =>
        [...state.members.values()]
          .filter(({ searchable }) => isAnswer(question, searchable))
          .map(({ self }) => self.id),
      ),
    withText: (folded, ids) =>
      promised(() =>
        ids.filter((id) => {
          const stored = state.members.get(id);
          return stored !== undefined && hasText(stored.searchable.folded, folded);
        }),
      ),
    leftOutIds: (memberId) => promised(() => leftOutIds(state, memberId)),
    readMembers: (ids) =>
      promised(() =>
        ids.flatMap((id) => {
          const stored = state.members.get(id);
          return stored ? toMember(structuredClone(stored.self)) : [];
        }),
      ),
    turn: () => Promise.resolve(),
  };
}

async function* inOnePortion<Value>(work: () => readonly Value[]) {
  yield await promised(work);
}

function leftOutIds(state: MemoryState, memberId: MemberId): MemberId[] | null {
  if (!state.members.has(memberId)) return null;
  const connections = [...state.connections.values()];
  const unlisted = [...state.standings.values()].flatMap(({ value }) =>
    isInUse(value) && value.isListed && value.onBreak === null ? [] : [value.memberId],
  );
  return [
    ...connections.flatMap(({ value }) => otherParty(value, memberId) ?? []),
    ...blockedIds(state, memberId),
    ...unlisted,
  ];
}
