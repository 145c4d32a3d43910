import { makeKeepSecondStep } from '#core/accounts/recovery/use-cases/keep-second-step.ts';
import { makeShowWaysIn } from '#core/accounts/recovery/use-cases/show-ways-in.ts';
import { granted } from '#core/kernel/result.ts';
import type { recoveryCalls } from '#core/accounts/recovery/calls.ts';
import { makeChoosePasswordByLink } from '#core/accounts/recovery/use-cases/choose-password-by-link.ts';
import { makeRecoverPassword } from '#core/accounts/recovery/use-cases/recover-password.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How those come in again who have forgotten their password. */
type RecoveryUseCases = ReturnType<typeof makeRecoveryUseCases>;

/** Makes every use case of recovery. */
export function makeRecoveryUseCases(world: World) {
  return {
    recoverPassword: makeRecoverPassword(world),
    showWaysIn: makeShowWaysIn(world),
    keepSecondStep: makeKeepSecondStep(world),
    choosePasswordByLink: makeChoosePasswordByLink(world),
  };
}

/** The calls of those who have forgotten their password. */
export function makeRecoveryCalls(
  deps: RecoveryUseCases,
): Pick<ApiCalls, keyof typeof recoveryCalls> {
  return {
    async recoverPassword({ body }) {
      const asked = await deps.recoverPassword(body.email);
      return asked.ok ? granted({ value: undefined }) : asked;
    },

    async showWaysIn({ body }) {
      const shown = await deps.showWaysIn(body.token);
      return shown.ok ? granted({ value: shown.value }) : shown;
    },

    async keepSecondStep({ body }) {
      const kept = await deps.keepSecondStep(body.token);
      return kept.ok ? granted({ value: undefined }) : kept;
    },

    async choosePasswordByLink({ body, readDevice }) {
      const chosen = await deps.choosePasswordByLink({ ...body, device: readDevice() });
      return chosen.ok ? granted({ value: undefined }) : chosen;
    },
  };
}
