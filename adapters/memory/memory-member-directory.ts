import type { MemberId } from '#core/kernel/ids.ts';
import { promised } from '#adapters/promised.ts';
import { otherParty } from '#core/connections/domain/connection.ts';
import { recommendMembers } from '#core/discovery/domain/recommendation.ts';
import { searchMembers } from '#core/discovery/domain/search.ts';
import type { SearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { toMember, type Member } from '#core/members/domain/member.ts';
import type { MemberDirectory } from '#core/discovery/member-directory.ts';
import { requireMember, type MemoryState } from './memory-state.ts';

/** Finds members with the core's own search over all who are stored. */
export function createMemoryMemberDirectory(state: MemoryState): MemberDirectory {
  const handOut = (found: SearchableMember): Member =>
    toMember(structuredClone(requireMember(state, found.id).self));

  return {
    search: (viewerId, query) =>
      promised(() => {
        const viewer = state.members.get(viewerId)?.searchable;
        if (viewer === undefined) return null;
        const page = searchMembers(everyone(state), viewer, connectedIds(state, viewerId), query);
        return { ...page, members: page.members.map(handOut) };
      }),

    recommend: (viewerId, limit) =>
      promised(() => {
        const viewer = state.members.get(viewerId)?.searchable;
        if (viewer === undefined) return null;
        return recommendMembers(everyone(state), viewer, connectedIds(state, viewerId), limit).map(
          handOut,
        );
      }),
  };
}

function* everyone(state: MemoryState): Generator<SearchableMember> {
  for (const { searchable } of state.members.values()) yield searchable;
}

function connectedIds(state: MemoryState, memberId: MemberId): Set<number> {
  const ids = new Set<number>();
  for (const { value: connection } of state.connections.values()) {
    const otherId = otherParty(connection, memberId);
    if (otherId !== null) ids.add(otherId);
  }
  return ids;
}
