import { expect, it } from 'vitest';
import { COMMON_PASSWORDS } from '#core/accounts/domain/common-passwords.ts';
import { checkPassword } from '#core/accounts/domain/password-rules.ts';

it('refuses every listed password, in whatever case, for being common and not for its length', () => {
  expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  for (const password of COMMON_PASSWORDS) {
    expect(checkPassword(password)).toEqual({ rule: 'password_too_common' });
    expect(checkPassword(password.toUpperCase())).toEqual({ rule: 'password_too_common' });
  }
});
