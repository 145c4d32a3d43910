import type { FactorChange } from '#core/accounts/changes.ts';
import type { Passkey } from '#core/accounts/domain/passkey.ts';
import type { SecondFactor } from '#core/accounts/domain/second-factor.ts';
import type { PasskeyRepository } from '#core/accounts/ports/passkey-repository.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { granted, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import { showFactors, type ShownFactors } from '#core/accounts/factors/domain/shown-factors.ts';

export interface FactorStores {
  readonly secondFactors: SecondFactorRepository;
  readonly passkeys: PasskeyRepository;
  readonly commit: Commit<FactorChange | MailChange, never>;
  readonly clock: Clock;
}

/** What a member has, and what they are to have. */
export interface Factors {
  readonly factor: SecondFactor;
  readonly passkeys: readonly Passkey[];
}

/** What becomes of a member's factors. */
export interface ChangedFactors extends Factors {
  /** What is to be stored of the passkeys. */
  readonly changes: readonly FactorChange[];
  /** Whether the member is written to about it. */
  readonly isNotable: boolean;
}

/**
 * Decides upon a member's second factor and passkeys together, and stores what becomes of them with the letter that
 * tells the member.
 */
export function changeFactors<Refusal>(
  { secondFactors, passkeys, commit, clock }: FactorStores,
  memberId: MemberId,
  decide: (current: Factors, at: string) => Promise<Result<ChangedFactors, Refusal>>,
): Promise<Result<ShownFactors, Refusal>> {
  return decideAndCommit<FactorChange | MailChange, never, ShownFactors, Refusal>(
    commit,
    async () => {
      const { value: factor, version } = await secondFactors.load(memberId);
      const at = clock.now();
      const decided = await decide({ factor, passkeys: await passkeys.listOf(memberId) }, at);
      if (!decided.ok) return decided;
      const { factor: changed, passkeys: left, changes, isNotable } = decided.value;
      const put = { type: 'put_second_factor', secondFactor: changed, version } as const;
      const letters = isNotable ? [letterAbout(memberId, at)] : [];
      return granted({
        act: { changes: [put, ...changes, ...letters], events: [], actorId: memberId, at },
        answer: () => showFactors(changed, left),
      });
    },
  );
}

/** Several changes while the letter waits are one letter. */
function letterAbout(memberId: MemberId, at: string): MailChange {
  const letter = { kind: 'second_factor_changed', memberId } as const;
  const key = `${letter.kind}:${memberId}`;
  return { type: 'queue_letter', queued: { letter, key, dueAt: at } };
}
