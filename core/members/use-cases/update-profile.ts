import type { MemberId } from '#core/kernel/ids.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import { findReservedNames, type IsReservedName } from '#core/members/domain/reserved-names.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import { applyProfileChanges, type ProfileChanges } from '#core/members/domain/profile-changes.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import type { MemberRefusal } from '#core/members/refusals.ts';
import { findVisibleMember } from '#core/members/find-visible-member.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';

interface Edit {
  readonly callerId: MemberId;
  readonly id: MemberId;
  readonly changes: ProfileChanges & { readonly username?: string };
}

type EditRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'not_signed_in'>
  | RefusalOf<'not_found'>
  | RefusalOf<'forbidden'>
  | RefusalOf<'username_fixed', MemberRefusal>
  | RefusalOf<'email_taken', MemberRefusal>;

export type UpdateProfile = (edit: Edit) => Promise<Result<Self, EditRefusal>>;

interface Dependencies {
  readonly members: MemberRepository;
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly commit: Commit<MemberChange, MemberEvent>;
  readonly clock: Clock;
  readonly isReservedName: IsReservedName;
}

/** Changes one's own record; the username may be repeated but not changed. */
export function makeUpdateProfile(deps: Dependencies): UpdateProfile {
  return (edit) => decideAndCommit(deps.commit, () => decide(deps, edit));
}

async function decide(
  { members, safety, clock, isReservedName }: Dependencies,
  { callerId, id, changes: { username, ...changes } }: Edit,
): Promise<Result<Proposal<MemberChange, MemberEvent, Self>, EditRefusal>> {
  if (id !== callerId) {
    const other = await findVisibleMember({ members, safety }, callerId, id);
    return refused(other ? { code: 'forbidden' } : { code: 'not_found', subject: 'member' });
  }
  const stored = await members.load(id);
  if (stored === null) return refused({ code: 'not_signed_in' });
  const { value: current, version } = stored;
  if (username !== undefined && username !== current.username) {
    return refused({ code: 'username_fixed' });
  }
  const newName = changes.name === current.name ? {} : { name: changes.name };
  const errors = findReservedNames(isReservedName, newName);
  if (errors.length > 0) return refused({ code: 'invalid_input', errors });
  const changed = applyProfileChanges(current, changes);
  const holder = await members.findCredentials(toLoginName(changed.email));
  if (holder !== null && holder.memberId !== id) return refused({ code: 'email_taken' });
  return granted({
    act: {
      changes: [{ type: 'replace_member', member: changed, version }],
      events: [{ type: 'profile_changed', memberIds: [id] }],
      actorId: id,
      at: clock.now(),
    },
    answer: () => changed,
  });
}
