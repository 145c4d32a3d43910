import { expect, test } from 'vitest';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';

const tokens = createRandomSessionTokens();

test('a token has 256 bits in the letters that a cookie may hold, and comes once', () => {
  const made = Array.from({ length: 100 }, () => tokens.create());
  for (const token of made) {
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  }
  expect(new Set(made).size).toBe(100);
});

test('the hash of a token is its SHA-256 in hexadecimal', () => {
  expect(tokens.hash('abc')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
