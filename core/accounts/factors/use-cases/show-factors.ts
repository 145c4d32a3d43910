import type { PasskeyRepository } from '#core/accounts/ports/passkey-repository.ts';
import type { SecondFactorRepository } from '#core/accounts/ports/second-factor-repository.ts';
import { showFactors, type ShownFactors } from '#core/accounts/factors/domain/shown-factors.ts';
import type { MemberId } from '#core/kernel/ids.ts';

export type ShowFactors = (callerId: MemberId) => Promise<ShownFactors>;

/** What the caller logs in with beside their password. */
export function makeShowFactors(deps: {
  readonly secondFactors: Pick<SecondFactorRepository, 'load'>;
  readonly passkeys: Pick<PasskeyRepository, 'listOf'>;
}): ShowFactors {
  return async (callerId) => {
    const { value: factor } = await deps.secondFactors.load(callerId);
    return showFactors(factor, await deps.passkeys.listOf(callerId));
  };
}
