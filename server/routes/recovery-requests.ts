import type { recoveryRequestCalls } from '#core/accounts/recovery-requests/calls.ts';
import { makeAskForRecovery } from '#core/accounts/recovery-requests/use-cases/ask-for-recovery.ts';
import { makeAttendRecoveries } from '#core/accounts/recovery-requests/use-cases/attend-recoveries.ts';
import { makeConfirmRecovery } from '#core/accounts/recovery-requests/use-cases/confirm-recovery.ts';
import {
  makeStopOwnRecovery,
  makeStopRecovery,
} from '#core/accounts/recovery-requests/use-cases/stop-recovery.ts';
import { makeWinAccountBack } from '#core/accounts/recovery-requests/use-cases/win-account-back.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How those come in again who have lost everything. */
type RecoveryRequestUseCases = ReturnType<typeof makeRecoveryRequestUseCases>;

/** Makes every use case of requests to win an account back, but for those of the desk. */
export function makeRecoveryRequestUseCases(world: World) {
  return {
    askForRecovery: makeAskForRecovery(world),
    confirmRecovery: makeConfirmRecovery(world),
    stopRecovery: makeStopRecovery(world),
    stopOwnRecovery: makeStopOwnRecovery(world),
    winAccountBack: makeWinAccountBack(world),
    attendRecoveries: makeAttendRecoveries(world),
  };
}

const DONE = granted({ value: undefined });

/** The calls of those who have lost everything. */
export function makeRecoveryRequestCalls(
  deps: RecoveryRequestUseCases,
): Pick<ApiCalls, keyof typeof recoveryRequestCalls> {
  return {
    async askForRecovery({ body: { username, email: address, oldAddress, ...answers } }) {
      const asked = await deps.askForRecovery({
        username,
        address,
        answers: { address: oldAddress, ...answers },
      });
      return asked.ok ? DONE : asked;
    },

    async confirmRecovery({ body }) {
      const confirmed = await deps.confirmRecovery(body.token);
      return confirmed.ok ? DONE : confirmed;
    },

    async stopRecovery({ body }) {
      const stopped = await deps.stopRecovery(body.token);
      return stopped.ok ? DONE : stopped;
    },

    async stopOwnRecovery({ callerId }) {
      await deps.stopOwnRecovery(callerId);
      return DONE;
    },

    async winAccountBack({ body }) {
      const won = await deps.winAccountBack(body);
      return won.ok ? DONE : won;
    },
  };
}
