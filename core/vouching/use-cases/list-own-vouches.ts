import type { MemberId } from '#core/kernel/ids.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/steps/find-visible-member.ts';
import type { ListedVouch } from '#core/vouching/domain/own-vouch.ts';
import { saidIn } from '#core/vouching/domain/vouch.ts';
import type { VouchRepository } from '#core/vouching/ports/vouch-repository.ts';

export type ListOwnVouches = (input: {
  readonly callerId: MemberId;
}) => Promise<readonly ListedVouch[]>;

/** All that the caller says of others, the newest first. */
export function makeListOwnVouches(
  deps: VisibleMembers & { readonly vouches: Pick<VouchRepository, 'listBy'> },
): ListOwnVouches {
  return async ({ callerId }) => {
    const listed = await Promise.all(
      (await deps.vouches.listBy(callerId)).map(async (vouch) => {
        const said = saidIn(vouch);
        const member = await findVisibleMember(deps, callerId, vouch.memberId);
        return said && { memberId: vouch.memberId, name: member?.name ?? null, said };
      }),
    );
    return listed.filter((one) => one !== null);
  };
}
