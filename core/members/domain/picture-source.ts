/** Where a picture lies: on this site, or at a host that learns of everyone who looks at it. */
export type PictureSource =
  | { readonly kind: 'own' }
  | { readonly kind: 'remote'; readonly host: string };

const MAXIMUM_PORT = 65_535;

/** A host name (whose last label starts with a letter), an IPv4 or an IPv6 address, and at most a port. */
const WEB_HOST =
  /^https?:\/\/((?:[\p{L}\p{N}_-]+\.)*\p{L}[\p{L}\p{N}_-]*\.?|\d{1,3}(?:\.\d{1,3}){3}|\[[\da-f:.]+\])(?::(\d{1,5}))?(?:[/?#]|$)/iu;

/** A path of this site, which no browser takes for the address of another. */
const OWN_PATH = /^\/(?![/\\])/;

/** Where the picture at the address lies, or `null` when no browser could reach it there. */
export function pictureSource(address: string): PictureSource | null {
  if (/\s/.test(address)) return null;
  if (OWN_PATH.test(address)) return { kind: 'own' };
  const [, host = '', port = '0'] = WEB_HOST.exec(address) ?? [];
  return host !== '' && Number(port) <= MAXIMUM_PORT
    ? { kind: 'remote', host: host.toLowerCase() }
    : null;
}
