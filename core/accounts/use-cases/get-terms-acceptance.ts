import type { TermsAcceptance } from '#core/accounts/domain/terms.ts';
import type { TermsRepository } from '#core/accounts/ports/terms-repository.ts';
import type { MemberId } from '#core/kernel/ids.ts';

export type GetTermsAcceptance = (callerId: MemberId) => Promise<TermsAcceptance | null>;

/** Which terms the caller accepted last; `null` for none. */
export function makeGetTermsAcceptance(deps: {
  readonly terms: TermsRepository;
}): GetTermsAcceptance {
  return async (callerId) => (await deps.terms.loadAcceptance(callerId)).value;
}
