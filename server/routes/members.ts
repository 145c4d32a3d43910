import type { memberCalls } from '#core/members/calls.ts';
import { makeGetMember } from '#core/members/use-cases/get-member.ts';
import { makeListMembers } from '#core/members/use-cases/list-members.ts';
import { makeUpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with members: reading and changing them. */
type MemberUseCases = ReturnType<typeof makeMemberUseCases>;

/** Makes every use case of members. */
export function makeMemberUseCases(world: World) {
  return {
    listMembers: makeListMembers(world),
    getMember: makeGetMember(world),
    updateProfile: makeUpdateProfile(world),
  };
}

/** The calls about members. */
export function makeMemberCalls(
  deps: MemberUseCases,
): Pick<ApiCalls, Exclude<keyof typeof memberCalls, 'listRelationshipTypes'>> {
  return {
    async listMembers({ callerId, query }) {
      const { items, next } = await deps.listMembers({ callerId, ...query });
      return granted({ value: items, next: { parameter: 'after', cursor: next } });
    },

    async getMember({ callerId, id }) {
      const found = await deps.getMember({ callerId, id });
      return found.ok ? granted({ value: found.value }) : found;
    },

    async updateProfile({ callerId, id, body }) {
      const updated = await deps.updateProfile({ callerId, id, changes: body });
      return updated.ok ? granted({ value: updated.value }) : updated;
    },
  };
}
