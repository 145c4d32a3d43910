import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasOneTimeForm } from '#core/accounts/domain/one-time-password.ts';
import {
  readRecoveryCode,
  RECOVERY_CODE_BYTES,
  writeRecoveryCode,
} from '#core/accounts/domain/recovery-code.ts';

const anyBytes = fc.uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES });

test('a code is five groups of four signs that nobody takes for each other', () => {
  const bytes = Uint8Array.from({ length: RECOVERY_CODE_BYTES }, (_, place) => place);
  expect(writeRecoveryCode(bytes)).toBe('0123-4567-89ab-cdef-ghjk');
  expect(writeRecoveryCode(bytes.map((byte) => byte + 224 - 20 + 12))).toBe(
    'rstv-wxyz-0123-4567-89ab',
  );
});

test('five bits of each byte are in a code, and no other', () => {
  fc.assert(
    fc.property(anyBytes, fc.nat(RECOVERY_CODE_BYTES - 1), fc.nat(7), (bytes, place, bit) => {
      const changed = bytes.map((byte, each) => (each === place ? byte ^ (1 << bit) : byte));
      expect(writeRecoveryCode(changed) === writeRecoveryCode(bytes)).toBe(bit > 4);
    }),
  );
});

test('every code is read as it was written, however it is typed', () => {
  const anySpace = fc.constantFrom('', ' ', '-', '\u2013', ' - ', '\t');
  fc.assert(
    fc.property(anyBytes, fc.array(anySpace, { minLength: 20, maxLength: 20 }), (bytes, gaps) => {
      const code = writeRecoveryCode(bytes);
      const signs = code.replaceAll('-', '');
      const typed = gaps.map((gap, place) => gap + signs.charAt(place)).join('');
      expect(readRecoveryCode(code)).toBe(code);
      expect(readRecoveryCode(typed)).toBe(code);
      expect(readRecoveryCode(typed.toUpperCase())).toBe(code);
    }),
  );
});

test('letters that no code has are read as the figures that they look like', () => {
  expect(readRecoveryCode('O1IL-oil1-0000-0000-0000')).toBe('0111-0111-0000-0000-0000');
  expect(readRecoveryCode('u000-0000-0000-0000-0000')).toBeNull();
});

test.each(['', 'rosa', '0123-4567-89ab-cdef-ghj', '0123-4567-89ab-cdef-ghjk-m', '123456'])(
  '%o is no code',
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);

test('no code has the form of a one-time password', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      expect(hasOneTimeForm(writeRecoveryCode(bytes))).toBe(false);
    }),
  );
});
