import type { MemberId } from '#core/kernel/ids.ts';
import type { Address } from '#core/members/domain/address.ts';
import type { NewMember, Self } from '#core/members/domain/member.ts';

/** What is stored of members. Usernames and claimed e-mail addresses are unique by `toLoginName`. */
export type MemberChange =
  | {
      readonly type: 'add_member';
      readonly member: NewMember;
      /** Whether nobody else can claim the e-mail address from now on. */
      readonly claimsAddress: boolean;
    }
  /** Puts the record in the place of the one of that version; the address only where it changes too. */
  | {
      readonly type: 'replace_member';
      readonly member: Self;
      readonly address: Address | null;
      readonly version: number;
    }
  /** Puts the address in the place of what was known of it when the record had that version, which grows. */
  | {
      readonly type: 'put_address';
      readonly memberId: MemberId;
      readonly address: Address;
      readonly version: number;
    }
  /**
   * Removes all that is stored about the member but the id, what others wrote, reports and the log of moderation. To
   * come last of an act that also decides upon where the member stands.
   */
  | { readonly type: 'delete_member'; readonly memberId: MemberId; readonly at: string };
