import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkIdempotencyKey } from '#core/kernel/idempotency-key.ts';

const FAULT = { rule: 'idempotency_key_format' };

it('is 1 to 64 letters, digits, dashes and underscores', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/), (key) => {
      expect(checkIdempotencyKey(key)).toBeNull();
    }),
  );
  expect(checkIdempotencyKey('a'.repeat(64))).toBeNull();
});

it.each(['', 'a'.repeat(65), 'a b', ' a', 'a\n', '"a"', 'a,b', 'ä', 'a.b', '🐝'])(
  'is not %j',
  (key) => {
    expect(checkIdempotencyKey(key)).toEqual(FAULT);
  },
);
