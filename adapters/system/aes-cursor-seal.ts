import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { CursorSeal } from '#core/kernel/cursor-seal.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The longest cursor, of an order and two numbers, has fewer characters. */
const CONTENT_BYTES = 64;
const SEALED_BYTES = NONCE_BYTES + CONTENT_BYTES + TAG_BYTES;

/** Seals cursors by AES-256-GCM with a key made of the site's secret, which is read once. */
export function createAesCursorSeal(readSecret: () => Promise<string>): CursorSeal {
  let reading: Promise<Buffer> | null = null;

  function readKey(): Promise<Buffer> {
    reading ??= readSecret()
      .then((secret) => hash('sha256', `cursors ${secret}`, 'buffer'))
      .catch((error: unknown) => {
        reading = null;
        throw error;
      });
    return reading;
  }

  return {
    seal: async (cursor, memberId) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, await readKey(), nonce);
      cipher.setAAD(Buffer.from(String(memberId)));
      const content = cipher.update(cursor.padEnd(CONTENT_BYTES), 'latin1');
      return Buffer.concat([nonce, content, cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open: async (sealed, memberId) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length !== SEALED_BYTES || bytes.toString('base64url') !== sealed) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, await readKey(), nonce, {
        authTagLength: TAG_BYTES,
      });
      decipher.setAAD(Buffer.from(String(memberId)));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      const content = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      try {
        return Buffer.concat([content, decipher.final()]).toString('latin1').trimEnd();
      } catch {
        return null;
      }
    },
  };
}
