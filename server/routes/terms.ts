import type { accountCalls } from '#core/accounts/calls.ts';
import { toWireAcceptance } from '#core/accounts/schemas.ts';
import type { TermsRepository } from '#core/accounts/terms-repository.ts';
import { makeAcceptTerms } from '#core/accounts/use-cases/accept-terms.ts';
import { granted } from '#core/kernel/result.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** Which terms members accept. */
export type TermsUseCases = ReturnType<typeof makeTermsUseCases>;

/** Makes every use case of the terms. */
export function makeTermsUseCases(
  deps: Parameters<typeof makeAcceptTerms>[0] & { readonly terms: TermsRepository },
) {
  return { acceptTerms: makeAcceptTerms(deps), terms: deps.terms };
}

/** The calls about the terms. */
export function makeTermsCalls(
  deps: TermsUseCases,
): Pick<ApiCalls, Extract<keyof typeof accountCalls, 'getTermsAcceptance' | 'acceptTerms'>> {
  return {
    async getTermsAcceptance({ callerId }) {
      const { value } = await deps.terms.loadAcceptance(callerId);
      return granted({ value: toWireAcceptance(value) });
    },

    async acceptTerms({ callerId, body }) {
      const accepted = await deps.acceptTerms({ callerId, termsVersion: body.version });
      return accepted.ok ? granted({ value: toWireAcceptance(accepted.value) }) : accepted;
    },
  };
}
