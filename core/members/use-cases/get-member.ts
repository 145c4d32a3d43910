import type { MemberId } from '#core/kernel/ids.ts';
import { toMember, type Member, type Self } from '#core/members/domain/member.ts';
import { findVisibleMember, type VisibleMembers } from '#core/members/find-visible-member.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

export type GetMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<Member | Self, RefusalOf<'not_found'> | RefusalOf<'not_signed_in'>>>;

/** A member's profile; one's own with its private part. */
export function makeGetMember(deps: VisibleMembers): GetMember {
  return async ({ callerId, id }) => {
    const found = await findVisibleMember(deps, callerId, id);
    if (found !== null) return granted(id === callerId ? found : toMember(found));
    return id === callerId
      ? refused({ code: 'not_signed_in' })
      : refused({ code: 'not_found', subject: 'member' });
  };
}
