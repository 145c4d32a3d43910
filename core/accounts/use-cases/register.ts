import {
  findPasswordFault,
  type IsCommonPassword,
} from '#core/accounts/domain/choice-of-password.ts';
import type { TermsChange } from '#core/accounts/changes.ts';
import type { Password } from '#core/accounts/domain/password-rules.ts';
import type { NewcomerRules } from '#core/accounts/domain/registration-mode.ts';
import { TERMS_VERSION } from '#core/accounts/domain/terms.ts';
import type { InvitationChange } from '#core/accounts/invitations/changes.ts';
import { spendInvitation } from '#core/accounts/invitations/domain/invitation.ts';
import type { InvitationCodes } from '#core/accounts/invitations/ports/invitation-codes.ts';
import type { InvitationRepository } from '#core/accounts/invitations/ports/invitation-repository.ts';
import type { InvitationRefusal } from '#core/accounts/invitations/refusals.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { Username } from '#core/members/domain/field-rules.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { findReservedNames, type IsReservedName } from '#core/members/domain/reserved-names.ts';
import { toLoginName, type NewMember, type Self } from '#core/members/domain/member.ts';
import { EVERYONE } from '#core/members/domain/who-may-ask.ts';
import type { MemberEvent } from '#core/members/events.ts';
import { decideAndCommit, NEW_ID, type Commit, type Proposal } from '#core/kernel/commit.ts';
import { findWrongTown } from '#core/members/steps/find-wrong-town.ts';
import { withCurrentPictures } from '#core/members/steps/with-current-pictures.ts';
import type { CurrentPictures } from '#core/members/ports/current-pictures.ts';
import type { ListTowns } from '#core/members/ports/list-towns.ts';
import { DEFAULT_PREFERENCES, type Preferences } from '#core/members/domain/preferences.ts';
import { EMPTY_COLUMNS } from '#core/members/domain/profile-fields.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { type Result, granted, refused } from '#core/kernel/result.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { MemberRefusal } from '#core/members/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { SafetyChange } from '#core/safety/changes.ts';
import { NO_SIGNS } from '#core/safety/domain/shared-signs.ts';
import { isInUse, usualStanding } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export interface Registration {
  readonly username: Username;
  readonly email: EmailAddress;
  readonly password: Password;
  readonly name: string;
  readonly preferences?: Partial<Preferences>;
  /** The code of an invitation, where one is needed. */
  readonly invitationCode?: string;
}

type RegistrationRefusal =
  | RefusalOf<'invalid_input'>
  | RefusalOf<'not_open_yet', AccountRefusal>
  | RefusalOf<'invitation_required' | 'invitation_not_valid', InvitationRefusal>
  | RefusalOf<'username_taken' | 'email_taken', MemberRefusal>;

export type Register = (registration: Registration) => Promise<Result<Self, RegistrationRefusal>>;

/** What a registration stores. */
type RegistrationChange = MemberChange | SafetyChange | TermsChange | InvitationChange | MailChange;

/** What a registration stores besides the member and their terms, by the way in which one becomes a member. */
type Admission = readonly (SafetyChange | InvitationChange)[];

interface Dependencies {
  readonly members: MemberRepository;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly invitations: Pick<InvitationRepository, 'findByCode'>;
  readonly invitationCodes: Pick<InvitationCodes, 'hash'>;
  readonly liveSettings: { readonly current: () => NewcomerRules };
  readonly confirmation: Confirmation;
  readonly commit: Commit<RegistrationChange, MemberEvent>;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
  readonly isReservedName: IsReservedName;
  readonly listTowns: ListTowns;
  readonly currentPictures: CurrentPictures;
  readonly isCommonPassword: IsCommonPassword;
}

/** Creates an account; it does not sign anyone in. To register is to accept the terms as they are now. */
export function makeRegister(deps: Dependencies): Register {
  return async ({ password, ...registration }) => {
    const before = { avatarUrl: null, preferences: DEFAULT_PREFERENCES };
    const preferences = { ...DEFAULT_PREFERENCES, ...registration.preferences };
    const profile = { ...before, preferences };
    const pictured = await withCurrentPictures(deps.currentPictures, NEW_ID, profile, before);
    const errors = [
      ...findReservedNames(deps.isReservedName, registration),
      ...(await findWrongTown(deps.listTowns, preferences, DEFAULT_PREFERENCES)),
      ...(pictured.ok ? [] : pictured.refusal),
    ];
    if (errors.length > 0) return refused({ code: 'invalid_input', errors });
    const fault = findPasswordFault(deps.isCommonPassword, password, registration);
    if (fault !== null) {
      return refused({ code: 'invalid_input', errors: [{ path: 'password', fault }] });
    }
    const passwordHash = await deps.passwordHasher.hash(password);
    return decideAndCommit(deps.commit, () => decide(deps, registration, passwordHash));
  };
}

