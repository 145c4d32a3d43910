import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import type { SecretSeal } from '#core/accounts/ports/secret-seal.ts';
import type { MemberId } from '#core/kernel/ids.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 16;

/** What is sealed says so, and by which key. No secret in base 32 has a colon. */
const SEALED = /^sealed:([\da-f]{16}):([\w-]+)$/;

interface Keys {
  readonly newest: readonly [id: string, key: Buffer];
  readonly byId: ReadonlyMap<string, Buffer>;
}

/**
 * Seals secrets by AES-256-GCM. The keys have 32 bytes each, the newest first; they are read when they are first
 * needed.
 */
export function createAesSecretSeal(readKeys: () => readonly Buffer[]): SecretSeal {
  let read: Keys | null = null;
  const keys = (): Keys => (read ??= nameKeys(readKeys()));

  function seal(secret: string, memberId: MemberId): string {
    if (SEALED.test(secret)) return secret;
    const [id, key] = keys().newest;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, key, nonce);
    cipher.setAAD(boundTo(memberId));
    const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `sealed:${id}:${Buffer.concat(parts).toString('base64url')}`;
  }

  function open(stored: string, memberId: MemberId): string | null {
    const [, id, content] = SEALED.exec(stored) ?? [];
    if (id === undefined || content === undefined) return stored;
    const key = keys().byId.get(id);
    const bytes = Buffer.from(content, 'base64url');
    if (key === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
    decipher.setAAD(boundTo(memberId));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const secret = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    try {
      return Buffer.concat([secret, decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  return {
    seal,
    open,
    isNewest: (stored) => SEALED.exec(stored)?.[1] === keys().newest[0],
    prepare: () => void keys(),
  };
}

/** So that nobody's secret can be put in the place of another's. */
const boundTo = (memberId: MemberId): Buffer => Buffer.from(`authenticator of ${memberId}`);

function nameKeys(given: readonly Buffer[]): Keys {
  const named = given.map((key): [string, Buffer] => [nameKey(key), key]);
  const [newest] = named;
  if (newest === undefined) throw new Error('There is no key for secrets.');
  return { newest, byId: new Map(named) };
}

/** Tells keys apart, and nothing of them. */
function nameKey(key: Buffer): string {
  const text = `key of secrets ${key.toString('base64')}`;
  return hash('sha256', text, 'hex').slice(0, KEY_ID_LENGTH);
}
