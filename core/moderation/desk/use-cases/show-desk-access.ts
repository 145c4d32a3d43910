import type { MemberId } from '#core/kernel/ids.ts';
import { countCases } from '#core/moderation/domain/waiting-cases.ts';
import type { ModerationRepository } from '#core/moderation/ports/moderation-repository.ts';
import type { AdmitToDesk } from './admit-to-desk.ts';

export type ShowDeskAccess = (input: { readonly callerId: MemberId }) => Promise<{
  readonly isModerator: boolean;
  readonly isOperator: boolean;
  /** Whether the desk stays shut for this moderator until they log in with more than a password. */
  readonly needsSecondStep: boolean;
  /** How many cases wait for this moderator at the desk that is open to them. */
  readonly waiting: number;
}>;

/** Whether the caller finds anything at the desk, and how much waits there. */
export function makeShowDeskAccess({
  admitToDesk,
  moderation,
}: {
  readonly admitToDesk: AdmitToDesk;
  readonly moderation: Pick<ModerationRepository, 'countWaiting'>;
}): ShowDeskAccess {
  return async ({ callerId }) => {
    const admitted = await admitToDesk(callerId, 'moderator');
    const isOperator = admitted.ok && admitted.value === 'operator';
    const needsSecondStep = !admitted.ok && admitted.refusal.code === 'second_step_needed';
    const isModerator = admitted.ok || needsSecondStep;
    const waiting = admitted.ok ? countCases(await moderation.countWaiting(callerId)) : 0;
    return { isModerator, isOperator, needsSecondStep, waiting };
  };
}
