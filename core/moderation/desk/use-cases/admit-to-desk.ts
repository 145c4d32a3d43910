import { asksForMore } from '#core/accounts/domain/second-factor.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { ModerationRefusal } from '#core/moderation/refusals.ts';
import { isModerator, isOperator, type Role } from '#core/safety/domain/standing.ts';
import type { SafetyRepository } from '#core/safety/ports/safety-repository.ts';

export type AdmitToDesk = (
  callerId: MemberId,
  role: 'moderator' | 'operator',
) => Promise<
  Result<Role, RefusalOf<'forbidden'> | RefusalOf<'second_step_needed', ModerationRefusal>>
>;

/**
 * Opens the desk to moderators, and what is the operators' to them, but to none who could log in with a password alone.
 * Says which of the two somebody is.
 */
export function makeAdmitToDesk({
  safety,
  secondFactors,
}: {
  readonly safety: Pick<SafetyRepository, 'loadStanding'>;
  readonly secondFactors: Pick<SecondFactorRepository, 'load'>;
}): AdmitToDesk {
  return async (callerId, role) => {
    const { value: standing } = await safety.loadStanding(callerId);
    const isTrusted = role === 'operator' ? isOperator : isModerator;
    if (!isTrusted(standing)) return refused({ code: 'forbidden' });
    const { value: factor } = await secondFactors.load(callerId);
    return asksForMore(factor) ? granted(standing.role) : refused({ code: 'second_step_needed' });
  };
}
