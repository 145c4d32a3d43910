import type { FieldRule } from '#core/kernel/field-rule.ts';
import { countCharacters } from '#core/kernel/text.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const PASSWORD_CHARACTERS = { min: 10, max: 128 } as const;

/** 10 to 128 characters of any kind, and none of the passwords that everybody tries first. */
export const checkPassword: FieldRule<string> = (password) => {
  const characters = countCharacters(password);
  if (characters < PASSWORD_CHARACTERS.min) return 'Password must be at least 10 characters';
  if (characters > PASSWORD_CHARACTERS.max) return 'Password must be at most 128 characters';
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'This password is too common' : null;
};

/** A password must not be the member's own username or e-mail address, in whatever case. */
export function checkPasswordIsNotLogin(
  password: string,
  logins: { readonly username: string; readonly email: string },
): string | null {
  const guess = toLoginName(password);
  return guess === toLoginName(logins.username) || guess === toLoginName(logins.email)
    ? 'This password is too common'
    : null;
}
