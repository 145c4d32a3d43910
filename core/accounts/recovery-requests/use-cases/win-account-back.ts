import {
  LINK_NOT_VALID,
  loadMemberLink,
  type LinkDependencies,
  type MemberLink,
} from '#core/accounts/addresses/steps/load-link.ts';
import { freeAddress } from '#core/accounts/addresses/steps/free-address.ts';
import type {
  FactorChange,
  KnownDeviceChange,
  PasswordChange,
  SessionChange,
} from '#core/accounts/changes.ts';
import {
  findPasswordFault,
  type IsCommonPassword,
} from '#core/accounts/domain/choice-of-password.ts';
import type { Password } from '#core/accounts/domain/password-rules.ts';
import { lockOutAll } from '#core/accounts/domain/ways-in.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { OneTimePasswordRepository } from '#core/accounts/ports/one-time-password-repository.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import { mayBeWonBack } from '#core/accounts/recovery-requests/domain/may-be-won-back.ts';
import { decideRecovery } from '#core/accounts/recovery-requests/domain/transition.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import { changeOfRecovery } from '#core/accounts/recovery-requests/steps/changes-of-recovery.ts';
import {
  changesOfLockOut,
  loadWaysIn,
  type WaysInDependencies,
} from '#core/accounts/steps/end-ways-in.ts';
import { forgetDevices } from '#core/accounts/steps/forget-devices.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { EmailAddress } from '#core/kernel/email-address.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { confirmedAddress } from '#core/members/domain/address.ts';
import { toLoginName, type Self } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

type WinRefusal = RefusalOf<'invalid_input'> | RefusalOf<'link_not_valid', MailRefusal>;

export type WinAccountBack = (choice: {
  readonly token: string;
  readonly newPassword: Password;
}) => Promise<Result<null, WinRefusal>>;

type WinChange =
  | RecoveryRequestChange
  | MemberChange
  | MailChange
  | PasswordChange
  | SessionChange
  | KnownDeviceChange
  | FactorChange;

interface Dependencies extends LinkDependencies, WaysInDependencies {
  readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listOf'>;
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials' | 'loadAddress'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'>;
  readonly oneTimePasswords: Pick<OneTimePasswordRepository, 'find'>;
  readonly commit: Commit<WinChange, never>;
  readonly passwordHasher: PasswordHasher;
  readonly isCommonPassword: IsCommonPassword;
  readonly clock: Clock;
}

/** Links about an account that lead nowhere once it is won back. */
const PURPOSES = [
  'confirm_address',
  'confirm_new_address',
  'recover_password',
  'undo_address',
  'keep_second_step',
  'stop_recovery',
  'win_account_back',
] as const;

/**
 * Gives the account to whoever two moderators agreed upon, unless somebody has stopped it: a new password and
 * address, and nothing else that lets anybody in. Nobody is signed in by it.
 */
export function makeWinAccountBack(deps: Dependencies): WinAccountBack {
  return async ({ token, newPassword }) => {
    const found = await findAccount(deps, token);
    if (found === null) return refused(LINK_NOT_VALID);
    const { address: email, self } = found;
    const fault = findPasswordFault(deps.isCommonPassword, newPassword, { ...self, email });
    if (fault !== null) {
      return refused({ code: 'invalid_input', errors: [{ path: 'newPassword', fault }] });
    }
    const passwordHash = await deps.passwordHasher.hash(newPassword);
    return decideAndCommit<WinChange, never, null, WinRefusal>(deps.commit, () =>
      decide(deps, token, passwordHash),
    );
  };
}

async function decide(
  deps: Dependencies,
  token: string,
  passwordHash: string,
): Promise<Result<Proposal<WinChange, never, null>, WinRefusal>> {
  const at = deps.clock.now();
  const found = await findAccount(deps, token);
  if (found === null) return refused(LINK_NOT_VALID);
  const { self, link, address } = found;
  const { id: memberId } = self;
  const requests = await endRequests(deps, found, at);
  const stored = await deps.members.loadAddress(memberId);
  const freed = await freeAddress(deps, memberId, address);
  const known = await deps.members.findCredentials(toLoginName(self.username));
  if (requests === null || stored === null || freed === null) return refused(LINK_NOT_VALID);
  if (known === null) return refused(LINK_NOT_VALID);
  const { value: before, version } = stored;
  const changes: WinChange[] = [
    { type: 'use_link', tokenHash: link.tokenHash },
    ...requests,
    ...freed,
    { type: 'put_password', memberId, passwordHash, replaces: known.passwordHash },
    { type: 'put_address', memberId, address: confirmedAddress(address, at), version },
    ...PURPOSES.map((purpose) => ({ type: 'remove_links', memberId, purpose }) as const),
    ...(await endWaysIn(deps, self, at)),
    queue({ kind: 'account_won_back', memberId, address: before.email }, at),
    queue({ kind: 'password_changed', memberId }, at),
  ];
  return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
}

/** Everything that lets anybody in beside the new password. */
async function endWaysIn(
  deps: Dependencies,
  { id: memberId, username }: Self,
  at: string,
): Promise<readonly WinChange[]> {
  const ways = await loadWaysIn(deps, memberId);
  const waiting = await deps.oneTimePasswords.find(toLoginName(username));
  return [
    { type: 'end_sessions', memberId },
    ...(await forgetDevices(deps, memberId, null)),
    ...changesOfLockOut(ways, lockOutAll(ways), at),
    ...(waiting === null
      ? []
      : [
          {
            type: 'use_one_time_password',
            memberId,
            passwordHash: waiting.passwordHash,
          } as const,
        ]),
  ];
}

interface FoundAccount {
  readonly link: MemberLink;
  readonly address: EmailAddress;
  readonly self: Self;
}

/** The account that the link of the token gives back. */
async function findAccount(deps: Dependencies, token: string): Promise<FoundAccount | null> {
  const link = await loadMemberLink(deps, token, ['win_account_back'], deps.clock.now());
  if (!link?.address) return null;
  const self = await deps.members.findById(link.memberId);
  const { value: standing } = await deps.safety.loadStanding(link.memberId);
  const isFound = self !== null && mayBeWonBack(standing);
  return isFound ? { link, address: link.address, self } : null;
}

/** Ends every request about the account; `null` unless one is open that was sent from that address. */
async function endRequests(
  { recoveryRequests }: Dependencies,
  { self, address }: FoundAccount,
  at: string,
): Promise<readonly RecoveryRequestChange[] | null> {
  const stored = await recoveryRequests.listOf(self.id);
  const isUsed = stored.some(
    ({ value }) => value.address === address && decideRecovery(value, { type: 'use', at }).ok,
  );
  return isUsed ? stored.map((request) => changeOfRecovery(request, null)) : null;
}

function queue(
  letter: Extract<MailChange, { readonly type: 'queue_letter' }>['queued']['letter'],
  at: string,
): MailChange {
  return { type: 'queue_letter', queued: { letter, key: null, dueAt: at } };
}
