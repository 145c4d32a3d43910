import type { Request } from 'express';

/** The origin that the site's own links name: the public one, or else where the request came to. */
export function siteOrigin(request: Request, publicOrigin: string | null): string {
  if (publicOrigin !== null) return publicOrigin;
  const address = `${request.protocol}://${request.host}`;
  return URL.canParse(address) ? new URL(address).origin : 'http://localhost';
}
