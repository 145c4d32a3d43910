import { toMember, type Member, type Self } from '../domain/member/member.ts';
import type { RefusalOf } from '../domain/shared/refusal.ts';
import { granted, refused, type Result } from '../domain/shared/result.ts';
import type { MemberRepository } from '../ports/member-repository.ts';

export type GetMember = (input: {
  readonly callerId: number;
  readonly id: number;
}) => Promise<Result<Member | Self, RefusalOf<'not_found'>>>;

/** A member's profile; one's own with its private part. */
export function makeGetMember(deps: { readonly members: MemberRepository }): GetMember {
  return async ({ callerId, id }) => {
    const found = await deps.members.findById(id);
    if (found === null) return refused({ code: 'not_found', subject: 'member' });
    return granted(id === callerId ? found : toMember(found));
  };
}
