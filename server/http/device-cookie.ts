import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { DEVICE_DAYS } from '#core/accounts/domain/known-device.ts';
import { cookieName } from './cookie-name.ts';

const DEVICE_COOKIE = 'device';

const SECONDS_OF_A_DAY = 24 * 60 * 60;

/** The form of the tokens that browsers are given: 256 bits. */
const TOKEN = /^[\w-]{43}$/;

/** The token by which the browser is known, or `null`; what it was never given is none. */
export function readDeviceToken(
  request: Request,
  transport: { readonly secure: boolean },
): string | null {
  const name = cookieName(DEVICE_COOKIE, transport);
  const token = parseCookie(request.headers.cookie ?? '')[name];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** The value of `Set-Cookie` that keeps the token for as long as a browser keeps any. */
export function writeDeviceCookie(token: string, { secure }: { readonly secure: boolean }): string {
  return stringifySetCookie({
    name: cookieName(DEVICE_COOKIE, { secure }),
    value: token,
    maxAge: DEVICE_DAYS * SECONDS_OF_A_DAY,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
