import type { MemberId } from '#core/kernel/ids.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { Standing } from '#core/safety/domain/standing.ts';
import type {
  ModerationAction,
  ModerationEntry,
} from '#core/moderation/domain/moderation-entry.ts';
import type { WaitingCases } from '#core/moderation/domain/waiting-cases.ts';

/** A member as those who run the site see them. */
export interface RegisteredMember {
  readonly self: Self;
  readonly standing: Standing;
}

/** Reads what those who run the site need to know; `ModerationChange` writes the log. */
export interface ModerationRepository {
  /**
   * The decisions with an id below `before` (any when it is `null`), newest first, at most `limit`; those about one
   * member unless `memberId` is `null`; without those about the viewer and upon what the viewer has reported, unless
   * that is `null`.
   */
  listEntries(page: {
    readonly viewerId: MemberId | null;
    readonly memberId: MemberId | null;
    readonly before: number | null;
    readonly limit: number;
  }): Promise<readonly ModerationEntry[]>;
  /** All members, wherever they stand, with an id above `after`, in the order of their ids, at most `limit`. */
  listMembers(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly RegisteredMember[]>;
  /**
   * The members, wherever they stand, whose name begins with that text of three characters or more, both folded, in the
   * order of their ids, at most `limit`.
   */
  listNamed(prefix: string, limit: number): Promise<readonly RegisteredMember[]>;
  /** The members whose suspension ends at that time or before, lowest id first, at most `limit`. */
  listEndedSuspensions(at: string, limit: number): Promise<readonly MemberId[]>;
  /** The moderators whose accounts are in use, lowest id first. */
  listModerators(): Promise<readonly MemberId[]>;
  /** Those of them who run the site, lowest id first. */
  listOperators(): Promise<readonly MemberId[]>;
  /** How often each was decided at that time (ISO 8601 in UTC) or later; what never was is left out. */
  countActions(since: string): Promise<ReadonlyMap<ModerationAction, number>>;
  /** How many cases wait for the moderator at the desk, as its lists have them, read at one moment; without lost accounts. */
  countWaiting(viewerId: MemberId): Promise<Omit<WaitingCases, 'recoveries'>>;
  /** The members who wait for approval with an id above `after`, in the order of their ids, at most `limit`. */
  listAwaitingApproval(page: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly RegisteredMember[]>;
}
