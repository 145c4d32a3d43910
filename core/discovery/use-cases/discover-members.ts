import type { MemberId } from '#core/kernel/ids.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { Member } from '#core/members/domain/member.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberDirectory } from '#core/discovery/ports/member-directory.ts';

export type DiscoverMembers = (
  callerId: MemberId,
  query: DiscoveryQuery,
) => Promise<
  Result<
    {
      readonly total: number;
      /** False when more match than the total says. */
      readonly totalIsExact: boolean;
      readonly members: readonly Member[];
      readonly next: string | null;
    },
    RefusalOf<'not_signed_in'>
  >
>;

/** Searches the members who have no connection with the caller. */
export function makeDiscoverMembers(deps: {
  readonly directory: MemberDirectory;
}): DiscoverMembers {
  return async (callerId, query) => {
    const page = await deps.directory.search(callerId, query);
    if (page === null) return refused({ code: 'not_signed_in' });
    const { next, ...found } = page;
    const cursor = next && encodeCursor(query.sort, [next.key, next.id]);
    return granted({ ...found, next: cursor });
  };
}
