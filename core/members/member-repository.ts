import type { Member, NewMember, Self } from '#core/members/domain/member.ts';
import type { ProfileChanges } from '#core/members/domain/profile-changes.ts';
import type { Result } from '#core/kernel/result.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';

/** What log-in needs to know of a member. */
export interface Credentials {
  readonly memberId: number;
  readonly passwordHash: string;
}

/**
 * Keeps the members. Usernames and e-mail addresses are unique by `toLoginName`, and storage itself
 * sees to it: of two writes at once that claim the same, one is refused. What it hands out is a
 * copy. Ids grow and are never given twice.
 */
export interface MemberRepository {
  /** Stores a new member, whose registration is their first activity. */
  create(
    member: NewMember,
  ): Promise<Result<Self, RefusalOf<'username_taken'> | RefusalOf<'email_taken'>>>;
  findById(id: number): Promise<Self | null>;
  /** By username or e-mail address, given as `toLoginName` makes it of a text that passes `checkLogInName`. */
  findCredentials(loginName: string): Promise<Credentials | null>;
  /** The members with an id above `after`, in the order of their ids, at most `limit`. */
  list(page: { readonly after: number; readonly limit: number }): Promise<Member[]>;
  /**
   * Applies the changes (`applyProfileChanges`) to the record as it stands at that moment, as one
   * step, and counts as activity. The member must exist.
   */
  update(id: number, changes: ProfileChanges): Promise<Result<Self, RefusalOf<'email_taken'>>>;
  /** Makes the member the most recently active of all. */
  recordActivity(id: number): Promise<void>;
}
