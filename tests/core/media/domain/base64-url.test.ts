import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toBase64Url } from '#core/media/domain/base64-url.ts';

it('writes bytes as Node.js does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
    }),
  );
});
