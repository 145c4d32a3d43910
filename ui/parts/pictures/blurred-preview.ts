import { thumbHashToDataURL } from 'thumbhash';

/** The address of a blurred picture that is drawn from a ThumbHash in base64url; nothing is fetched for it. */
export function blurredPreview(thumbHash: string): string {
  const base64 = thumbHash.replaceAll('-', '+').replaceAll('_', '/');
  return thumbHashToDataURL(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
}
