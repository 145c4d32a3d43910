import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { SESSION_AGE_LIMIT } from '#core/accounts/domain/session.ts';
import { cookieName } from './cookie-name.ts';

/** The name of the session's cookie, as it is without https. */
export const SESSION_COOKIE = 'sid';

/** The token that the browser sent along, or `null`. */
export function readSessionToken(
  request: Request,
  transport: { readonly secure: boolean },
): string | null {
  const name = cookieName(SESSION_COOKIE, transport);
  const token = parseCookie(request.headers.cookie ?? '')[name];
  return token === undefined || token === '' ? null : token;
}

/** The value of `Set-Cookie` that keeps the token for as long as a session can last; `null` removes it. */
export function writeSessionCookie(
  token: string | null,
  { secure }: { readonly secure: boolean },
): string {
  return stringifySetCookie({
    name: cookieName(SESSION_COOKIE, { secure }),
    value: token ?? '',
    maxAge: token === null ? 0 : SESSION_AGE_LIMIT / 1000,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
