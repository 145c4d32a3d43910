import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from '#core/members/domain/field-rules.ts';
import type { Fault } from '#core/kernel/fault.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import { anyPreferences, anyRelationshipTypes } from '#tests/support/arbitraries.ts';
import { tries } from '#tests/support/tries.ts';

const TEXT_RULES: [string, FieldRule<string, Fault>, number, isRequired: boolean][] = [
  ['name', rules.checkName, 80, true],
  ['bio', rules.textRuleOf('bio'), 2000, false],
  ['location', rules.textRuleOf('location'), 120, false],
  ['availability', rules.textRuleOf('preferences.availability'), 200, false],
  ['prompt', rules.checkPrompt, 300, false],
  ['reason', rules.entryRuleOf('preferences.reasons'), 200, true],
  ['interest', rules.entryRuleOf('preferences.interests'), 40, true],
  ['activity', rules.entryRuleOf('preferences.activities'), 80, true],
];

describe.each(TEXT_RULES)('the rule of %s', (field, rule, maximum, isRequired) => {
  it(`allows ${maximum} characters and not one more, as code points`, () => {
    for (const character of ['a', '🧗']) {
      expect(rule(character.repeat(maximum))).toBeNull();
      expect(rule(character.repeat(maximum + 1))).toEqual({ rule: 'too_long', field, maximum });
    }
    expect(rule('a')).toBeNull();
  });

  it('refuses control characters and lone surrogates, and lines and tabs where it is of one line', () => {
    for (const bad of ['a\0b', 'a\u001bb', 'a\u007fb', 'a\rb', 'a\ud83d']) {
      expect(rule(bad)).toEqual({ rule: 'control_characters', field });
    }
    const isLong = ['bio', 'prompt'].includes(field);
    for (const sign of ['\n', '\t', '\u2028', '\u200f', '\u061c', '\u202e', '\u2066']) {
      const fault = isLong ? null : { rule: 'control_characters', field };
      expect(rule(`a${sign}b`)).toEqual(fault);
    }
  });

  it('answers the empty text', () => {
    expect(rule('')).toEqual(isRequired ? { rule: 'required', field } : null);
  });
});

it.each(['\u200b', '\u00ad\u200d', '\u2800'])('a name is not made of %j alone', (name) => {
  expect(rules.checkName(name)).toEqual({ rule: 'invisible_name' });
});

describe('checkAge', () => {
  it.each([
    [18, null],
    [120, null],
    [17, { rule: 'too_young', minimum: 18 }],
    [0, { rule: 'too_young', minimum: 18 }],
    [-1, { rule: 'too_young', minimum: 18 }],
    [121, { rule: 'too_old', maximum: 120 }],
    [18.5, { rule: 'age_not_whole' }],
    [Number.NaN, { rule: 'age_not_whole' }],
    [Infinity, { rule: 'age_not_whole' }],
  ])('answers %d with %j', (age, fault) => {
    expect(rules.checkAge(age)).toEqual(fault);
  });
});

describe('checkAgeRange', () => {
  it.each([
    [18, 18, null],
    [18, 120, null],
    [31, 30, { rule: 'age_range_reversed' }],
  ])('answers %i to %i with %j', (min, max, fault) => {
    expect(rules.checkAgeRange({ min, max })).toEqual(fault);
  });
});

describe('checkPictureAddress', () => {
  const check = rules.checkPictureAddress('avatarUrl');
  const address = (length: number): string => `https://example.org/`.padEnd(length, 'a');

  it.each([
    'https://example.org/me.jpg',
    'http://example.org:8080/me.jpg?size=2#face',
    'HTTPS://EXAMPLE.ORG',
    'https://[::1]/me.jpg',
    'https://müller.example/ä.jpg',
    'https://example.org:65535/me.jpg',
    '/portraits/3.svg',
    '/',
  ])('accepts %s, and so does the pattern in the description of the API', (text) => {
    expect(check(text)).toBeNull();
    expect(rules.entryRuleOf('preferences.photos')(text)).toBeNull();
    const { pattern, maxLength } = rules.checkPictureAddress('avatarUrl').bounds!;
    expect(text).toMatch(new RegExp(pattern!, 'u'));
    expect(maxLength).toBe(2048);
  });

  it.each([
    '',
    'me.jpg',
    '//example.org/me.jpg',
    '/\\example.org/me.jpg',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.org/me.jpg',
    'https:/example.org',
    'https://',
    'https:///example.org',
    'https://?',
    'https://exa mple.org',
    'https://example.org:65536/me.jpg',
    '/a b.jpg',
    '/\t/example.org',
    ' https://example.org',
    'https://example.org/\0',
    '/\ud83d',
  ])('refuses %j', (text) => {
    expect(check(text)).toEqual({ rule: 'picture_address', field: 'avatarUrl' });
    const fault = { rule: 'picture_address', field: 'photo' };
    expect(rules.entryRuleOf('preferences.photos')(text)).toEqual(fault);
  });

  it('counts characters', () => {
    expect(check(address(2048))).toBeNull();
    expect(check(address(2049))).toEqual({ rule: 'too_long', field: 'avatarUrl', maximum: 2048 });
    expect(rules.checkPictureAddress('photo')(address(2049))).toMatchObject({ field: 'photo' });
    expect(check(`/${'🧗'.repeat(2047)}`)).toBeNull();
  });

  it('lets a page show only http, https and its own host', () => {
    const page = 'https://hearthkin.example/profile/1';
    const anything = fc.string({
      unit: fc.constantFrom(...Array.from('/\\.:@?#%a\t\n'), 'http', 'javascript:'),
    });
    fc.assert(
      fc.property(anything, (text) => {
        fc.pre(check(text) === null);
        const shown = new URL(text, page);
        expect(shown.protocol).toMatch(/^https?:$/);
        if (text.startsWith('/')) expect(shown.host).toBe('hearthkin.example');
      }),
      { numRuns: tries(300) },
    );
  });
});

describe('checkRelationshipTypes', () => {
  it('accepts any of the four in any order, and none', () => {
    fc.assert(
      fc.property(anyRelationshipTypes, (ids) => {
        expect(rules.checkRelationshipTypes(ids)).toBeNull();
      }),
    );
  });

  it.each([
    [[0], { rule: 'unknown_relationship_type' }],
    [[5], { rule: 'unknown_relationship_type' }],
    [[1.5], { rule: 'unknown_relationship_type' }],
    [[1, 2, 1], { rule: 'repeated_relationship_type' }],
  ])('answers %j with %j', (ids, fault) => {
    expect(rules.checkRelationshipTypes(ids)).toEqual(fault);
  });
});

describe('checkInterestsDiffer', () => {
  it.each([
    [[], null],
    [['Hiking', 'Cooking'], null],
    [['か', 'が'], null],
    [['Hiking', 'HIKING'], { rule: 'repeated_interest' }],
    [['Café', 'Art', 'cafe\u0301'], { rule: 'repeated_interest' }],
    [['Straßenmusik', 'strassenmusik'], { rule: 'repeated_interest' }],
  ])('answers %j with %j', (interests, fault) => {
    expect(rules.checkInterestsDiffer(interests)).toEqual(fault);
  });

  it('refuses any list in which an interest is repeated in another case', () => {
    fc.assert(
      fc.property(anyPreferences, fc.nat(), ({ interests }, place) => {
        fc.pre(interests.length > 0);
        const repeated = interests[place % interests.length]!.toLowerCase();
        expect(rules.checkInterestsDiffer(interests)).toBeNull();
        expect(rules.checkInterestsDiffer([...interests, repeated])).not.toBeNull();
      }),
    );
  });
});
