import type { invitationCalls } from '#core/accounts/invitations/calls.ts';
import { makeInvite } from '#core/accounts/invitations/use-cases/invite.ts';
import { makeListInvitations } from '#core/accounts/invitations/use-cases/list-invitations.ts';
import { makeWithdrawInvitation } from '#core/accounts/invitations/use-cases/withdraw-invitation.ts';
import { granted } from '#core/kernel/result.ts';
import type { World } from '#server/composition/world.ts';
import type { ApiCalls } from '#server/http/call.ts';

/** How members invite newcomers. */
type InvitationUseCases = ReturnType<typeof makeInvitationUseCases>;

/** Makes every use case of invitations. */
export function makeInvitationUseCases(world: World) {
  return {
    invite: makeInvite(world),
    listInvitations: makeListInvitations(world),
    withdrawInvitation: makeWithdrawInvitation(world),
  };
}

/** The calls about invitations. */
export function makeInvitationCalls(
  deps: InvitationUseCases,
): Pick<ApiCalls, keyof typeof invitationCalls> {
  return {
    async invite({ callerId }) {
      const invited = await deps.invite(callerId);
      return invited.ok ? granted({ value: invited.value }) : invited;
    },

    async listInvitations({ callerId, query }) {
      const { after: before = null, limit } = query;
      const { items, next } = await deps.listInvitations({ callerId, before, limit });
      return granted({ value: items, next: { parameter: 'after', cursor: next } });
    },

    async withdrawInvitation({ callerId, id }) {
      const withdrawn = await deps.withdrawInvitation({ callerId, id });
      return withdrawn.ok ? granted({ value: undefined }) : withdrawn;
    },
  };
}
