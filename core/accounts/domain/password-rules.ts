import type { Branded } from '#core/kernel/branded.ts';
import { parserBy, type Parser } from '#core/kernel/parser.ts';
import type { AccountFault } from '#core/accounts/refusals.ts';
import { bounded, type FieldRule } from '#core/kernel/field-rule.ts';
import { countCharacters } from '#core/kernel/text.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { hasOneTimeForm } from './one-time-password.ts';

/** How many characters a password has. */
export const PASSWORD_CHARACTERS = { min: 10, max: 128 } as const;

/** What is typed to log in: a password that was once chosen, or any other text. */
export type TypedPassword = Branded<string, 'TypedPassword'>;

/** A password that may be chosen, as it was typed. */
export type Password = Branded<string, 'TypedPassword' | 'Password'>;

/** 10 to 128 characters of any kind, no one-time password, and none that everybody tries first. */
export const checkPassword: FieldRule<string, AccountFault> = bounded(
  { minLength: PASSWORD_CHARACTERS.min, maxLength: PASSWORD_CHARACTERS.max },
  (password) => {
    const { min: minimum, max: maximum } = PASSWORD_CHARACTERS;
    const characters = countCharacters(password);
    if (characters === 0) return { rule: 'required', field: 'password' };
    if (characters < minimum) return { rule: 'password_too_short', minimum };
    if (characters > maximum) return { rule: 'too_long', field: 'password', maximum };
    if (COMMON_PASSWORDS.has(password.toLowerCase())) return { rule: 'password_too_common' };
    return hasOneTimeForm(password) ? { rule: 'password_not_own' } : null;
  },
);

const checkTypedPassword: FieldRule<string, AccountFault> = (password) =>
  password === '' ? { rule: 'required', field: 'password' } : null;

export const parsePassword: Parser<Password, AccountFault> = parserBy(checkPassword);
export const parseTypedPassword: Parser<TypedPassword, AccountFault> = parserBy(checkTypedPassword);

/** A password must not be the member's own username or e-mail address, in whatever case. */
export function checkPasswordIsNotLogin(
  password: string,
  logins: { readonly username: string; readonly email: string },
): AccountFault | null {
  const guess = toLoginName(password);
  return guess === toLoginName(logins.username) || guess === toLoginName(logins.email)
    ? { rule: 'password_too_common' }
    : null;
}
