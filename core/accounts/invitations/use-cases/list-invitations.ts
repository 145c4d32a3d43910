import type { Clock } from '#core/kernel/clock.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { cutPage, type Page } from '#core/kernel/page.ts';
import {
  showInvitation,
  type ShownInvitation,
} from '#core/accounts/invitations/domain/invitation.ts';
import type { InvitationRepository } from '#core/accounts/invitations/ports/invitation-repository.ts';

export type ListInvitations = (input: {
  readonly callerId: MemberId;
  readonly before: number | null;
  readonly limit: number;
}) => Promise<Page<ShownInvitation>>;

/** The caller's invitations, newest first. */
export function makeListInvitations({
  invitations,
  clock,
}: {
  readonly invitations: Pick<InvitationRepository, 'listOf'>;
  readonly clock: Clock;
}): ListInvitations {
  return async ({ callerId, before, limit }) => {
    const listed = await invitations.listOf(callerId, { before, limit: limit + 1 });
    const { items, hasMore } = cutPage(listed, limit);
    const last = items.at(-1);
    const now = clock.now();
    const shown = items.map((invitation) => showInvitation(invitation, now));
    return { items: shown, next: hasMore && last ? encodeCursor('invitations', [last.id]) : null };
  };
}
