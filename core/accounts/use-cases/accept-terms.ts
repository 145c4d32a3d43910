import type { TermsChange } from '#core/accounts/changes.ts';
import { isUpToDate, TERMS_VERSION, type TermsAcceptance } from '#core/accounts/domain/terms.ts';
import type { AccountRefusal } from '#core/accounts/refusals.ts';
import type { TermsRepository } from '#core/accounts/ports/terms-repository.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';

type TermsRefusal = RefusalOf<'terms_changed', AccountRefusal>;

export type AcceptTerms = (input: {
  readonly callerId: MemberId;
  /** The terms that the caller has read. */
  readonly termsVersion: string;
}) => Promise<Result<TermsAcceptance, TermsRefusal>>;

/** Stores that the caller accepts the terms as they are now; again is no change. */
export function makeAcceptTerms(deps: {
  readonly terms: TermsRepository;
  readonly commit: Commit<TermsChange, never>;
  readonly clock: Clock;
}): AcceptTerms {
  return async ({ callerId, termsVersion }) => {
    if (termsVersion !== TERMS_VERSION) return refused({ code: 'terms_changed' });
    return decideAndCommit<TermsChange, never, TermsAcceptance, TermsRefusal>(
      deps.commit,
      async () => {
        const { value: earlier, version } = await deps.terms.loadAcceptance(callerId);
        if (earlier !== null && isUpToDate(earlier)) {
          return granted({ act: null, answer: () => earlier });
        }
        const at = deps.clock.now();
        const acceptance = { memberId: callerId, termsVersion, at };
        const change = { type: 'put_terms_acceptance', acceptance, version } as const;
        const act = { changes: [change], events: [], actorId: callerId, at };
        return granted({ act, answer: () => acceptance });
      },
    );
  };
}
