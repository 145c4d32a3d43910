import type { NewcomerRules } from '#core/accounts/domain/registration-mode.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { decideAndCommit, type Commit } from '#core/kernel/commit.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { refuseAbove, type Limit, type Limiter } from '#core/kernel/limiter.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { InvitationChange } from '#core/accounts/invitations/changes.ts';
import {
  newInvitation,
  showInvitation,
  type ShownInvitation,
} from '#core/accounts/invitations/domain/invitation.ts';
import type { InvitationCodes } from '#core/accounts/invitations/ports/invitation-codes.ts';
import type { InvitationRepository } from '#core/accounts/invitations/ports/invitation-repository.ts';
import type { InvitationRefusal } from '#core/accounts/invitations/refusals.ts';

/** How many invitations a member may make in a day, those that they withdraw again included. */
const INVITATIONS: Limit = { name: 'invitations', points: 20, duration: 24 * 60 * 60 };

/** An invitation with the code that is stored nowhere. */
export interface FreshInvitation extends ShownInvitation {
  readonly code: string;
}

type InviteRefusal =
  | RefusalOf<'too_many_open_invitations', InvitationRefusal>
  | RefusalOf<'too_many_requests'>;

/** Makes an invitation of the member, or of those who run the site (`null`), who may make any number. */
export type Invite = (
  inviterId: MemberId | null,
) => Promise<Result<FreshInvitation, InviteRefusal>>;

/** Makes an invitation, whose code is shown this once. */
export function makeInvite(deps: {
  readonly invitations: Pick<InvitationRepository, 'countOpen'>;
  readonly invitationCodes: InvitationCodes;
  readonly commit: Commit<InvitationChange, never>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly clock: Clock;
  readonly liveSettings: { readonly current: () => Pick<NewcomerRules, 'openInvitations'> };
}): Invite {
  const { invitations, invitationCodes, commit, limiter, clock, liveSettings } = deps;
  return (inviterId) =>
    decideAndCommit<InvitationChange, never, FreshInvitation, InviteRefusal>(
      commit,
      async () => {
        const at = clock.now();
        const openInvitations = inviterId === null ? 0 : await invitations.countOpen(inviterId, at);
        if (openInvitations >= liveSettings.current().openInvitations) {
          return refused({ code: 'too_many_open_invitations' });
        }
        const code = invitationCodes.create();
        const invitation = newInvitation(invitationCodes.hash(code), inviterId, at);
        const change = { type: 'add_invitation', invitation, openInvitations } as const;
        return granted({
          act: { changes: [change], events: [], actorId: inviterId, at },
          answer: (id) => ({
            ...showInvitation({ ...invitation, id, state: { status: 'open' } }, at),
            code,
          }),
        });
      },
      async () =>
        inviterId === null ? null : refuseAbove(limiter, INVITATIONS, String(inviterId)),
    );
}
