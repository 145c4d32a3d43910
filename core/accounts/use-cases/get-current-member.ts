import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

export type GetCurrentMember = (
  callerId: MemberId,
) => Promise<Result<Self, RefusalOf<'not_signed_in'>>>;

/** The caller's own record; a caller whose account is gone is a visitor. */
export function makeGetCurrentMember(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
}): GetCurrentMember {
  return async (callerId) => {
    const self = await deps.members.findById(callerId);
    return self ? granted(self) : refused({ code: 'not_signed_in' });
  };
}
