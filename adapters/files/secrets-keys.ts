import { randomBytes } from 'node:crypto';

/** How long a key of AES-256 is. */
const KEY_BYTES = 32;

/** A new key, of random bytes. */
export const makeSecretsKey = (): Buffer => randomBytes(KEY_BYTES);

/** Keys in base 64 or hexadecimal, with commas or lines between them; `null` if one is of another length. */
export function parseSecretsKeys(text: string): readonly Buffer[] | null {
  const keys = text
    .split(/[\s,]+/)
    .filter((part) => part !== '')
    .map(parseKey);
  const whole = keys.filter((key) => key !== null);
  return whole.length > 0 && whole.length === keys.length ? whole : null;
}

function parseKey(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, 'hex');
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  const key = Buffer.from(text, 'base64');
  return key.length === KEY_BYTES ? key : null;
}
