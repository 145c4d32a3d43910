const MILLISECONDS_OF_A_DAY = 86_400_000;

/** In the place of the day of a member whose account is deleted. */
export const DELETED = -1;

/**
 * The day of a time in ISO 8601: whole days since 1970, in UTC. Nothing finer is shown of when a member was
 * active (specification §2).
 */
export function toActivityDay(time: string): number {
  return Math.floor(Date.parse(time) / MILLISECONDS_OF_A_DAY);
}
