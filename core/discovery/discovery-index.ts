import type { MemberId } from '#core/kernel/ids.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { StoredTraits } from './domain/member-traits.ts';
import type { IndexQuestion } from './domain/index-question.ts';
import type { SearchableMember } from './domain/searchable-member.ts';

/**
 * What discovery asks of a storage. The ids of a question, and the traits, come in portions, between which
 * others get their turn; each portion is from a moment after the question was asked.
 */
export interface DiscoveryIndex {
  /** The traits of everyone who is stored. */
  loadTraits(): AsyncIterable<readonly StoredTraits[]>;
  /**
   * Everyone who was stored, changed or became active on another day since the last call, or since the
   * traits were loaded: at least those whose change was acknowledged before this call, perhaps some twice.
   */
  takeChanged(): AsyncIterable<readonly SearchableMember[]>;
  /** Everyone who answers the question, in any order, some perhaps twice. */
  findIds(question: IndexQuestion): AsyncIterable<readonly number[]>;
  /** Everyone with any connection to the member; `null` when there is no such member. */
  connectedIds(memberId: MemberId): Promise<readonly number[] | null>;
  /** The members in the order of the ids, without those who are gone. */
  readMembers(ids: readonly number[]): Promise<Member[]>;
  /** Resolves when it is the caller's turn to use the processor for a few milliseconds. */
  turn(): Promise<void>;
}
