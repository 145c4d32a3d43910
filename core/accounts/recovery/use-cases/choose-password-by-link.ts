import type { KnownDeviceChange, PasswordChange, SessionChange } from '#core/accounts/changes.ts';
import {
  findPasswordFault,
  type IsCommonPassword,
} from '#core/accounts/domain/choice-of-password.ts';
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
}) => Promise<Result<null, ChooseRefusal>>;

type ChooseChange = PasswordChange | SessionChange | KnownDeviceChange | MailChange;

interface Dependencies extends LinkDependencies {
  readonly members: Pick<MemberRepository, 'findById' | 'findCredentials'>;
  readonly knownDevices: Pick<KnownDeviceRepository, 'listOf'>;
  readonly commit: Commit<ChooseChange, never>;
  readonly passwordHasher: PasswordHasher;
  readonly isCommonPassword: IsCommonPassword;
  readonly clock: Clock;
}

/**
 * Takes the password that a member chooses by a mailed link. Every session ends and every device is
 * forgotten; nobody is signed in by it.
 */
export function makeChoosePasswordByLink(deps: Dependencies): ChoosePasswordByLink {
  return async ({ token, newPassword }) => {
    const self = await findSelf(deps, token);
    if (self === null) return refused(LINK_NOT_VALID);
    const fault = findPasswordFault(deps.isCommonPassword, newPassword, self);
    if (fault !== null) {
      return refused({ code: 'invalid_input', errors: [{ path: 'newPassword', fault }] });
    }
    const passwordHash = await deps.passwordHasher.hash(newPassword);
    return decideAndCommit<ChooseChange, never, null, ChooseRefusal>(deps.commit, () =>
      decide(deps, token, passwordHash),
    );
  };
}

async function decide(
  deps: Dependencies,
  token: string,
  passwordHash: string,
): Promise<Result<Proposal<ChooseChange, never, null>, ChooseRefusal>> {
  const self = await findSelf(deps, token);
  const known = self && (await deps.members.findCredentials(toLoginName(self.username)));
  if (self === null || known === null) return refused(LINK_NOT_VALID);
  const at = deps.clock.now();
  const memberId = self.id;
  const letter = { kind: 'password_changed', memberId } as const;
  const changes = [
    { type: 'use_link', tokenHash: deps.sessionTokens.hash(token) },
    { type: 'put_password', memberId, passwordHash, replaces: known.passwordHash },
    { type: 'end_sessions', memberId },
    ...(await forgetDevices(deps, memberId, null)),
    { type: 'remove_links', memberId, purpose: 'recover_password' },
    { type: 'queue_letter', queued: { letter, key: null, dueAt: at } },
  ] as const;
  return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
}

/** The member to whom the link of the token was sent. */
async function findSelf(deps: Dependencies, token: string): Promise<Self | null> {
  const link = await loadMemberLink(deps, token, ['recover_password'], deps.clock.now());
  return link && deps.members.findById(link.memberId);
}
