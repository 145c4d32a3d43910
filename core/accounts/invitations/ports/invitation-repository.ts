import type { Versioned } from '#core/kernel/commit.ts';
import type { InvitationId, MemberId } from '#core/kernel/ids.ts';
import type { Invitation } from '#core/accounts/invitations/domain/invitation.ts';

/** Reads the invitations; `InvitationChange` writes them. */
export interface InvitationRepository {
  /** The invitation to decide upon. */
  load(id: InvitationId): Promise<Versioned<Invitation> | null>;
  /** The invitation to decide upon, by the hash of its code. */
  findByCode(codeHash: string): Promise<Versioned<Invitation> | null>;
  /** Those of the member with an id below `before` (any when it is `null`), newest first, at most `limit`. */
  listOf(
    inviterId: MemberId,
    page: { readonly before: number | null; readonly limit: number },
  ): Promise<readonly Invitation[]>;
  /** How many of the member's invitations can be used at that time. */
  countOpen(inviterId: MemberId, now: string): Promise<number>;
}
