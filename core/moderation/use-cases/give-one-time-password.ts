import type { PasswordChange } from '#core/accounts/changes.ts';
import { expiryOf, type OneTimePasswordText } from '#core/accounts/domain/one-time-password.ts';
import type { OneTimePasswordSource } from '#core/accounts/one-time-password-source.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MemberRepository } from '#core/members/member-repository.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import type { SafetyRepository } from '#core/safety/safety-repository.ts';

/** A one-time password, which is shown once. */
interface Given {
  readonly password: OneTimePasswordText;
  readonly expiresAt: string;
}

type GiveRefusal = RefusalOf<'not_found'> | RefusalOf<'member_removed', ModerationRefusal>;

export type GiveOneTimePassword = (memberId: MemberId) => Promise<Result<Given, GiveRefusal>>;

/** Makes a one-time password for a member, in the place of the last, in the name of whoever runs the server. */
export function makeGiveOneTimePassword(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly commit: Commit<PasswordChange | ModerationChange, never>;
  readonly oneTimePasswordSource: OneTimePasswordSource;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
}): GiveOneTimePassword {
  return async (memberId) => {
    const password = deps.oneTimePasswordSource.create();
    const passwordHash = await deps.passwordHasher.hash(password);
    return decideAndCommit<PasswordChange | ModerationChange, never, Given, GiveRefusal>(
      deps.commit,
      async () => {
        const self = await deps.members.findById(memberId);
        if (self === null) return refused({ code: 'not_found', subject: 'member' });
        const { account } = (await deps.safety.loadStanding(memberId)).value;
        if (account.status === 'removed') return refused({ code: 'member_removed' });
        const at = deps.clock.now();
        const oneTimePassword = { memberId, passwordHash, expiresAt: expiryOf(at) };
        const changes = [
          { type: 'put_one_time_password', oneTimePassword },
          { type: 'add_moderation_entry', entry: entryOf(memberId, at) },
        ] as const;
        const answer = () => ({ password, expiresAt: oneTimePassword.expiresAt });
        return granted({ act: { changes, events: [], actorId: null, at }, answer });
      },
    );
  };
}

function entryOf(memberId: MemberId, at: string) {
  const nothingElse = { reportId: null, until: null, reason: null, words: null };
  const action = 'give_one_time_password' as const;
  return { at, actor: 'operator' as const, memberId, action, ...nothingElse };
}
