import type { MemberId } from '#core/kernel/ids.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Member } from '#core/members/domain/member.ts';
import type { Misfit } from './columns-snapshots.ts';
import type { StoredTraits } from '#core/discovery/domain/member-traits.ts';
import type { IndexQuestion } from '#core/discovery/domain/index-question.ts';
import type { SearchableMember } from '#core/discovery/domain/searchable-member.ts';

/** What a storage remembers of its own past, by which columns outlast the process that loaded them. */
export interface ColumnsHistory {
  /**
   * Marks the moment up to which everyone was loaded and taken; `null` when nobody is stored, or when the
   * storage cannot say which one it is.
   */
  mark(): Promise<string | null>;
  /**
   * Continues from the mark instead of loading everyone: the traits of those who were stored or changed
   * since. Columns from before are right only for a storage that still has the past of the mark.
   */
  resume(mark: string): Promise<Result<AsyncIterable<readonly StoredTraits[]>, Misfit>>;
  /** How many members are stored up to that id. */
  countUpTo(memberId: number): Promise<number>;
}

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
  findIds(question: IndexQuestion): AsyncIterable<readonly number[] | Float64Array>;
  /** Those of the members who have the folded text in their name or bio, in any order. */
  withText(folded: string, ids: readonly number[]): Promise<readonly number[]>;
  /**
   * The members that discovery hides from this one: those they have a connection or a request with, those they block
   * or are blocked by, and those hidden from everyone. `null` when there is no such member.
   */
  leftOutIds(memberId: MemberId): Promise<readonly number[] | null>;
  /** The members in the order of the ids, without those who are gone. */
  readMembers(ids: readonly number[]): Promise<Member[]>;
  /** Only of a storage that outlasts the process. */
  readonly history?: ColumnsHistory;
  /** Resolves when it is the caller's turn to use the processor for a few milliseconds. */
  turn(): Promise<void>;
}
