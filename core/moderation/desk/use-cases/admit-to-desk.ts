import { asksForMore } from '#core/accounts/domain/second-factor.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import { isModerator } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type AdmitToDesk = (
  callerId: MemberId,
) => Promise<
  Result<null, RefusalOf<'forbidden'> | RefusalOf<'second_step_needed', ModerationRefusal>>
>;

/** Opens the desk to moderators, but to none who could log in with a password alone. */
export function makeAdmitToDesk({
  safety,
  secondFactors,
}: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly secondFactors: Pick<SecondFactorRepository, 'load'>;
}): AdmitToDesk {
  return async (callerId) => {
    const { value: standing } = await safety.loadStanding(callerId);
    if (!isModerator(standing)) return refused({ code: 'forbidden' });
    const { value: factor } = await secondFactors.load(callerId);
    return asksForMore(factor) ? granted(null) : refused({ code: 'second_step_needed' });
  };
}
