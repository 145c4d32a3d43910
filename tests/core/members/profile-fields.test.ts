import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  emailSchema,
  nameSchema,
  profileChangesSchema,
  usernameSchema,
} from '#core/members/schemas.ts';
import { toFieldErrors } from '#core/kernel/schemas/field-errors.ts';
import * as rules from '#core/members/domain/field-rules.ts';
import type { Fault } from '#core/kernel/fault.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import { arrangeFields } from '#core/members/domain/profile-fields.ts';
import { PROMPTS } from '#core/members/domain/prompts.ts';
import { normaliseText } from '#core/kernel/text.ts';
import { anyText, anyUsername } from '#tests/support/arbitraries.ts';
import { faultsOf, fieldErrorsOf } from '#tests/support/field-errors.ts';

test('fields are arranged as they are declared, but for those that come first or last', () => {
  const fields = ['bio', 'location', 'age'] as const;
  expect(arrangeFields(fields, {})).toEqual(fields);
  expect(arrangeFields(fields, { first: ['age'] })).toEqual(['age', 'bio', 'location']);
  expect(arrangeFields(fields, { first: ['age'], last: ['bio'] })).toEqual([
    'age',
    'location',
    'bio',
  ]);
});

const inProfile = (key: string) => (value: unknown) => ({ [key]: value });
const inPreferences = (key: string) => (value: unknown) => ({ preferences: { [key]: value } });
const inPrompts = (key: string) => (value: unknown) => ({
  preferences: { prompts: { [key]: value } },
});
const listed = (key: string) => (value: unknown) => ({ preferences: { [key]: [value] } });

/** Every text field of a profile: where it stands in the payload, its path and its rule. */
const TEXT_FIELDS: [string, (value: unknown) => object, FieldRule<string, Fault>][] = [
  ['email', inProfile('email'), rules.checkEmail],
  ['name', inProfile('name'), rules.checkName],
  ['bio', inProfile('bio'), rules.textRuleOf('bio')],
  ['location', inProfile('location'), rules.textRuleOf('location')],
  ['avatarUrl', inProfile('avatarUrl'), rules.checkPictureAddress('avatarUrl')],
  ['preferences.location', inPreferences('location'), rules.textRuleOf('location')],
  [
    'preferences.availability',
    inPreferences('availability'),
    rules.textRuleOf('preferences.availability'),
  ],
  ['preferences.prompts.sunday', inPrompts('sunday'), rules.checkPrompt],
  ['preferences.prompts.give', inPrompts('give'), rules.checkPrompt],
  ['preferences.prompts.hope', inPrompts('hope'), rules.checkPrompt],
  ['preferences.interests.0', listed('interests'), rules.entryRuleOf('preferences.interests')],
  ['preferences.reasons.0', listed('reasons'), rules.entryRuleOf('preferences.reasons')],
  ['preferences.photos.0', listed('photos'), rules.checkPictureAddress('photo')],
  ['preferences.activities.0', listed('activities'), rules.entryRuleOf('preferences.activities')],
];
/** Answers that are cleared are absent, not `null`. */
const PROMPT_PATHS = PROMPTS.map((prompt) => `preferences.prompts.${prompt}`);
const CLEARABLE = [
  'bio',
  'location',
  'avatarUrl',
  'preferences.location',
  'preferences.availability',
  ...PROMPT_PATHS,
];

const valueAt = (payload: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown>)[key], payload);

describe.each(TEXT_FIELDS)('%s', (path, payloadOf, rule) => {
  const isClearable = CLEARABLE.includes(path);
  const nothing = PROMPT_PATHS.includes(path) ? undefined : null;
  const bounded = fc.oneof(
    anyText,
    fc.tuple(fc.constantFrom('a', '🧗', '/é'), fc.nat(2050)).map(([part, n]) => part.repeat(n)),
  );

  it('is accepted exactly when its rule accepts it, and stored normalised', () => {
    fc.assert(
      fc.property(bounded, (typed) => {
        const text = normaliseText(typed);
        const fault = isClearable && text === '' ? null : rule(text);
        const result = profileChangesSchema.safeParse(payloadOf(typed));
        if (result.success) {
          expect(fault).toBeNull();
          expect(valueAt(result.data, path)).toBe(isClearable && text === '' ? nothing : text);
        } else {
          expect(toFieldErrors(result.error)).toEqual([{ path, fault }]);
        }
      }),
    );
  });

  it.each([[5], [true], [{}], [['a']]])('that is no text is refused: %j', (value) => {
    expect(fieldErrorsOf(profileChangesSchema, payloadOf(value))).toEqual([
      { path, message: 'Must be text' },
    ]);
  });

  it(isClearable ? 'is cleared by null and by empty text' : 'cannot be cleared', () => {
    for (const empty of [null, '', ' \r\n\t']) {
      const result = profileChangesSchema.safeParse(payloadOf(empty));
      expect(result.success).toBe(isClearable);
      if (result.success) expect(valueAt(result.data, path)).toBe(nothing);
    }
  });
});

describe('username', () => {
  it('is accepted exactly when its rule accepts it, and stored normalised', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText,
          anyUsername,
          anyUsername.map((name) => ` ${name}\n`),
        ),
        (typed) => {
          const username = normaliseText(typed);
          const fault = rules.checkUsername(username);
          expect(faultsOf(usernameSchema, typed)).toEqual(
            fault === null ? [] : [{ path: '', fault }],
          );
          if (fault === null) expect(usernameSchema.parse(typed)).toBe(username);
        },
      ),
    );
  });

  it('is not judged in a change of a profile, where it can only be repeated', () => {
    expect(profileChangesSchema.parse({ username: ' ? ' })).toEqual({ username: '?' });
  });
});

describe('a required field that is missing', () => {
  it.each([
    [usernameSchema, 'Username is required'],
    [emailSchema, 'Email is required'],
    [nameSchema, 'Name is required'],
  ])('%# says so', (schema, message) => {
    expect(fieldErrorsOf(schema, undefined)).toEqual([{ path: '', message }]);
  });
});

describe('age', () => {
  it.each([
    [18, 18],
    [120, 120],
    [null, null],
    ['', null],
  ])('%j is taken as %j', (age, stored) => {
    expect(profileChangesSchema.parse({ age })).toEqual({ age: stored });
  });

  it.each([
    [17, 'Must be at least 18 years old'],
    [121, 'Must be at most 120 years old'],
    [18.5, 'Age must be a whole number'],
    ['20', 'Age must be a whole number'],
    ['x', 'Age must be a whole number'],
    [true, 'Age must be a whole number'],
    [Number.NaN, 'Age must be a whole number'],
    [[], 'Age must be a whole number'],
  ])('%j is refused: %s', (age, message) => {
    expect(fieldErrorsOf(profileChangesSchema, { age })).toEqual([{ path: 'age', message }]);
  });

  it('is accepted exactly when its rule accepts it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: 0, max: 140 }), fc.double()), (age) => {
        const fault = rules.checkAge(age);
        const errors = faultsOf(profileChangesSchema, { age });
        expect(errors).toEqual(fault === null ? [] : [{ path: 'age', fault }]);
      }),
    );
  });
});
