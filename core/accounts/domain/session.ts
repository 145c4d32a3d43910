import type { MemberId } from '#core/kernel/ids.ts';
import type { Device } from './device.ts';

/** A log-in of one member on one device. Times are ISO 8601 in UTC. */
export interface Session {
  /** SHA-256 of the token that the browser holds; the token itself is stored nowhere. */
  readonly tokenHash: string;
  readonly memberId: MemberId;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether it began with a one-time password, and is good for nothing but choosing one's own. */
  readonly mustChoosePassword: boolean;
  readonly device: Device;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends after this many milliseconds without use, and after these in any case. */
export const SESSION_IDLE_LIMIT = 14 * DAY;
export const SESSION_AGE_LIMIT = 60 * DAY;

/** Uses closer together than this are recorded as one, so that reading pages does not mean writing. */
const USE_RESOLUTION = MINUTE;

const elapsed = (since: string, now: string): number => Date.parse(now) - Date.parse(since);

/** True while the session may still be used. */
export function isSessionAlive(session: Session, now: string): boolean {
  return (
    elapsed(session.lastUsedAt, now) < SESSION_IDLE_LIMIT &&
    elapsed(session.createdAt, now) < SESSION_AGE_LIMIT
  );
}

/** True when a use now is worth recording. */
export function isUseWorthRecording(session: Session, now: string): boolean {
  return elapsed(session.lastUsedAt, now) >= USE_RESOLUTION;
}
