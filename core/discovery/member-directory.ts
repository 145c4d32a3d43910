import type { MemberId } from '#core/kernel/ids.ts';
import type { DiscoveryPage, DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { Member } from '#core/members/domain/member.ts';

/**
 * Finds members for a member. The answers are those of the core's own `searchMembers` and
 * `recommendMembers` over everyone who is stored; an adapter may only be faster. Where there is no such
 * viewer, the answer is `null`.
 */
export interface MemberDirectory {
  search(viewerId: MemberId, query: DiscoveryQuery): Promise<DiscoveryPage<Member> | null>;
  /** The best first, at most `limit`. */
  recommend(viewerId: MemberId, limit: number): Promise<Member[] | null>;
}
