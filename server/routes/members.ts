import type { DiscoverMembers } from '#core/discovery/use-cases/discover-members.ts';
import type { GetMember } from '#core/members/use-cases/get-member.ts';
import type { ListMembers } from '#core/members/use-cases/list-members.ts';
import type { RecommendMembers } from '#core/discovery/use-cases/recommend-members.ts';
import type { UpdateProfile } from '#core/members/use-cases/update-profile.ts';
import { granted } from '#core/kernel/result.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** The calls about members: reading, changing and finding them. */
export function makeMemberCalls(deps: {
  readonly listMembers: ListMembers;
  readonly getMember: GetMember;
  readonly updateProfile: UpdateProfile;
  readonly discoverMembers: DiscoverMembers;
  readonly recommendMembers: RecommendMembers;
}): Pick<
  ApiCalls,
  'listMembers' | 'getMember' | 'updateProfile' | 'discoverMembers' | 'recommendMembers'
> {
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

    async discoverMembers({ callerId, query }) {
      const found = await deps.discoverMembers(callerId, query);
      if (!found.ok) return found;
      const { value } = found;
      return granted({ value, next: { parameter: 'cursor', cursor: value.next } });
    },

    async recommendMembers({ callerId, query }) {
      const recommended = await deps.recommendMembers({ callerId, limit: query.limit });
      return recommended.ok ? granted({ value: recommended.value }) : recommended;
    },
  };
}
