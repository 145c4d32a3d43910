import type { accountCalls } from '#core/accounts/calls.ts';
import { toWireAcceptance } from '#core/accounts/schemas.ts';
import { makeAcceptTerms } from '#core/accounts/use-cases/accept-terms.ts';
import { makeGetTermsAcceptance } from '#core/accounts/use-cases/get-terms-acceptance.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** Which terms members accept. */
type TermsUseCases = ReturnType<typeof makeTermsUseCases>;

/** Makes every use case of the terms. */
export function makeTermsUseCases(world: World) {
  return { acceptTerms: makeAcceptTerms(world), getTermsAcceptance: makeGetTermsAcceptance(world) };
}

/** The calls about the terms. */
export function makeTermsCalls(
  deps: TermsUseCases,
): Pick<ApiCalls, Extract<keyof typeof accountCalls, 'getTermsAcceptance' | 'acceptTerms'>> {
  return {
    async getTermsAcceptance({ callerId }) {
      return granted({ value: toWireAcceptance(await deps.getTermsAcceptance(callerId)) });
    },

    async acceptTerms({ callerId, body }) {
      const accepted = await deps.acceptTerms({ callerId, termsVersion: body.version });
      return accepted.ok ? granted({ value: toWireAcceptance(accepted.value) }) : accepted;
    },
  };
}
