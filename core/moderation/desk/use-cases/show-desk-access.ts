import type { MemberId } from '#core/kernel/ids.ts';
import { isModerator } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type ShowDeskAccess = (input: {
  readonly callerId: MemberId;
}) => Promise<{ readonly isModerator: boolean }>;

/** Whether the caller finds anything at the desk. */
export function makeShowDeskAccess({
  safety,
}: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
}): ShowDeskAccess {
  return async ({ callerId }) => {
    const { value: standing } = await safety.loadStanding(callerId);
    return { isModerator: isModerator(standing) };
  };
}
