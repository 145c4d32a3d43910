/** How many cases of each kind wait at the desk for a moderator. Lost accounts are left out: they have a term of their own. */
export interface WaitingCases {
  readonly reports: number;
  readonly appeals: number;
  readonly registrations: number;
  readonly contactMessages: number;
}

/** How many cases wait in all. */
export function countCases(waiting: WaitingCases): number {
  return Object.values<number>({ ...waiting }).reduce((sum, count) => sum + count, 0);
}
