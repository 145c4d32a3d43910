import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { FactorChange, PasswordChange, SecurityChange } from '#core/accounts/changes.ts';
import { expiryOf, type OneTimePasswordText } from '#core/accounts/domain/one-time-password.ts';
import { noSecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { OneTimePasswordSource } from '#core/accounts/ports/one-time-password-source.ts';
import type { PasswordHasher } from '#core/accounts/ports/password-hasher.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { NotFound, RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { singleLetter } from '#core/letters/domain/letter.ts';
import type { MemberRepository } from '#core/members/ports/member-repository.ts';
import type { ModerationChange } from '#core/moderation/changes.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

/** A one-time password, which is shown once. */
interface Given {
  readonly password: OneTimePasswordText;
  readonly expiresAt: string;
}

type GiveRefusal = NotFound<'member'> | RefusalOf<'member_removed', ModerationRefusal>;

export type GiveOneTimePassword = (
  memberId: MemberId,
  /** Whether the member has lost as well what they log in with beside their password. */
  withoutSecondFactor?: boolean,
) => Promise<Result<Given, GiveRefusal>>;

type GiveChange = PasswordChange | ModerationChange | FactorChange | MailChange | SecurityChange;

/** Makes a one-time password for a member in the name of the operator. It replaces the last one. */
export function makeGiveOneTimePassword(deps: {
  readonly members: Pick<MemberRepository, 'findById'>;
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly secondFactors: SecondFactorRepository;
  readonly commit: Commit<GiveChange, never>;
  readonly oneTimePasswordSource: OneTimePasswordSource;
  readonly passwordHasher: PasswordHasher;
  readonly clock: Clock;
}): GiveOneTimePassword {
  return async (memberId, withoutSecondFactor = false) => {
    const password = deps.oneTimePasswordSource.create();
    const passwordHash = await deps.passwordHasher.hash(password);
    return decideAndCommit<GiveChange, never, Given, GiveRefusal>(deps.commit, async () => {
      const self = await deps.members.findById(memberId);
      if (self === null) return refused({ code: 'not_found', subject: 'member' });
      const { account } = (await deps.safety.loadStanding(memberId)).value;
      if (account.status === 'removed') return refused({ code: 'member_removed' });
      const at = deps.clock.now();
      const oneTimePassword = { memberId, passwordHash, expiresAt: expiryOf(at) };
      const changes = [
        { type: 'put_one_time_password', oneTimePassword },
        { type: 'add_moderation_entry', entry: entryOf(memberId, at, 'give_one_time_password') },
        noteSecurity('one_time_password_given', { memberId, at }),
        ...(withoutSecondFactor ? await switchOff(deps, memberId, at) : []),
      ] as const;
      const answer = () => ({ password, expiresAt: oneTimePassword.expiresAt });
      return granted({ act: { changes, events: [], actorId: null, at }, answer });
    });
  };
}

/** The app, the recovery codes and passkeys as the only way in are gone; passkeys stay, and let in as before. */
async function switchOff(
  { secondFactors }: { readonly secondFactors: SecondFactorRepository },
  memberId: MemberId,
  at: string,
): Promise<readonly GiveChange[]> {
  const { version } = await secondFactors.load(memberId);
  const letter = { kind: 'second_factor_changed', memberId } as const;
  return [
    { type: 'put_second_factor', secondFactor: noSecondFactor(memberId), version },
    { type: 'add_moderation_entry', entry: entryOf(memberId, at, 'switch_off_second_factor') },
    noteSecurity('second_step_reset', { memberId, at }),
    { type: 'queue_letter', queued: singleLetter(letter, at) },
  ];
}

function entryOf(
  memberId: MemberId,
  at: string,
  action: 'give_one_time_password' | 'switch_off_second_factor',
) {
  const nothingElse = { reportId: null, until: null, reason: null, words: null };
  return { at, actor: 'operator' as const, memberId, action, ...nothingElse };
}
