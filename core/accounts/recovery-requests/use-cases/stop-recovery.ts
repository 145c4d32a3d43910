import {
  LINK_NOT_VALID,
  loadMemberLink,
  type LinkDependencies,
} from '#core/accounts/addresses/steps/load-link.ts';
import type { RecoveryRequestRepository } from '#core/accounts/recovery-requests/ports/recovery-request-repository.ts';
import {
  stopRecoveries,
  type StopChange,
} from '#core/accounts/recovery-requests/steps/changes-of-recovery.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { MailRefusal } from '#core/letters/refusals.ts';

type StopRefusal = RefusalOf<'link_not_valid', MailRefusal>;

export type StopRecovery = (token: string) => Promise<Result<null, StopRefusal>>;
export type StopOwnRecovery = (callerId: MemberId) => Promise<void>;

interface Dependencies {
  readonly recoveryRequests: Pick<RecoveryRequestRepository, 'listOf'>;
  readonly commit: Commit<StopChange, never>;
  readonly clock: Clock;
}

/** Keeps someone else from getting the account, by the link in the letter about it. */
export function makeStopRecovery(deps: Dependencies & LinkDependencies): StopRecovery {
  return (token) =>
    decideAndCommit<StopChange, never, null, StopRefusal>(deps.commit, async () => {
      const at = deps.clock.now();
      const link = await loadMemberLink(deps, token, ['stop_recovery'], at);
      if (link === null) return refused(LINK_NOT_VALID);
      const changes = await stopRecoveries(deps, link.memberId, at);
      if (changes.length === 0) return refused(LINK_NOT_VALID);
      return granted({ act: { changes, events: [], actorId: null, at }, answer: () => null });
    });
}

/** Keeps someone else from getting the caller's account. */
export function makeStopOwnRecovery(deps: Dependencies): StopOwnRecovery {
  return async (callerId) => {
    await decideAndCommit<StopChange, never, null, never>(deps.commit, async () => {
      const at = deps.clock.now();
      const changes = await stopRecoveries(deps, callerId, at);
      const act = { changes, events: [], actorId: callerId, at };
      return granted({ act: changes.length === 0 ? null : act, answer: () => null });
    });
  };
}
