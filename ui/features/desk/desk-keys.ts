/** The names under which answers about the desk are kept; all begin as `queryKeys.desk` does. */
export const deskKeys = {
  reports: (state: string) => ['desk', 'reports', state],
  reportedMembers: ['desk', 'reported-members'],
  member: (id: number) => ['desk', 'member', id],
  report: (id: number) => ['desk', 'report', id],
  appeals: ['desk', 'appeals'],
  log: (memberId: number | null) => ['desk', 'log', memberId],
  securityLog: ['desk', 'security-log'],
  figures: ['desk', 'figures'],
  site: ['desk', 'site'],
  contactMessages: (state: string) => ['desk', 'contact-messages', state],
  registrations: ['desk', 'registrations'],
  recoveries: ['desk', 'recoveries'],
} as const;
