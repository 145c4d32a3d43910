const DAY = 24 * 60 * 60_000;

/** How long web addresses stay plain text: until the third day of a connection begins, in milliseconds. */
const WAIT = 2 * DAY;

/**
 * Whether web addresses in the messages of a connection may be followed: from its third day on, counted in
 * days of 24 hours from its acceptance. Both times are ISO 8601.
 */
export function linksAllowed(acceptedAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(acceptedAt) >= WAIT;
}
