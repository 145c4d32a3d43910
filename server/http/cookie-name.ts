/**
 * The name of a cookie. Over https it has the prefix with which browsers take it only from the site itself, so that no
 * other host of the same domain and nobody on a plain connection can put one in its place.
 */
export function cookieName(name: string, { secure }: { readonly secure: boolean }): string {
  return secure ? `__Host-${name}` : name;
}

/** Whether browsers reach the site over https. */
export function isSecure(publicOrigin: string | null): boolean {
  return publicOrigin?.startsWith('https:') ?? false;
}
