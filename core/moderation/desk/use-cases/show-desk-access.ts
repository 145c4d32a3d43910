import type { MemberId } from '#core/kernel/ids.ts';
import { NOTHING_WAITS, type WaitingCases } from '#core/moderation/domain/waiting-cases.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { AdmitToDesk } from './admit-to-desk.ts';
import { countRecoveries, type CountingDependencies } from './count-recoveries.ts';

export type ShowDeskAccess = (input: { readonly callerId: MemberId }) => Promise<{
  readonly isModerator: boolean;
  readonly isOperator: boolean;
  /** Whether the desk stays shut for this moderator until they log in with more than a password. */
  readonly needsSecondStep: boolean;
  /** What waits for this moderator at the desk that is open to them. */
  readonly cases: WaitingCases;
}>;

interface Dependencies extends CountingDependencies {
  readonly admitToDesk: AdmitToDesk;
  readonly moderation: Pick<ModerationRepository, 'countWaiting'>;
}

/** Whether the caller finds anything at the desk, and how much waits there. */
export function makeShowDeskAccess(deps: Dependencies): ShowDeskAccess {
  return async ({ callerId }) => {
    const admitted = await deps.admitToDesk(callerId, 'moderator');
    const isOperator = admitted.ok && admitted.value === 'operator';
    const needsSecondStep = !admitted.ok && admitted.refusal.code === 'second_step_needed';
    const isModerator = admitted.ok || needsSecondStep;
    const cases = admitted.ok ? await countCasesFor(deps, callerId) : NOTHING_WAITS;
    return { isModerator, isOperator, needsSecondStep, cases };
  };
}

async function countCasesFor(deps: Dependencies, callerId: MemberId): Promise<WaitingCases> {
  const [counted, recoveries] = await Promise.all([
    deps.moderation.countWaiting(callerId),
    countRecoveries(deps, callerId),
  ]);
  return { ...counted, recoveries };
}
