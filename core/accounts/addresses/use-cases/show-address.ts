import type { OwnAddress } from '#core/accounts/addresses/domain/own-address.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

export type ShowAddress = (
  callerId: MemberId,
) => Promise<Result<OwnAddress, RefusalOf<'not_signed_in'>>>;

/** What is known of the caller's own address. */
export function makeShowAddress(deps: {
  readonly members: Pick<MemberRepository, 'loadAddress'>;
  readonly confirmation: Confirmation;
}): ShowAddress {
  return async (callerId) => {
    const stored = await deps.members.loadAddress(callerId);
    if (stored === null) return refused({ code: 'not_signed_in' });
    return granted({ address: stored.value, confirmation: deps.confirmation });
  };
}
