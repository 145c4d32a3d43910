import type { InvitationId, MemberId } from '#core/kernel/ids.ts';
import { daysAfter } from '#core/kernel/days-after.ts';
import type { RefusalOf } from '#core/kernel/refusal.ts';
import { granted, refused, type Result } from '#core/kernel/result.ts';
import type { InvitationRefusal } from '#core/accounts/invitations/refusals.ts';

/** How many days an invitation can be used. */
export const INVITATION_DAYS = 30;

/** What has become of an invitation; times are ISO 8601 in UTC. */
export type InvitationState =
  | { readonly status: 'open' }
  | { readonly status: 'used'; readonly at: string }
  | { readonly status: 'withdrawn'; readonly at: string };

/** An invitation as it is added. Times are ISO 8601 in UTC. */
export interface NewInvitation {
  /** SHA-256 of the code; the code itself is stored nowhere. */
  readonly codeHash: string;
  /** Who invites; `null` for those who run the site. */
  readonly inviterId: MemberId | null;
  readonly createdAt: string;
  /** From then on nobody can use it. */
  readonly expiresAt: string;
}

/** An invitation to register, which one newcomer can use once. */
export interface Invitation extends NewInvitation {
  readonly id: InvitationId;
  readonly state: InvitationState;
}

/** An invitation that is made now. */
export function newInvitation(
  codeHash: string,
  inviterId: MemberId | null,
  at: string,
): NewInvitation {
  return { codeHash, inviterId, createdAt: at, expiresAt: daysAfter(at, INVITATION_DAYS) };
}

/** What a member is shown of an invitation of theirs. */
export type InvitationStatus = InvitationState['status'] | 'expired';

/** An invitation as its maker sees it: without its code, and without who used it. */
export interface ShownInvitation extends Pick<Invitation, 'id' | 'createdAt' | 'expiresAt'> {
  readonly status: InvitationStatus;
}

/** The invitation as it is shown at that time. */
export function showInvitation(invitation: Invitation, now: string): ShownInvitation {
  const { id, createdAt, expiresAt } = invitation;
  return { id, createdAt, expiresAt, status: statusAt(invitation, now) };
}

/** What has become of the invitation by that time. */
export function statusAt(
  { state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>,
  now: string,
): InvitationStatus {
  return state.status === 'open' && expiresAt <= now ? 'expired' : state.status;
}

/** The invitation once a newcomer has registered by it. */
export function spendInvitation(
  invitation: Invitation,
  at: string,
): Result<Invitation, RefusalOf<'invitation_not_valid', InvitationRefusal>> {
  return statusAt(invitation, at) === 'open'
    ? granted({ ...invitation, state: { status: 'used', at } })
    : refused({ code: 'invitation_not_valid' });
}

/** The invitation once its maker has withdrawn it. */
export function withdrawInvitation(
  invitation: Invitation,
  at: string,
): Result<Invitation, RefusalOf<'invitation_ended', InvitationRefusal>> {
  return statusAt(invitation, at) === 'open'
    ? granted({ ...invitation, state: { status: 'withdrawn', at } })
    : refused({ code: 'invitation_ended' });
}
