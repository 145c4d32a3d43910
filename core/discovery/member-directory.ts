import type { DiscoveryPage, DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { Member } from '#core/members/domain/member.ts';

/**
 * Finds members for a member. The answers are those of the core's own `searchMembers` and
 * `recommendMembers` over everyone who is stored; an adapter may only be faster. The viewer must exist.
 */
export interface MemberDirectory {
  search(viewerId: number, query: DiscoveryQuery): Promise<DiscoveryPage<Member>>;
  /** The best first, at most `limit`. */
  recommend(viewerId: number, limit: number): Promise<Member[]>;
}
