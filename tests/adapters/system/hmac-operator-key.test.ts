import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHmacOperatorKey } from '#adapters/system/hmac-operator-key.ts';

const [KEY, OTHER] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

test('processes that share the newest key of secrets make and know the same key, and others another', () => {
  const key = createHmacOperatorKey(() => [KEY]).make();
  expect(createHmacOperatorKey(() => [KEY, OTHER]).matches(key)).toBe(true);
  expect(createHmacOperatorKey(() => [OTHER, KEY]).matches(key)).toBe(false);
  expect(key).toMatch(/^[\w-]{43}$/);
});

test('no other text is the key', () => {
  const operatorKey = createHmacOperatorKey(() => [KEY]);
  const key = operatorKey.make();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.base64String()), (given) => {
      expect(operatorKey.matches(given)).toBe(given === key);
    }),
  );
  expect(operatorKey.matches(key.slice(1))).toBe(false);
});
