import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type {
  FactorChange,
  KnownDeviceChange,
  PasswordChange,
  SecurityChange,
  SessionChange,
} from '#core/accounts/changes.ts';
import { lockOut } from '#core/accounts/domain/ways-in.ts';
import { untrustedSince } from '#core/members/domain/untrusted-since.ts';
import {
  changesOfLockOut,
  loadWaysIn,
  type WaysInDependencies,
} from '#core/accounts/steps/end-ways-in.ts';
import { parsePassword } from '#core/accounts/domain/password-rules.ts';
import { forgetDevices } from '#core/accounts/steps/forget-devices.ts';
import type { KnownDeviceRepository } from '#core/accounts/ports/known-device-repository.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { SessionTokens } from '#core/accounts/ports/session-tokens.ts';
import {
  LINK_NOT_VALID,
  loadMemberLink,
  type LinkDependencies,
} from '#core/accounts/addresses/steps/load-link.ts';
import { freeAddress } from '#core/accounts/addresses/steps/free-address.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit, type Proposal } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { parseKnown } from '#core/kernel/parser.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { linkExpiry, madeAt } from '#core/letters/domain/link.ts';
import type { MemberChange } from '#core/members/changes.ts';
import { confirmedAddress } from '#core/members/domain/address.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';

type UndoRefusal = RefusalOf<'link_not_valid', MailRefusal>;

/** The token of a link by which the member chooses a new password. */
interface Undone {
  readonly passwordToken: string;
}

export type UndoAddress = (token: string) => Promise<Result<Undone, UndoRefusal>>;

type UndoChange =
  | MemberChange
  | MailChange
  | PasswordChange
  | SessionChange
  | KnownDeviceChange
  | FactorChange
  | SecurityChange;

interface Dependencies extends LinkDependencies, WaysInDependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'loadAddress' | 'findCredentials'>;
  readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'>;
  readonly commit: Commit<UndoChange, never>;
  readonly sessionTokens: SessionTokens;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
}

/**
 * Puts back the address that a member had before somebody changed it, and locks that somebody out: all sessions end,
 * all devices are forgotten, and what was made shortly before the change or since then lets nobody in: passkeys,
 * recovery codes and an app. The password no longer works, and neither does any link but a new one to choose another.
 */
export function makeUndoAddress(deps: Dependencies): UndoAddress {
  return async (token) => {
    const link = await loadMemberLink(deps, token, ['undo_address'], deps.clock.now());
    if (link === null) return refused(LINK_NOT_VALID);
    const unknown = parseKnown(parsePassword, deps.sessionTokens.create());
    const passwordHash = await deps.passwordHasher.hash(unknown);
    return decideAndCommit<UndoChange, never, Undone, UndoRefusal>(deps.commit, () =>
      decide(deps, token, passwordHash),
    );
  };
}

async function decide(
  deps: Dependencies,
  token: string,
  passwordHash: string,
): Promise<Result<Proposal<UndoChange, never, Undone>, UndoRefusal>> {
  const at = deps.clock.now();
  const link = await loadMemberLink(deps, token, ['undo_address'], at);
  const self = link && (await deps.members.findById(link.memberId));
  const stored = link && (await deps.members.loadAddress(link.memberId));
  if (!link?.address) return refused(LINK_NOT_VALID);
  if (self === null || stored === null) return refused(LINK_NOT_VALID);
  const freed = await freeAddress(deps, link.memberId, link.address);
  const known = await deps.members.findCredentials(toLoginName(self.username));
  if (freed === null || known === null) return refused(LINK_NOT_VALID);
  const { memberId, address, tokenHash } = link;
  const passwordToken = deps.sessionTokens.create();
  const { version } = stored;
  const ways = await loadWaysIn(deps, memberId);
  const since = untrustedSince(madeAt(link));
  const changes: UndoChange[] = [
    { type: 'use_link', tokenHash },
    ...freed,
    { type: 'put_address', memberId, address: confirmedAddress(address, at), version },
    noteSecurity('address_undone', { memberId, at }),
    { type: 'end_sessions', memberId },
    ...(await forgetDevices(deps, memberId, null)),
    { type: 'put_password', memberId, passwordHash, replaces: known.passwordHash },
    ...changesOfLockOut(ways, lockOut(ways, { since, older: true }), at),
    ...replaceLinks(deps, memberId, passwordToken, at),
  ];
  const act = { changes, events: [], actorId: null, at };
  return granted({ act, answer: () => ({ passwordToken }) });
}

/** Makes every link about the account useless, and adds one to choose a password by. */
function replaceLinks(
  { sessionTokens }: Dependencies,
  memberId: MemberId,
  token: string,
  at: string,
): readonly MailChange[] {
  const purposes = [
    'confirm_address',
    'confirm_new_address',
    'recover_password',
    'undo_address',
  ] as const;
  const purpose = 'recover_password';
  const tokenHash = sessionTokens.hash(token);
  const link = {
    tokenHash,
    purpose,
    memberId,
    address: null,
    expiresAt: linkExpiry(purpose, at),
  } as const;
  return [
    ...purposes.map((each) => ({ type: 'remove_links', memberId, purpose: each }) as const),
    { type: 'add_link', link },
  ];
}
