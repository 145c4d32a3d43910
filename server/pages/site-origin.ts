import type { Request } from 'express';

/** A host name or an IP address, and a port: a URL's host could hold quotes and other signs, too. */
const PLAIN_ORIGIN = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/;

/**
 * The origin that the site's own links name: the public one, or else where the request came to. It is
 * safe to write into a document, whatever a client claims.
 */
export function siteOrigin(request: Request, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const address = `${request.protocol}://${request.host}`;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return PLAIN_ORIGIN.test(origin) ? origin : 'http://localhost';
}
