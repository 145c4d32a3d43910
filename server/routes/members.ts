import type { GetMember } from '#core/members/use-cases/get-member.ts';
import type { ListMembers } from '#core/members/use-cases/list-members.ts';
import type { UpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { granted } from '#core/kernel/result.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** What members do with members: reading and changing them. */
export interface MemberUseCases {
  readonly listMembers: ListMembers;
  readonly getMember: GetMember;
  readonly updateProfile: UpdateProfile;
}

/** The calls about members. */
export function makeMemberCalls(
  deps: MemberUseCases,
): Pick<ApiCalls, 'listMembers' | 'getMember' | 'updateProfile'> {
  return {
    async listMembers({ query }) {
      const { items, next } = await deps.listMembers(query);
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
