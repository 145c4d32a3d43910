import { granted } from '#core/kernel/result.ts';
import type { vouchCalls } from '#core/vouching/calls.ts';
import { makeCountVouches } from '#core/vouching/use-cases/count-vouches.ts';
import { makeGetOwnVouch } from '#core/vouching/use-cases/get-own-vouch.ts';
import { makeRemoveExpiredVouches } from '#core/vouching/use-cases/remove-expired-vouches.ts';
import { makeVouchForMember } from '#core/vouching/use-cases/vouch-for-member.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** Makes every use case of vouches. */
export function makeVouchUseCases(world: World) {
  return {
    countVouches: makeCountVouches(world),
    getOwnVouch: makeGetOwnVouch(world),
    vouchForMember: makeVouchForMember(world),
    removeExpiredVouches: makeRemoveExpiredVouches(world),
  };
}

/** The calls about vouches. */
export function makeVouchCalls(
  deps: ReturnType<typeof makeVouchUseCases>,
): Pick<ApiCalls, keyof typeof vouchCalls> {
  return {
    async countVouches({ callerId, id }) {
      const counted = await deps.countVouches({ callerId, id });
      return counted.ok ? granted({ value: counted.value }) : counted;
    },

    async getOwnVouch({ callerId, id }) {
      const found = await deps.getOwnVouch({ callerId, connectionId: id });
      return found.ok ? granted({ value: found.value }) : found;
    },

    async vouch({ callerId, id, body: { said } }) {
      const vouched = await deps.vouchForMember({ callerId, connectionId: id, said });
      return vouched.ok ? granted({ value: vouched.value }) : vouched;
    },
  };
}
