import { checkPasswordIsNotLogin, type Password } from '#core/accounts/domain/password-rules.ts';
import type { AccountFault } from '#core/accounts/refusals.ts';
import type { Self } from '#core/members/domain/member.ts';

/**
 * Whether a password is among those that are guessed first: what many people choose, the words of the site, and
 * `own`, the member's own words, with little added.
 */
export type IsCommonPassword = (password: string, own: readonly string[]) => boolean;

/** Why this member may not choose that password, which is one by its form. */
export function findPasswordFault(
  isCommonPassword: IsCommonPassword,
  password: Password,
  { username, email, name }: Pick<Self, 'username' | 'email' | 'name'>,
): AccountFault | null {
  const fault = checkPasswordIsNotLogin(password, { username, email });
  if (fault !== null) return fault;
  return isCommonPassword(password, [username, email, name])
    ? { rule: 'password_too_common' }
    : null;
}
