/** The refusals about invitations. */
export type InvitationRefusal =
  | { readonly code: 'invitation_required' }
  /** There is no such invitation, or it was used, withdrawn or has expired: nobody learns which. */
  | { readonly code: 'invitation_not_valid' }
  /** The caller's own invitation was used, withdrawn or has expired. */
  | { readonly code: 'invitation_ended' }
  | { readonly code: 'too_many_open_invitations' };

/** What of invitations a caller may ask for and not find. */
export type InvitationSubject = 'invitation';