async function decide(
  deps: Dependencies,
  { invitationCode = '', ...account }: Omit<Registration, 'password'>,
  passwordHash: string,
): Promise<Result<Proposal<RegistrationChange, MemberEvent, Self>, RegistrationRefusal>> {
  const at = deps.clock.now();
  const rules = deps.liveSettings.current();
  if (!rules.isOpen && !(await isFirst(deps))) return refused({ code: 'not_open_yet' });
  // Asked first, so that people without an invitation cannot find out who is a member.
  const admitted = await admit(deps, rules, invitationCode, at);
  if (!admitted.ok) return admitted;
  const isTaken = async (name: string) =>
    (await deps.members.findCredentials(toLoginName(name))) !== null;
  if (await isTaken(account.username)) return refused({ code: 'username_taken' });
  // Where addresses are claimed when they are confirmed, nobody learns here whose they are.
  const isLater = deps.confirmation === 'required';
  if (!isLater && (await isTaken(account.email))) return refused({ code: 'email_taken' });
  const record = toRecord(account, at);
  const acceptance = { memberId: NEW_ID, termsVersion: TERMS_VERSION, at };
  const changes: RegistrationChange[] = [
    { type: 'add_member', member: { ...record, passwordHash }, claimsAddress: !isLater },
    { type: 'put_terms_acceptance', acceptance, version: 0 },
    ...admitted.value,
    ...lettersTo(deps.confirmation, at),
  ];
  const events = [{ type: 'member_registered', memberIds: [NEW_ID] }] as const;
  return granted({
    act: { changes, events, actorId: NEW_ID, at },
    answer: (id) => ({ id, ...record }),
  });
}

/** The letter with which a newcomer confirms their address. */
function lettersTo(confirmation: Confirmation, at: string): readonly MailChange[] {
  if (confirmation === 'none') return [];
  const letter = { kind: 'confirm_address', memberId: NEW_ID } as const;
  return [{ type: 'queue_letter', queued: { letter, key: null, dueAt: at } }];
}

/** Whether nobody is a member yet: the first is to run the site, and to say so. */
async function isFirst({ members }: Pick<Dependencies, 'members'>): Promise<boolean> {
  return (await members.list({ after: 0, limit: 1 })).length === 0;
}

/** Whether the newcomer may become a member, and what storing that takes. */
async function admit(
  deps: Pick<Dependencies, 'safety' | 'invitations' | 'invitationCodes'>,
  { registration }: Pick<NewcomerRules, 'registration'>,
  code: string,
  at: string,
): Promise<Result<Admission, RegistrationRefusal>> {
  switch (registration) {
    case 'open':
      return granted([]);
    case 'approval': {
      const standing = {
        ...usualStanding(NEW_ID),
        account: { status: 'awaiting_approval' },
      } as const;
      return granted([{ type: 'put_standing', standing, version: 0 }]);
    }
    case 'invitation':
      return code === '' ? refused({ code: 'invitation_required' }) : admitInvited(deps, code, at);
    default:
      return unreachable(registration);
  }
}

/** Spends the invitation of that code. One of a member who is out of use is not valid either. */
async function admitInvited(
  {
    safety,
    invitations,
    invitationCodes,
  }: Pick<Dependencies, 'safety' | 'invitations' | 'invitationCodes'>,
  code: string,
  at: string,
): Promise<Result<Admission, RegistrationRefusal>> {
  const stored = await invitations.findByCode(invitationCodes.hash(code));
  if (stored === null) return refused({ code: 'invitation_not_valid' });
  const { inviterId } = stored.value;
  if (inviterId !== null && !isInUse((await safety.loadStanding(inviterId)).value)) {
    return refused({ code: 'invitation_not_valid' });
  }
  const spent = spendInvitation(stored.value, at);
  if (!spent.ok) return spent;
  return granted([{ type: 'put_invitation', invitation: spent.value, version: stored.version }]);
}

function toRecord(
  { preferences, ...account }: Pick<Registration, 'username' | 'email' | 'name' | 'preferences'>,
  createdAt: string,
): Omit<NewMember, 'passwordHash'> {
  return {
    ...account,
    ...EMPTY_COLUMNS,
    createdAt,
    preferences: { ...DEFAULT_PREFERENCES, ...preferences },
    whoMayAsk: EVERYONE,
    sharedSigns: NO_SIGNS,
    photosSeenBy: 'everyone',
    blursPhotos: false,
    verified: false,
  };
}
