import type { FactorChange } from '#core/accounts/changes.ts';
import { keepStep } from '#core/accounts/domain/second-factor.ts';
import {
  LINK_NOT_VALID,
  loadMemberLink,
  type LinkDependencies,
} from '#core/accounts/addresses/steps/load-link.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';

type KeepRefusal = RefusalOf<'link_not_valid', MailRefusal>;

export type KeepSecondStep = (token: string) => Promise<Result<null, KeepRefusal>>;

/** Keeps what is asked for beside the password, by the link of the letter that says that it ends. */
export function makeKeepSecondStep(
  deps: LinkDependencies & {
    readonly secondFactors: SecondFactorRepository;
    readonly commit: Commit<FactorChange | MailChange, never>;
    readonly clock: Clock;
  },
): KeepSecondStep {
  return (token) =>
    decideAndCommit<FactorChange | MailChange, never, null, KeepRefusal>(deps.commit, async () => {
      const at = deps.clock.now();
      const link = await loadMemberLink(deps, token, ['keep_second_step'], at);
      if (link === null) return refused(LINK_NOT_VALID);
      const { memberId } = link;
      const { value: factor, version } = await deps.secondFactors.load(memberId);
      const changes = [
        { type: 'remove_links', memberId, purpose: 'keep_second_step' },
        { type: 'put_second_factor', secondFactor: keepStep(factor), version },
      ] as const;
      return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
    });
}
