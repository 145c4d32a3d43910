/** The points of the community guidelines that a member can break: the reasons of decisions about members. */
export const GUIDELINES = [
  'impersonation',
  'under_18',
  'romance',
  'money',
  'unwanted_contact',
  'disrespect',
  'threats',
  'privacy',
  'spam',
  'site_security',
] as const;

export type Guideline = (typeof GUIDELINES)[number];
