import { LINK_NOT_VALID, type LinkDependencies } from '#core/accounts/addresses/steps/load-link.ts';
import type { RecoveryRequestChange } from '#core/accounts/recovery-requests/changes.ts';
import { decideRecovery } from '#core/accounts/recovery-requests/domain/transition.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import { changeOfRecovery } from '#core/accounts/recovery-requests/steps/changes-of-recovery.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailChange } from '#core/letters/changes.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';
import { findLink } from '#core/letters/steps/find-link.ts';

type ConfirmRefusal = RefusalOf<'link_not_valid', MailRefusal>;
type ConfirmChange = RecoveryRequestChange | MailChange;

export type ConfirmRecovery = (token: string) => Promise<Result<null, ConfirmRefusal>>;

/** Lets moderators see what the sender of that address asks for, who has just shown that they read its mails. */
export function makeConfirmRecovery(
  deps: LinkDependencies & {
    readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listAsked'>;
    readonly commit: Commit<ConfirmChange, never>;
    readonly clock: Clock;
  },
): ConfirmRecovery {
  return (token) =>
    decideAndCommit<ConfirmChange, never, null, ConfirmRefusal>(deps.commit, async () => {
      const at = deps.clock.now();
      const tokenHash = deps.sessionTokens.hash(token);
      const link = await findLink(deps, tokenHash, ['confirm_recovery'], at);
      if (!link?.address) return refused(LINK_NOT_VALID);
      const asked = await deps.recoveryRequests.listAsked(link.address);
      const confirmed = asked.flatMap((request) => {
        const decided = decideRecovery(request.value, { type: 'confirm', at });
        return decided.ok ? [changeOfRecovery(request, decided.value)] : [];
      });
      if (confirmed.length === 0) return refused(LINK_NOT_VALID);
      const changes = [{ type: 'use_link', tokenHash } as const, ...confirmed];
      return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
    });
}
