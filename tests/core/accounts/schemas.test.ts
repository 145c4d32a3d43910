import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountFormSchema, loginSchema, registrationSchema } from '#core/accounts/schemas.ts';
import { checkPassword } from '#core/accounts/domain/password-rules.ts';
import { anyEmail, anyPreferences, anyText, anyUsername } from '#tests/support/arbitraries.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

const ACCOUNT = {
  username: 'ada',
  email: 'ada@example.org',
  password: 'a quiet evening',
  name: 'Ada',
};
const FORM = { ...ACCOUNT, confirmPassword: ACCOUNT.password, acceptTerms: true };
const TOO_COMMON = 'This password is too common';

describe.each([
  ['the registration', registrationSchema, ACCOUNT],
  ['the register form', accountFormSchema, FORM],
])('%s', (_name, schema, payload) => {
  it('is accepted, trimmed where it is text and as typed where it is the password', () => {
    const typed = { ...payload, username: ' ada ', email: '\tada@example.org\n', name: ' Ada ' };
    expect(schema.parse(typed)).toEqual(payload);
  });

  it('says of each field that is missing that it is', () => {
    const errors = fieldErrorsOf(schema, {});
    expect(errors.slice(0, 4)).toEqual([
      { path: 'username', message: 'Username is required' },
      { path: 'email', message: 'Email is required' },
      { path: 'password', message: 'Password must be at least 10 characters' },
      { path: 'name', message: 'Name is required' },
    ]);
  });

  it.each([
    ['username', 'ab', 'Username must be 3 to 30 letters, digits, dots, dashes or underscores'],
    ['email', 'ada@', 'Enter a valid email address'],
    ['name', '  ', 'Name is required'],
    ['name', 'n'.repeat(81), 'Name must be at most 80 characters'],
  ])('refuses %s %j', (path, value, message) => {
    expect(fieldErrorsOf(schema, { ...payload, [path]: value })).toEqual([{ path, message }]);
  });

  it.each([
    ['p'.repeat(9), 'Password must be at least 10 characters'],
    ['p'.repeat(129), 'Password must be at most 128 characters'],
    ['Password123', TOO_COMMON],
    ['ADA@example.ORG', TOO_COMMON],
  ])('refuses the password %s', (password, message) => {
    const confirmed = { ...payload, password, confirmPassword: password };
    expect(fieldErrorsOf(schema, confirmed)).toEqual([{ path: 'password', message }]);
  });

  it('refuses the username as the password, in whatever case', () => {
    const password = 'ADA.LOVELACE';
    const account = { ...payload, username: 'ada.lovelace', password, confirmPassword: password };
    expect(fieldErrorsOf(schema, account)).toEqual([{ path: 'password', message: TOO_COMMON }]);
  });

  it('takes any password that its rule takes, in NFC and otherwise as typed', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyText.map((text) => ` ${text}cafe\u0301 soir `),
        ),
        (typed) => {
          const password = typed.normalize('NFC');
          const result = schema.safeParse({ ...payload, password: typed, confirmPassword: typed });
          expect(result.success).toBe(checkPassword(password) === null);
          if (result.success) expect(result.data.password).toBe(password);
        },
      ),
    );
  });

  it('names every field that is wrong', () => {
    const errors = fieldErrorsOf(schema, { ...payload, username: '!', email: '?', name: '' });
    expect(errors.map(({ path }) => path)).toEqual(['username', 'email', 'name']);
  });
});

describe('the registration', () => {
  it('takes any sound account with any sound preferences, and drops what is not asked for', () => {
    fc.assert(
      fc.property(anyUsername, anyEmail, anyPreferences, (username, email, preferences) => {
        const registration = { ...ACCOUNT, username, email, preferences };
        const payload = {
          ...registration,
          id: 7,
          passwordHash: 'x',
          createdAt: 'now',
          acceptTerms: true,
        };
        expect(registrationSchema.parse(payload)).toEqual(registration);
      }),
    );
  });

  it('refuses unsound preferences by their path', () => {
    const preferences = { ageRange: { min: 17, max: 80 } };
    expect(fieldErrorsOf(registrationSchema, { ...ACCOUNT, preferences })).toEqual([
      { path: 'preferences.ageRange.min', message: 'Must be at least 18 years old' },
    ]);
  });
});

describe('the register form', () => {
  it.each([
    [{ confirmPassword: 'a quiet morning' }, 'confirmPassword', 'Passwords do not match'],
    [{ confirmPassword: 'a' }, 'confirmPassword', 'Passwords do not match'],
    [{ confirmPassword: undefined }, 'confirmPassword', 'Please confirm your password'],
    [{ acceptTerms: false }, 'acceptTerms', 'You must accept the terms and privacy policy'],
    [{ acceptTerms: undefined }, 'acceptTerms', 'You must accept the terms and privacy policy'],
  ])('answers %j at %s', (change, path, message) => {
    expect(fieldErrorsOf(accountFormSchema, { ...FORM, ...change })).toEqual([{ path, message }]);
  });

  it('asks first for the confirmation when there is none', () => {
    const [first] = fieldErrorsOf(accountFormSchema, { ...FORM, confirmPassword: '' });
    expect(first).toEqual({ path: 'confirmPassword', message: 'Please confirm your password' });
  });

  it('takes the same password typed in another composition', () => {
    const password = 'cafe\u0301 au lait';
    const form = { ...FORM, password, confirmPassword: password.normalize('NFC') };
    expect(fieldErrorsOf(accountFormSchema, form)).toEqual([]);
  });

  it('says all at once what an untouched form lacks', () => {
    const untouched = { username: '', email: '', password: '', name: '', confirmPassword: '' };
    const errors = fieldErrorsOf(accountFormSchema, { ...untouched, acceptTerms: false });
    expect(errors.slice(0, 6)).toEqual([
      { path: 'username', message: 'Username is required' },
      { path: 'email', message: 'Email is required' },
      { path: 'password', message: 'Password is required' },
      { path: 'name', message: 'Name is required' },
      { path: 'confirmPassword', message: 'Please confirm your password' },
      { path: 'acceptTerms', message: 'You must accept the terms and privacy policy' },
    ]);
  });
});

describe('the log-in', () => {
  it.each([
    {},
    { username: '', password: '' },
    { username: ' \n', password: null },
    { username: 5 },
  ])('asks for both: %j', (payload) => {
    expect(fieldErrorsOf(loginSchema, payload)).toEqual([
      { path: 'username', message: 'Username is required' },
      { path: 'password', message: 'Password is required' },
    ]);
  });

  it('trims the name and takes the password as typed, in NFC', () => {
    expect(loginSchema.parse({ username: ' A ', password: ' cafe\u0301 ' })).toEqual({
      username: 'A',
      password: ' café ',
    });
  });

  it.each(['ro\0sa', 'ro\u001bsa', 'ro\ud83dsa'])(
    'refuses %j, which no account has',
    (username) => {
      expect(fieldErrorsOf(loginSchema, { username, password: 'x' })).toEqual([
        { path: 'username', message: 'Username must not contain control characters' },
      ]);
    },
  );

  it('takes every account that can be registered', () => {
    fc.assert(
      fc.property(fc.oneof(anyUsername, anyEmail), anyText, (username, password) => {
        fc.pre(password !== '');
        expect(loginSchema.parse({ username, password })).toEqual({
          username,
          password: password.normalize('NFC'),
        });
      }),
    );
  });
});
