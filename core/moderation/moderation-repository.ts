import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type { ModerationEntry } from './domain/moderation-entry.ts';

/** A member as those who run the site see them. */
export interface RegisteredMember {
  readonly self: Self;
  readonly standing: Standing;
}

/** Reads what those who run the site need to know; `ModerationChange` writes the log. */
export interface ModerationRepository {
  /**
   * The decisions with an id below `before` (any when it is `null`), newest first, at most `limit`; those about one
   * member unless `memberId` is `null`.
   */
  listEntries(page: {
    readonly memberId: MemberId | null;
    readonly before: number | null;
    readonly limit: number;
  }): Promise<readonly ModerationEntry[]>;
  /** All members, wherever they stand, with an id above `after`, in the order of their ids, at most `limit`. */
  listMembers(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly RegisteredMember[]>;
  /** The members whose suspension ends at that time or before, lowest id first, at most `limit`. */
  listEndedSuspensions(at: string, limit: number): Promise<readonly MemberId[]>;
}
