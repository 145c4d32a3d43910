import type { MemberId } from '#core/kernel/ids.ts';
import { toMember, type Member, type Self } from '#core/members/domain/member.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';

export type GetMember = (input: {
  readonly callerId: MemberId;
  readonly id: MemberId;
}) => Promise<Result<Member | Self, RefusalOf<'not_found'> | RefusalOf<'not_signed_in'>>>;

/** A member's profile; one's own with its private part. */
export function makeGetMember(deps: { readonly members: MemberRepository }): GetMember {
  return async ({ callerId, id }) => {
    const found = await deps.members.findById(id);
    if (found !== null) return granted(id === callerId ? found : toMember(found));
    return id === callerId
      ? refused({ code: 'not_signed_in' })
      : refused({ code: 'not_found', subject: 'member' });
  };
}
