import { TOTP } from 'otpauth';

/** The code that an app with the secret shows at that time. */
export function appCodeAt(secret: string, at: string): string {
  return new TOTP({ secret }).generate({ timestamp: Date.parse(at) });
}
