import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from '#core/accounts/domain/password-rules.ts';
import { anyEmail, anyUsername } from '#tests/support/arbitraries.ts';

const TOO_COMMON = { rule: 'password_too_common' };
const TOO_SHORT = { rule: 'password_too_short', minimum: 10 };
const TOO_LONG = { rule: 'too_long', field: 'password', maximum: 128 };

describe('checkPassword', () => {
  it.each([
    ['a', 9, TOO_SHORT],
    ['🗝', 9, TOO_SHORT],
    ['x', 10, null],
    ['🗝', 10, null],
    ['x', 128, null],
    ['🗝', 128, null],
    ['x', 129, TOO_LONG],
    ['🗝', 129, TOO_LONG],
  ])('answers %s typed %i times with %j', (character, times, fault) => {
    expect(rules.checkPassword(character.repeat(times - 1) + '?')).toEqual(fault);
  });

  it.each([
    ['', { rule: 'required', field: 'password' }],
    ['ten  chars', null],
    [' spaces at the ends ', null],
    ['\0\u0001\u0002\n\t any at all', null],
    ['password123', TOO_COMMON],
    ['PassWord123', TOO_COMMON],
    ['1234567890', TOO_COMMON],
    ['password123 ', null],
  ])('answers %j with %j', (password, fault) => {
    expect(rules.checkPassword(password)).toEqual(fault);
  });
});

describe('checkPasswordIsNotLogin', () => {
  const logins = { username: 'Ada.Lovelace', email: 'Ada@Example.org' };

  it.each(['Ada.Lovelace', 'ADA.LOVELACE', 'ada@example.org', 'ADA@EXAMPLE.ORG'])(
    'refuses %s',
    (password) => {
      expect(rules.checkPasswordIsNotLogin(password, logins)).toEqual(TOO_COMMON);
    },
  );

  it('accepts anything else', () => {
    expect(rules.checkPasswordIsNotLogin('Ada.Lovelace1', logins)).toBeNull();
  });

  it('refuses every member their own names, in whatever case', () => {
    fc.assert(
      fc.property(anyUsername, anyEmail, (username, email) => {
        for (const name of [username.toUpperCase(), email.toLowerCase()]) {
          expect(rules.checkPasswordIsNotLogin(name, { username, email })).toEqual(TOO_COMMON);
        }
      }),
    );
  });
});

describe('parseTypedPassword', () => {
  it('takes what was typed as it is, but for nothing', () => {
    const fault = { rule: 'required', field: 'password' };
    expect(rules.parseTypedPassword('')).toEqual({ ok: false, refusal: fault });
    expect(rules.parseTypedPassword(' ')).toEqual({ ok: true, value: ' ' });
  });
});
