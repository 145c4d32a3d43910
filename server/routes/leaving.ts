import type { breakCalls } from '#core/breaks/calls.ts';
import { toProof } from '#core/accounts/schemas.ts';
import { granted } from '#core/kernel/result.ts';
import type { leavingCalls } from '#core/leaving/calls.ts';
import { makeDeleteAccount } from '#core/leaving/use-cases/delete-account.ts';
import { makeDeleteLeavers } from '#core/leaving/use-cases/delete-leavers.ts';
import { makeLeave } from '#core/leaving/use-cases/leave.ts';
import { makeBreakCalls, makeBreakUseCases } from './breaks.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members leave, for a while or for good. */
export type LeavingUseCases = ReturnType<typeof makeLeavingUseCases>;

/** Makes every use case of leaving. */
export function makeLeavingUseCases(
  deps: Parameters<typeof makeLeave>[0] &
    Parameters<typeof makeDeleteLeavers>[0] &
    Parameters<typeof makeDeleteAccount>[0] &
    Parameters<typeof makeBreakUseCases>[0],
) {
  return {
    ...makeBreakUseCases(deps),
    leave: makeLeave(deps),
    deleteLeavers: makeDeleteLeavers(deps),
    deleteAccount: makeDeleteAccount(deps),
  };
}

/** The calls by which members leave, for a while or for good. */
export function makeLeavingCalls(
  deps: LeavingUseCases,
): Pick<ApiCalls, keyof typeof leavingCalls | keyof typeof breakCalls> {
  return {
    ...makeBreakCalls(deps),

    async leave({ callerId, body }) {
      const left = await deps.leave({ callerId, proof: toProof(body.proof) });
      return left.ok ? granted({ value: left.value, sessionToken: null }) : left;
    },
  };
}
