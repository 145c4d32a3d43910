import type { MemberId } from '#core/kernel/ids.ts';
import type { NewMember, Self } from '#core/members/domain/member.ts';

/** What is stored of members. Usernames and e-mail addresses are unique by `toLoginName`. */
export type MemberChange =
  | { readonly type: 'add_member'; readonly member: NewMember }
  /** Puts the record in the place of the one of that version. */
  | { readonly type: 'replace_member'; readonly member: Self; readonly version: number }
  /**
   * Removes all that is stored about the member but the id, what others wrote, reports and the log of moderation. To
   * come last of an act that also decides upon where the member stands.
   */
  | { readonly type: 'delete_member'; readonly memberId: MemberId };
