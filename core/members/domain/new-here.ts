/** For how many days somebody is new. */
const DAYS_AS_NEW = 14;

/**
 * Whether others are told that a member is new: on the day on which they joined and the thirteen that follow. Both are
 * whole days since 1970, in UTC, and nothing finer is said.
 */
export function isNewHere(joinedOn: number, today: number): boolean {
  return today - joinedOn < DAYS_AS_NEW;
}
