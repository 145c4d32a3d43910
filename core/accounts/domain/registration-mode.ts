/** Who may become a member: anyone, people with an invitation, or people whom the site's operators approve. */
export const REGISTRATION_MODES = ['open', 'invitation', 'approval'] as const;

/** Who may become a member. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];
