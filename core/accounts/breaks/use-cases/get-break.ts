import type { MemberId } from '#core/kernel/ids.ts';
import type { Break } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type GetBreak = (callerId: MemberId) => Promise<Break | null>;

/** The break that the caller takes; `null` for none. */
export function makeGetBreak(deps: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
}): GetBreak {
  return async (callerId) => (await deps.safety.loadStanding(callerId)).value.onBreak;
}
