import type { MemberId } from '#core/kernel/ids.ts';
import type { AdmitToDesk } from './admit-to-desk.ts';

export type ShowDeskAccess = (input: { readonly callerId: MemberId }) => Promise<{
  readonly isModerator: boolean;
  readonly isOperator: boolean;
  /** Whether the desk stays shut for this moderator until they log in with more than a password. */
  readonly needsSecondStep: boolean;
}>;

/** Whether the caller finds anything at the desk. */
export function makeShowDeskAccess({
  admitToDesk,
}: {
  readonly admitToDesk: AdmitToDesk;
}): ShowDeskAccess {
  return async ({ callerId }) => {
    const admitted = await admitToDesk(callerId, 'moderator');
    const asOperator = await admitToDesk(callerId, 'operator');
    const needsSecondStep = !admitted.ok && admitted.refusal.code === 'second_step_needed';
    const isModerator = admitted.ok || needsSecondStep;
    return { isModerator, isOperator: asOperator.ok, needsSecondStep };
  };
}
