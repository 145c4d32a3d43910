import { expect, test } from 'vitest';
import { sessionIdOf } from '#core/accounts/sessions/domain/listed-session.ts';

test.each([
  ['000000000000', 1],
  ['000000000009', 10],
  ['00000000000a', 11],
  ['100000000000', 2 ** 44 + 1],
  ['ffffffffffff', 2 ** 48],
])('a session is numbered by the first twelve digits of its hash: %s', (digits, id) => {
  expect(sessionIdOf({ tokenHash: digits.padEnd(64, 'f') })).toBe(id);
  expect(sessionIdOf({ tokenHash: digits.padEnd(64, '0') })).toBe(id);
});
