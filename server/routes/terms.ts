import type { accountCalls } from '#core/accounts/calls.ts';
import { toWireAcceptance } from '#core/accounts/schemas.ts';
import { makeAcceptTerms } from '#core/accounts/use-cases/accept-terms.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** Which terms members accept. */
type TermsUseCases = ReturnType<typeof makeTermsUseCases>;

/** Makes every use case of the terms. */
export function makeTermsUseCases(world: World) {
  return { acceptTerms: makeAcceptTerms(world), terms: world.terms };
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
