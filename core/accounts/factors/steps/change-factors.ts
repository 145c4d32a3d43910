import { noteSecurity } from '#core/accounts/security-log/domain/note-security.ts';
import type { FactorChange, SecurityChange } from '#core/accounts/changes.ts';
import type { Device } from '#core/accounts/domain/device.ts';
import type { SecurityFact } from '#core/accounts/security-log/domain/security-entry.ts';
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
  readonly commit: Commit<FactorChange | MailChange | SecurityChange, never>;
  readonly clock: Clock;
}

/** Who asks for the change, and on what. */
export interface Caller {
  readonly callerId: MemberId;
  readonly device?: Device;
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
  /** What the member is written to about, and the security log says; `null` for what is only begun. */
  readonly fact: SecurityFact | null;
}

/**
 * Decides upon a member's second factor and passkeys together, and stores what becomes of them with the letter that
 * tells the member.
 */
export function changeFactors<Refusal>(
  { secondFactors, passkeys, commit, clock }: FactorStores,
  { callerId: memberId, device }: Caller,
  decide: (current: Factors, at: string) => Promise<Result<ChangedFactors, Refusal>>,
): Promise<Result<ShownFactors, Refusal>> {
  return decideAndCommit<FactorChange | MailChange | SecurityChange, never, ShownFactors, Refusal>(
    commit,
    async () => {
      const { value: factor, version } = await secondFactors.load(memberId);
      const at = clock.now();
      const decided = await decide({ factor, passkeys: await passkeys.listOf(memberId) }, at);
      if (!decided.ok) return decided;
      const { factor: changed, passkeys: left, changes, fact } = decided.value;
      const put = { type: 'put_second_factor', secondFactor: changed, version } as const;
      const noted = fact === null ? [] : [noteSecurity(fact, { memberId, at, device })];
      const letters = fact === null ? [] : [letterAbout(memberId, at)];
      return granted({
        act: {
          changes: [put, ...changes, ...noted, ...letters],
          events: [],
          actorId: memberId,
          at,
        },
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
