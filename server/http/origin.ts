import type { Request } from 'express';
import { transportProblem } from './problem.ts';

/**
 * Throws the problem `bad_origin` when the browser says that another site made it send the request.
 * Clients that say nothing are let through: they are not browsers. Without a public origin the
 * request's own host is used.
 */
export function refuseForeignOrigin(request: Request, publicOrigin: string | null): void {
  const origin = request.get('Origin');
  const site = request.get('Sec-Fetch-Site');
  const isForeign =
    (origin !== undefined && !isOwnOrigin(origin, publicOrigin, request.host)) ||
    (site !== undefined && site !== 'same-origin' && site !== 'none');
  if (isForeign) throw transportProblem('bad_origin');
}

/**
 * The site as the caller's browser knows it: its public origin or, without one, what the browser says after it was
 * found not to be foreign, and else the request's own host.
 */
export function ownOrigin(request: Request, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  return request.get('Origin') ?? `${request.protocol}://${request.host}`;
}

function isOwnOrigin(
  origin: string,
  publicOrigin: string | null,
  host: string | undefined,
): boolean {
  if (publicOrigin !== null) return origin === publicOrigin;
  if (host === undefined || !/^https?:/.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host: originHost } = new URL(origin);
  const ownAddress = `${protocol}//${host}`;
  return URL.canParse(ownAddress) && new URL(ownAddress).host === originHost;
}
