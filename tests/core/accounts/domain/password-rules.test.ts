import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from '#core/accounts/domain/password-rules.ts';
import { anyEmail, anyUsername } from '#tests/support/arbitraries.ts';

const TOO_COMMON = 'This password is too common';

describe('checkPassword', () => {
  it.each([
    ['a', 9, 'Password must be at least 10 characters'],
    ['🗝', 9, 'Password must be at least 10 characters'],
    ['x', 10, null],
    ['🗝', 10, null],
    ['x', 128, null],
    ['🗝', 128, null],
    ['x', 129, 'Password must be at most 128 characters'],
    ['🗝', 129, 'Password must be at most 128 characters'],
  ])('answers %s typed %i times with %j', (character, times, message) => {
    expect(rules.checkPassword(character.repeat(times - 1) + '?')).toBe(message);
  });

  it.each([
    ['', 'Password must be at least 10 characters'],
    ['ten  chars', null],
    [' spaces at the ends ', null],
    ['\0\u0001\u0002\n\t any at all', null],
    ['password123', TOO_COMMON],
    ['PassWord123', TOO_COMMON],
    ['1234567890', TOO_COMMON],
    ['password123 ', null],
  ])('answers %j with %j', (password, message) => {
    expect(rules.checkPassword(password)).toBe(message);
  });
});

describe('checkPasswordIsNotLogin', () => {
  const logins = { username: 'Ada.Lovelace', email: 'Ada@Example.org' };

  it.each(['Ada.Lovelace', 'ADA.LOVELACE', 'ada@example.org', 'ADA@EXAMPLE.ORG'])(
    'refuses %s',
    (password) => {
      expect(rules.checkPasswordIsNotLogin(password, logins)).toBe(TOO_COMMON);
    },
  );

  it('accepts anything else', () => {
    expect(rules.checkPasswordIsNotLogin('Ada.Lovelace1', logins)).toBeNull();
  });

  it('refuses every member their own names, in whatever case', () => {
    fc.assert(
      fc.property(anyUsername, anyEmail, (username, email) => {
        for (const name of [username.toUpperCase(), email.toLowerCase()]) {
          expect(rules.checkPasswordIsNotLogin(name, { username, email })).toBe(TOO_COMMON);
        }
      }),
    );
  });
});
