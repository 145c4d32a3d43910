import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

/**
 * The changes that free the address for a new owner. Someone who registered with it and never confirmed it loses it to
 * the person who can read its letters. `null` if someone else has confirmed it: then it stays theirs.
 */
export async function freeAddress(
  { members }: { readonly members: Pick<MemberRepository, 'findCredentials' | 'loadAddress'> },
  memberId: MemberId,
  address: EmailAddress,
): Promise<readonly MemberChange[] | null> {
  const holder = await members.findCredentials(toLoginName(address));
  if (holder === null || holder.memberId === memberId) return [];
  const theirs = await members.loadAddress(holder.memberId);
  if (theirs === null) return [];
  if (theirs.value.confirmedAt !== null) return null;
  const unclaimed = { ...theirs.value, isClaimed: false };
  const { version } = theirs;
  return [{ type: 'put_address', memberId: holder.memberId, address: unclaimed, version }];
}
