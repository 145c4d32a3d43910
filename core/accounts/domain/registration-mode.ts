/** Who may become a member: anyone, people with an invitation, or people whom the site's operators approve. */
export const REGISTRATION_MODES = ['open', 'invitation', 'approval'] as const;

/** Who may become a member. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];

/** What those who run the site have chosen about newcomers. */
export interface NewcomerRules {
  /** Whether anyone may come at all, but for the first member, who is to run it. */
  readonly isOpen: boolean;
  readonly registration: RegistrationMode;
  /** How many invitations of one member may be open at the same time. */
  readonly openInvitations: number;
}
