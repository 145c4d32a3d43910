import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import { endStepLater, type SecondFactor } from '#core/accounts/domain/second-factor.ts';
import { lockOut } from '#core/accounts/domain/ways-in.ts';
import { untrustedSince } from '#core/members/domain/untrusted-since.ts';
import {
  changesOfLockOut,
  loadWaysIn,
  type WaysInDependencies,
} from '#core/accounts/steps/end-ways-in.ts';
import type {
  FactorChange,
  KnownDeviceChange,
  PasswordChange,
  SecurityChange,
  SessionChange,
} from '#core/accounts/changes.ts';
import {
  findPasswordFault,
  type IsCommonPassword,
} from '#core/accounts/domain/choice-of-password.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { Password } from '#core/accounts/domain/password-rules.ts';
import { forgetDevices } from '#core/accounts/steps/forget-devices.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import {
  LINK_NOT_VALID,
  loadMemberLink,
  type LinkDependencies,
} from '#core/accounts/addresses/steps/load-link.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

type ChooseRefusal = RefusalOf<'invalid_input'> | RefusalOf<'link_not_valid', MailRefusal>;

export type ChoosePasswordByLink = (input: {
  readonly token: string;
  readonly newPassword: Password;
  /** Whether older passkeys and recovery codes end as well. */
  readonly endsOlder?: boolean;
  /** Whether they have lost what is asked for beside the password: it ends later, unless somebody has it. */
  readonly lostSecondStep?: boolean;
  readonly device?: Device;
}) => Promise<Result<null, ChooseRefusal>>;

type ChooseChange =
  | PasswordChange
  | SessionChange
  | KnownDeviceChange
  | MailChange
  | FactorChange
  | SecurityChange;

type Choice = Parameters<ChoosePasswordByLink>[0];

interface Dependencies extends LinkDependencies, WaysInDependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'>;
  readonly commit: Commit<ChooseChange, never>;
  readonly passwordHasher: PasswordHasher;
  readonly isCommonPassword: IsCommonPassword;
  readonly clock: Clock;
}

/**
 * Takes the password that a member chooses by a mailed link. Every session ends, every device is forgotten, and what
 * was made in the last days lets nobody in any more; nobody is signed in by it. An older second step is still asked
 * for: somebody else may read the member's mails. It ends some days later if they say that they have lost it.
 */
export function makeChoosePasswordByLink(deps: Dependencies): ChoosePasswordByLink {
  return async (choice) => {
    const { token, newPassword } = choice;
    const self = await findSelf(deps, token);
    if (self === null) return refused(LINK_NOT_VALID);
    const fault = findPasswordFault(deps.isCommonPassword, newPassword, self);
    if (fault !== null) {
      return refused({ code: 'invalid_input', errors: [{ path: 'newPassword', fault }] });
    }
    const passwordHash = await deps.passwordHasher.hash(newPassword);
    return decideAndCommit<ChooseChange, never, null, ChooseRefusal>(deps.commit, () =>
      decide(deps, choice, passwordHash),
    );
  };
}

async function decide(
  deps: Dependencies,
  { token, endsOlder = false, lostSecondStep = false, device }: Choice,
  passwordHash: string,
): Promise<Result<Proposal<ChooseChange, never, null>, ChooseRefusal>> {
  const self = await findSelf(deps, token);
  const known = self && (await deps.members.findCredentials(toLoginName(self.username)));
  if (self === null || known === null) return refused(LINK_NOT_VALID);
  const at = deps.clock.now();
  const memberId = self.id;
  const letter = { kind: 'password_changed', memberId } as const;
  const ways = await loadWaysIn(deps, memberId);
  const left = lockOut(ways, { since: untrustedSince(at), older: endsOlder });
  const factor = lostSecondStep ? endStepLater(left.factor, at) : left.factor;
  const changes = [
    { type: 'use_link', tokenHash: deps.sessionTokens.hash(token) },
    { type: 'put_password', memberId, passwordHash, replaces: known.passwordHash },
    noteSecurity('password_chosen_by_link', { memberId, at, device }),
    { type: 'end_sessions', memberId },
    ...(await forgetDevices(deps, memberId, null)),
    { type: 'remove_links', memberId, purpose: 'recover_password' },
    { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
    ...changesOfLockOut(ways, { ...left, factor }, at),
    ...lettersAboutEnd(ways.factor, factor, at),
  ] as const;
  return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
}

/** The letter that says when the second step ends, the first time that it is asked for. */
function lettersAboutEnd(
  before: SecondFactor,
  { memberId, endsAt }: SecondFactor,
  at: string,
): readonly MailChange[] {
  if (endsAt === null || endsAt === before.endsAt) return [];
  const letter = { kind: 'second_step_ending', memberId, until: endsAt } as const;
  return [{ type: 'queue_letter', queued: { letter, key: null, dueAt: at } }];
}

/** The member to whom the link of the token was sent. */
async function findSelf(deps: Dependencies, token: string): Promise<Self | null> {
  const link = await loadMemberLink(deps, token, ['recover_password'], deps.clock.now());
  return link && deps.members.findById(link.memberId);
}
