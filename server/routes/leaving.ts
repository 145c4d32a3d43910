import { toProof } from '#core/accounts/schemas.ts';
import { granted } from '#core/kernel/result.ts';
import type { leavingCalls } from '#core/accounts/leaving/calls.ts';
import { makeDeleteAccount } from '#core/moderation/use-cases/delete-account.ts';
import { makeDeleteLeavers } from '#core/accounts/leaving/use-cases/delete-leavers.ts';
import { makeLeave } from '#core/accounts/leaving/use-cases/leave.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members leave, for a while or for good. */
type LeavingUseCases = ReturnType<typeof makeLeavingUseCases>;

/** Makes every use case of leaving. */
export function makeLeavingUseCases(world: World) {
  return {
    leave: makeLeave(world),
    deleteLeavers: makeDeleteLeavers(world),
    deleteAccount: makeDeleteAccount(world),
  };
}

/** The calls by which members leave, for a while or for good. */
export function makeLeavingCalls(deps: LeavingUseCases): Pick<ApiCalls, keyof typeof leavingCalls> {
  return {
    async leave({ callerId, body, readDevice }) {
      const left = await deps.leave({ callerId, device: readDevice(), proof: toProof(body.proof) });
      return left.ok ? granted({ value: left.value, sessionToken: null }) : left;
    },
  };
}
