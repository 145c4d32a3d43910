import type { DiscoveryQuery } from '../domain/discovery/search.ts';
import type { Member } from '../domain/member/member.ts';
import { encodeCursor } from '../domain/shared/cursor.ts';
import type { MemberDirectory } from '../ports/member-directory.ts';

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
