const DAY = 24 * 60 * 60_000;

/** For how many days of a connection what the other sends stays blurred until one taps it. */
const DAYS_BLURRED = 7;

/**
 * Whether pictures stay blurred until one taps them: in the first week of a connection, counted in days of 24 hours from
 * its acceptance. Both times are ISO 8601.
 */
export function isBlurredAt(acceptedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(acceptedAt) < DAYS_BLURRED * DAY;
}
