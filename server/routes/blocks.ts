import type { blockCalls } from '#core/connections/blocks/calls.ts';
import { makeBlockMember } from '#core/connections/blocks/use-cases/block-member.ts';
import { makeListBlockedMembers } from '#core/connections/blocks/use-cases/list-blocked-members.ts';
import { makeUnblockMember } from '#core/connections/blocks/use-cases/unblock-member.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do to be out of each other's sight. */
type BlockUseCases = ReturnType<typeof makeBlockUseCases>;

/** Makes every use case of blocks. */
export function makeBlockUseCases(world: World) {
  return {
    listBlockedMembers: makeListBlockedMembers(world),
    blockMember: makeBlockMember(world),
    unblockMember: makeUnblockMember(world),
  };
}

/** The calls about members whom the caller blocks. */
export function makeBlockCalls(deps: BlockUseCases): Pick<ApiCalls, keyof typeof blockCalls> {
  return {
    async listBlockedMembers({ callerId, query }) {
      const { after: before = null, limit } = query;
      const { items, next } = await deps.listBlockedMembers({ callerId, before, limit });
      return granted({ value: items, next: { parameter: 'after', cursor: next } });
    },

    async blockMember({ callerId, id }) {
      const blocked = await deps.blockMember({ callerId, id });
      return blocked.ok ? granted({ value: undefined }) : blocked;
    },

    async unblockMember({ callerId, id }) {
      const unblocked = await deps.unblockMember({ callerId, id });
      return unblocked.ok ? granted({ value: undefined }) : unblocked;
    },
  };
}
