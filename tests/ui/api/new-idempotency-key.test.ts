import { expect, test, vi } from 'vitest';
import { checkIdempotencyKey } from '#core/kernel/idempotency-key.ts';
import { newIdempotencyKey } from '#ui/api/new-idempotency-key.ts';

test('a key is one that the server takes, and no two are the same', () => {
  const keys = Array.from({ length: 1_000 }, newIdempotencyKey);
  for (const key of keys) expect(checkIdempotencyKey(key)).toBeNull();
  expect(new Set(keys.map((key) => key.length))).toEqual(new Set([32]));
  expect(new Set(keys).size).toBe(keys.length);
});

test('it needs nothing that browsers keep from sites without https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(checkIdempotencyKey(newIdempotencyKey())).toBeNull();
  vi.unstubAllGlobals();
});
