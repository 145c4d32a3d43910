/** Who may become a member: anybody, whoever was invited, or whoever the people who run the site approve. */
export const REGISTRATION_MODES = ['open', 'invitation', 'approval'] as const;

/** Who may become a member. */
export type RegistrationMode = (typeof REGISTRATION_MODES)[number];
