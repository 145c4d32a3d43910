import { TOTP } from 'otpauth';
import type { Clock } from '#core/kernel/clock.ts';

/** For how many milliseconds an app shows a code. */
export const HALF_MINUTE = 30_000;

/** The code that an app with the secret shows at that time. */
export function appCodeAt(secret: string, at: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.parse(at) });
}

/** The code that it shows so many half minutes from now, or before that where the number is negative. */
export function appCodeAhead(secret: string, clock: Clock, halfMinutes: number): string {
  const at = Date.parse(clock.now()) + halfMinutes * HALF_MINUTE;
  return appCodeAt(secret, new Date(at).toISOString());
}
