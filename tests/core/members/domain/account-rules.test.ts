import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from '#core/members/domain/field-rules.ts';
import { anyUsername } from '#tests/support/arbitraries.ts';

const USERNAME = { rule: 'username_format' };
const EMAIL = { rule: 'email_format' };

/** An address of exactly so many characters, sound but for its length. */
function emailOf(length: number): string {
  const domain = `${`${'d'.repeat(60)}.`.repeat(3)}org`;
  return `${'l'.repeat(length - domain.length - 1)}@${domain}`;
}

describe('checkUsername', () => {
  it.each(['abc', 'A-z', '0_.-', 'a'.repeat(30), 'a.b-c_d', '007'])('accepts %s', (username) => {
    expect(rules.checkUsername(username)).toBeNull();
  });

  it.each(['ab', 'a'.repeat(31), '_ab', '.ab', '-ab', 'a b', 'aéb', 'a@b.c', 'abc\n', 'аbc'])(
    'refuses %j',
    (username) => {
      expect(rules.checkUsername(username)).toEqual(USERNAME);
    },
  );

  it('asks for one where there is none', () => {
    expect(rules.checkUsername('')).toEqual({ rule: 'required', field: 'username' });
    expect(rules.checkEmail('')).toEqual({ rule: 'required', field: 'email' });
  });

  it('accepts whatever keeps to the rule', () => {
    fc.assert(
      fc.property(anyUsername, (username) => {
        expect(rules.checkUsername(username)).toBeNull();
      }),
    );
  });

  it('refuses whatever has a character outside the rule', () => {
    const stray = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((text) => /[^\w.-]/.test(text));
    fc.assert(
      fc.property(anyUsername, stray, (username, text) => {
        expect(rules.checkUsername(username + text)).toEqual(USERNAME);
      }),
    );
  });
});

describe('checkEmail', () => {
  it.each([
    'ada@example.org',
    'Ada.Lovelace+kin@mail.example.co.uk',
    "o'hara_!#$%&*/=?^`{|}~-@x-y.example",
    '1@2.org',
    'ada@xn--mller-kva.example',
  ])('accepts %s', (email) => {
    expect(rules.checkEmail(email)).toBeNull();
  });

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@example..org',
    'ada@.example.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@example.org.',
    'a@da@example.org',
    '.ada@example.org',
    'ada.@example.org',
    'a..da@example.org',
    'a da@example.org',
    'ada@exa mple.org',
    'ada@example.org\n',
    'adä@example.org',
    'Ada <ada@example.org>',
    'ada@[127.0.0.1]',
    `ada@${'d'.repeat(64)}.org`,
    `ada@example.${'o'.repeat(64)}`,
  ])('refuses %j', (email) => {
    expect(rules.checkEmail(email)).toEqual(EMAIL);
  });

  it('allows 254 characters and not one more', () => {
    expect(rules.checkEmail(emailOf(254))).toBeNull();
    expect(rules.checkEmail(emailOf(255))).toEqual(EMAIL);
  });

  it('accepts the addresses that the standard allows', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(rules.checkEmail(email)).toEqual(email.length > 254 ? EMAIL : null);
      }),
    );
  });

  it('answers, however hostile the text', () => {
    // A rule that took the square of the length would still be at it when the suite gives up.
    for (const part of ['a', 'a.', '-', 'a-', '@', 'a@a.']) {
      expect(rules.checkEmail(`a@${part.repeat(600_000)}!`)).toEqual(EMAIL);
      expect(rules.checkEmail(`${part.repeat(60)}@${part.repeat(60)}!`)).toEqual(EMAIL);
    }
  });
});

describe('parseLogInName', () => {
  it.each([
    ['', { rule: 'required', field: 'username' }],
    ['ro\0sa', { rule: 'control_characters', field: 'username' }],
  ])('refuses %j by the name of the field', (name, fault) => {
    expect(rules.parseLogInName(name)).toEqual({ ok: false, refusal: fault });
  });
});
