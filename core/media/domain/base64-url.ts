const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The bytes as base64url (RFC 4648), without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 3) {
    const [one = 0, two = 0, three = 0] = bytes.subarray(start, start + 3);
    const group = (one << 16) | (two << 8) | three;
    const digits = [18, 12, 6, 0].map((shift) => DIGITS[(group >> shift) & 63]);
    text += digits.slice(0, Math.min(bytes.length - start, 3) + 1).join('');
  }
  return text;
}
