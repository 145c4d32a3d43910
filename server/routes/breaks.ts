import type { breakCalls } from '#core/accounts/breaks/calls.ts';
import { makeEndBreak } from '#core/accounts/breaks/use-cases/end-break.ts';
import { makeGetBreak } from '#core/accounts/breaks/use-cases/get-break.ts';
import { makeTakeBreak } from '#core/accounts/breaks/use-cases/take-break.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do to be left alone for a while. */
type BreakUseCases = ReturnType<typeof makeBreakUseCases>;

/** Makes every use case of breaks. */
export function makeBreakUseCases(world: World) {
  return {
    takeBreak: makeTakeBreak(world),
    endBreak: makeEndBreak(world),
    getBreak: makeGetBreak(world),
  };
}

/** The calls about a break. */
export function makeBreakCalls(deps: BreakUseCases): Pick<ApiCalls, keyof typeof breakCalls> {
  return {
    async getBreak({ callerId }) {
      return granted({ value: await deps.getBreak(callerId) });
    },

    async takeBreak({ callerId, body: { isTold } }) {
      const taken = await deps.takeBreak({ callerId, isTold });
      return taken.ok ? granted({ value: taken.value }) : taken;
    },

    async endBreak({ callerId }) {
      await deps.endBreak(callerId);
      return granted({ value: undefined });
    },
  };
}
