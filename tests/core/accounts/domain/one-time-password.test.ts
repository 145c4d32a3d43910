import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  expiryOf,
  hasOneTimeForm,
  isStillValid,
  ONE_TIME_PASSWORD_BYTES,
  parseOneTimePassword,
  writeOneTimePassword,
} from '#core/accounts/domain/one-time-password.ts';
import { checkPassword } from '#core/accounts/domain/password-rules.ts';
import { toMemberId } from '#tests/support/ids.ts';

const BYTES = ONE_TIME_PASSWORD_BYTES;
const anyBytes = fc.uint8Array({ minLength: BYTES, maxLength: BYTES });

test('whatever the random bytes, a one-time password has its form, and nobody may choose it', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const text = writeOneTimePassword(bytes);
      expect(text).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){3}$/);
      expect(hasOneTimeForm(text)).toBe(true);
      expect(parseOneTimePassword(text)).toEqual({ ok: true, value: text });
      expect(checkPassword(text)).toEqual({ rule: 'password_not_own' });
    }),
  );
});

test('each of its signs says five bits of one byte', () => {
  fc.assert(
    fc.property(anyBytes, anyBytes, (one, other) => {
      const areAlike = one.every((byte, place) => byte % 32 === other[place]! % 32);
      expect(writeOneTimePassword(one) === writeOneTimePassword(other)).toBe(areAlike);
    }),
  );
  const first = Uint8Array.from({ length: BYTES }, (_, place) => place);
  expect(writeOneTimePassword(first)).toBe('01234-56789-abcde-fghjk');
});

test.each([
  '',
  '01234-56789-abcde',
  '01234-56789-abcde-fghjk-',
  '01234-56789-abcde-fghjK',
  '01234-56789-abcde-fghji',
  '0123456789abcdefghjk',
  ' 01234-56789-abcde-fghjk',
  '01234-56789-abcde-fghjk\n',
])('%j has another form', (text) => {
  expect(hasOneTimeForm(text)).toBe(false);
  expect(parseOneTimePassword(text)).toMatchObject({
    ok: false,
    refusal: { rule: 'not_a_one_time_password' },
  });
});

test('it is valid for 24 hours', () => {
  const expiresAt = expiryOf('2026-03-12T10:00:00.123Z');
  expect(expiresAt).toBe('2026-03-13T10:00:00.123Z');
  const password = { memberId: toMemberId(1), passwordHash: 'x', expiresAt };
  expect(isStillValid(password, '2026-03-13T10:00:00.122Z')).toBe(true);
  expect(isStillValid(password, expiresAt)).toBe(false);
});
