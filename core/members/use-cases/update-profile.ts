import type { Self } from '#core/members/domain/member.ts';
import type { ProfileChanges } from '#core/members/domain/profile-changes.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { refused, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';

export type UpdateProfile = (input: {
  readonly callerId: number;
  readonly id: number;
  readonly changes: ProfileChanges & { readonly username?: string };
}) => Promise<
  Result<
    Self,
    | RefusalOf<'not_signed_in'>
    | RefusalOf<'not_found'>
    | RefusalOf<'forbidden'>
    | RefusalOf<'username_fixed'>
    | RefusalOf<'email_taken'>
  >
>;

/** Changes one's own record; the username may be repeated but not changed. */
export function makeUpdateProfile(deps: { readonly members: MemberRepository }): UpdateProfile {
  return async ({ callerId, id, changes: { username, ...changes } }) => {
    const current = await deps.members.findById(id);
    if (current === null) {
      return id === callerId
        ? refused({ code: 'not_signed_in' })
        : refused({ code: 'not_found', subject: 'member' });
    }
    if (id !== callerId) return refused({ code: 'forbidden' });
    if (username !== undefined && username !== current.username) {
      return refused({ code: 'username_fixed' });
    }
    return deps.members.update(id, changes);
  };
}
