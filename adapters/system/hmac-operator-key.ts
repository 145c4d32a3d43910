import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OperatorKey } from '#core/operations/ports/operator-key.ts';

/** Makes the operator's key of the newest key of secrets: processes that share that one print the same link. */
export function createHmacOperatorKey(readKeys: () => readonly Buffer[]): OperatorKey {
  const bytes = (): Buffer => {
    const [newest] = readKeys();
    if (newest === undefined) throw new Error('There is no key for secrets.');
    return createHmac('sha256', newest).update('the first operator of this site').digest();
  };
  return {
    make: () => bytes().toString('base64url'),
    matches: (given) => {
      const key = Buffer.from(given, 'base64url');
      const own = bytes();
      return key.length === own.length && timingSafeEqual(key, own);
    },
  };
}
