import { Secret, TOTP } from 'otpauth';
import type { AuthenticatorCodes } from '#core/accounts/ports/authenticator-codes.ts';

const PERIOD = 30;
const SECRET_BYTES = 20;

/** What apps take for granted, and some know nothing else. */
const SETTINGS = { algorithm: 'SHA1', digits: 6, period: PERIOD } as const;

/** The codes of authenticator apps. */
export function createOtpauthCodes(): AuthenticatorCodes {
  return {
    createSecret: () => new Secret({ size: SECRET_BYTES }).base32,
    findStep: (secret, code, now) => {
      const timestamp = Date.parse(now);
      const codes = new TOTP({ ...SETTINGS, secret });
      const delta = codes.validate({ token: code, timestamp, window: 1 });
      return delta === null ? null : Math.floor(timestamp / (PERIOD * 1000)) + delta;
    },
    writeAddress: ({ secret, issuer, account }) =>
      new TOTP({ ...SETTINGS, secret, issuer, label: account }).toString(),
  };
}
