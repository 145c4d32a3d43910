import type { DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { DiscoveryPage, DiscoveryQuery } from '#core/discovery/domain/search.ts';
import type { Member } from '#core/members/domain/member.ts';

/** What searches keep in memory: the traits of how many members, and how many bytes they take. */
export interface DirectorySize {
  readonly members: number;
  readonly bytes: number;
}

/**
 * Finds members for a member. The answers are those of the core's own `searchMembers` and
 * `recommendMembers` over everyone who is stored; an adapter may only be faster. Where there is no such
 * viewer, the answer is `null`.
 */
export interface MemberDirectory {
  /** Makes ready what searches need. One that is asked before waits for it. */
  load(): Promise<void>;
  /** Keeps what is ready, where there is a place for it, so that the next process loads it sooner. Never rejects. */
  keep(): Promise<void>;
  /** Takes in what has changed, so that nothing is kept of members who are deleted. */
  catchUp(): Promise<void>;
  /** How much is ready, once it is. */
  size(): Promise<DirectorySize>;
  search(viewerId: MemberId, query: DiscoveryQuery): Promise<DiscoveryPage<Member> | null>;
  /** How many match in all, exactly, however long that takes. */
  count(viewerId: MemberId, filters: DiscoveryFilters): Promise<number | null>;
  /** The best first, at most `limit`, of those who may be recommended today: in whole days since 1970, in UTC. */
  recommend(viewerId: MemberId, limit: number, today: number): Promise<Member[] | null>;
}
