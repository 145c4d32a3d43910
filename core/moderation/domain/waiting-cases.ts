/** What waits at the desk for a moderator. */
export const WAITING_KINDS = [
  'reports',
  'appeals',
  'contactMessages',
  'registrations',
  /** Requests to win an account back. */
  'recoveries',
] as const;

/** How many cases of each kind wait. */
export type WaitingCases = Readonly<Record<(typeof WAITING_KINDS)[number], number>>;

/** Where the desk is shut, nothing waits. */
export const NOTHING_WAITS: WaitingCases = {
  reports: 0,
  appeals: 0,
  contactMessages: 0,
  registrations: 0,
  recoveries: 0,
};

/** How many cases wait in all. */
export function countCases(waiting: WaitingCases): number {
  return Object.values(waiting).reduce((sum, count) => sum + count, 0);
}
