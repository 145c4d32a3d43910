import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { Member } from '#core/members/domain/member.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberDirectory } from '#core/discovery/member-directory.ts';

export type DiscoverMembers = (
  callerId: number,
  query: DiscoveryQuery,
) => Promise<{
  readonly total: number;
  readonly members: readonly Member[];
  readonly next: string | null;
}>;

/** Searches the members whom the caller has no connection with. */
export function makeDiscoverMembers(deps: {
  readonly directory: MemberDirectory;
}): DiscoverMembers {
  return async (callerId, query) => {
    const { total, members, next } = await deps.directory.search(callerId, query);
    return { total, members, next: next && encodeCursor(query.sort, [next.key, next.id]) };
  };
}
