import type { MemberId } from '#core/kernel/ids.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { unconfirmedAddress, type Address } from '#core/members/domain/address.ts';
import { ADDRESS_LIMIT } from '#core/members/domain/address-limit.ts';
import { changesOfUnconfirmedMove } from '#core/members/domain/changes-of-move.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import { findReservedNames, type IsReservedName } from '#core/members/domain/reserved-names.ts';
import type { MemberEvent } from '#core/members/events.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import { applyProfileChanges, type ProfileChanges } from '#core/members/domain/profile-changes.ts';
import { refuseAbove, type Limiter } from '#core/kernel/limiter.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import type { MemberFault, MemberRefusal } from '#core/members/refusals.ts';
import { findWrongTown } from '#core/members/steps/find-wrong-town.ts';
import type { CurrentPictures } from '#core/members/ports/current-pictures.ts';
import type { ListTowns } from '#core/members/ports/list-towns.ts';
import { withCurrentPictures } from '#core/members/steps/with-current-pictures.ts';
import { findVisibleMember } from '#core/members/steps/find-visible-member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

interface Edit {
  readonly callerId: MemberId;
  readonly id: MemberId;
  readonly changes: ProfileChanges & { readonly username?: string };
}

type EditRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'not_signed_in'>
  | NotFound<'member'>
  | RefusalOf<'forbidden'>
  | RefusalOf<'too_many_requests'>
  | RefusalOf<'username_fixed', MemberRefusal>
  | RefusalOf<'email_taken', MemberRefusal>;

export type UpdateProfile = (edit: Edit) => Promise<Result<Self, EditRefusal>>;

type EditChange = MemberChange | MailChange;

interface Dependencies {
  readonly members: MemberRepository;
  readonly safety: Pick<SafetyRepository, 'relate'>;
  readonly commit: Commit<EditChange, MemberEvent>;
  readonly clock: Clock;
  readonly isReservedName: IsReservedName;
  readonly listTowns: ListTowns;
  readonly currentPictures: CurrentPictures;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly confirmation: Confirmation;
}

/**
 * Changes one's own record; the username may be repeated but not changed. How often the address may change is
 * counted before anything is said of it, so that nobody tries many to learn whose they are.
 */
export function makeUpdateProfile(deps: Dependencies): UpdateProfile {
  return async (edit) => {
    const refusal = await refuseAddress(deps, edit);
    if (refusal !== null) return refused(refusal);
    return decideAndCommit<EditChange, MemberEvent, Self, EditRefusal>(deps.commit, () =>
      decide(deps, edit),
    );
  };
}

/** Why the address may not change in this way, if it would. */
async function refuseAddress(
  { members, confirmation, limiter }: Dependencies,
  { callerId, id, changes: { email } }: Edit,
): Promise<EditRefusal | null> {
  if (id !== callerId || email === undefined) return null;
  const self = await members.findById(id);
  if (self === null || toLoginName(email) === toLoginName(self.email)) return null;
  // There they show who they are: whoever has only their session could have a new password sent to another address.
  if (confirmation !== 'none') return IN_SETTINGS;
  return refuseAbove(limiter, ADDRESS_LIMIT, String(id));
}

const ELSEWHERE: MemberFault = { rule: 'email_changed_in_settings' };
const IN_SETTINGS: EditRefusal = {
  code: 'invalid_input',
  errors: [{ path: 'email', fault: ELSEWHERE }],
};

async function decide(
  {
    members,
    safety,
    clock,
    isReservedName,
    listTowns,
    currentPictures,
    confirmation,
  }: Dependencies,
  { callerId, id, changes: { username, ...given } }: Edit,
): Promise<Result<Proposal<EditChange, MemberEvent, Self>, EditRefusal>> {
  if (id !== callerId) {
    const other = await findVisibleMember({ members, safety }, callerId, id);
    return refused(other ? { code: 'forbidden' } : { code: 'not_found', subject: 'member' });
  }
  const stored = await members.load(id);
  if (stored === null) return refused({ code: 'not_signed_in' });
  const { value: current, version } = stored;
  // Where emails are sent, it is the same address, in whatever case.
  const { email, ...others } = given;
  const changes = confirmation === 'none' && email !== undefined ? { ...others, email } : others;
  if (username !== undefined && username !== current.username) {
    return refused({ code: 'username_fixed' });
  }
  const newName = changes.name === current.name ? {} : { name: changes.name };
  const wished = applyProfileChanges(current, changes);
  const pictured = await withCurrentPictures(currentPictures, id, wished, current);
  const errors = [
    ...findReservedNames(isReservedName, newName),
    ...(await findWrongTown(listTowns, wished.preferences, current.preferences)),
    ...(pictured.ok ? [] : pictured.refusal),
  ];
  if (errors.length > 0 || !pictured.ok) return refused({ code: 'invalid_input', errors });
  const member = pictured.value;
  const moved = await moveAddress(members, member, current);
  if (!moved.ok) return moved;
  const address = moved.value;
  const changed = address === null ? member : { ...member, verified: false };
  const at = clock.now();
  const before = address === null ? null : await members.loadAddress(id);
  return granted({
    act: {
      changes: [
        { type: 'replace_member', member: changed, address, version },
        ...(before === null ? [] : changesOfUnconfirmedMove(current, before.value, at)),
      ],
      events: [{ type: 'profile_changed', memberIds: [id] }],
      actorId: id,
      at,
    },
    answer: () => changed,
  });
}

/** The address of the record, which is not confirmed yet; `null` if the member has it already. */
async function moveAddress(
  members: Dependencies['members'],
  { id, email }: Self,
  current: Self,
): Promise<Result<Address | null, RefusalOf<'email_taken', MemberRefusal>>> {
  if (email === current.email) return granted(null);
  const holder = await members.findCredentials(toLoginName(email));
  if (holder !== null && holder.memberId !== id) return refused({ code: 'email_taken' });
  return granted(unconfirmedAddress(email, true));
}
