import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request } from 'express';
import { SESSION_AGE_LIMIT } from '#core/accounts/domain/session.ts';

/** The name of the session's cookie. */
export const SESSION_COOKIE = 'sid';

/** The token that the browser sent along, or `null`. */
export function readSessionToken(request: Request): string | null {
  const token = parseCookie(request.headers.cookie ?? '')[SESSION_COOKIE];
  return token === undefined || token === '' ? null : token;
}

/** The value of `Set-Cookie` that keeps the token for as long as a session can last; `null` removes it. */
export function writeSessionCookie(
  token: string | null,
  { secure }: { readonly secure: boolean },
): string {
  return stringifySetCookie({
    name: SESSION_COOKIE,
    value: token ?? '',
    maxAge: token === null ? 0 : SESSION_AGE_LIMIT / 1000,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}
