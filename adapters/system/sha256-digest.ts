import { createHash } from 'node:crypto';
import type { Digest } from '#core/archive/ports/digest.ts';

/** The machine's own SHA-256. */
export function createSha256Digest(): Digest {
  const hash = createHash('sha256');
  return {
    update: (text) => {
      hash.update(text);
    },
    finish: () => hash.digest('hex'),
  };
}
