import type { Invitation, NewInvitation } from './domain/invitation.ts';

/** What is stored of invitations. */
export type InvitationChange =
  | {
      readonly type: 'add_invitation';
      readonly invitation: NewInvitation;
      /** How many of the inviter's invitations were open then; 0 for those who run the site. */
      readonly openInvitations: number;
    }
  /** Puts what has become of the invitation in the place of what it was in that version. */
  | { readonly type: 'put_invitation'; readonly invitation: Invitation; readonly version: number };
