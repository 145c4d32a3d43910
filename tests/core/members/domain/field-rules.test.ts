import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as rules from '#core/members/domain/field-rules.ts';
import type { FieldRule } from '#core/kernel/field-rule.ts';
import { anyPreferences, anyRelationshipTypes } from '#tests/support/arbitraries.ts';

const TEXT_RULES: [string, FieldRule<string>, number, string | null][] = [
  ['Name', rules.checkName, 80, 'Name is required'],
  ['Bio', rules.checkBio, 2000, null],
  ['Location', rules.checkLocation, 120, null],
  ['Availability', rules.checkAvailability, 200, null],
  ['Reason', rules.checkReason, 200, 'Reason is required'],
  ['Interest', rules.checkInterest, 40, 'Interest is required'],
  ['Activity', rules.checkActivity, 80, 'Activity is required'],
];

describe.each(TEXT_RULES)('the rule of %s', (field, rule, maximum, messageWhenEmpty) => {
  it(`allows ${maximum} characters and not one more, as code points`, () => {
    for (const character of ['a', '🧗']) {
      expect(rule(character.repeat(maximum))).toBeNull();
      expect(rule(character.repeat(maximum + 1))).toBe(
        `${field} must be at most ${maximum} characters`,
      );
    }
    expect(rule('a')).toBeNull();
  });

  it('refuses control characters and lone surrogates, not lines and tabs', () => {
    for (const bad of ['a\0b', 'a\u001bb', 'a\u007fb', 'a\rb', 'a\ud83d']) {
      expect(rule(bad)).toBe(`${field} must not contain control characters`);
    }
    expect(rule('a\nb\tc')).toBeNull();
  });

  it('answers the empty text', () => {
    expect(rule('')).toBe(messageWhenEmpty);
  });
});

describe('checkAge', () => {
  it.each([
    [18, null],
    [120, null],
    [17, 'Must be at least 18 years old'],
    [0, 'Must be at least 18 years old'],
    [-1, 'Must be at least 18 years old'],
    [121, 'Must be at most 120 years old'],
    [18.5, 'Age must be a whole number'],
    [Number.NaN, 'Age must be a whole number'],
    [Infinity, 'Age must be a whole number'],
  ])('answers %d with %j', (age, message) => {
    expect(rules.checkAge(age)).toBe(message);
  });
});

describe('checkAgeRange', () => {
  it.each([
    [18, 18, null],
    [18, 120, null],
    [31, 30, 'The youngest age must not be above the oldest'],
  ])('answers %i to %i with %j', (min, max, message) => {
    expect(rules.checkAgeRange({ min, max })).toBe(message);
  });
});

describe('checkPictureAddress', () => {
  const check = rules.checkPictureAddress('Profile photo');
  const address = (length: number): string => `https://example.org/`.padEnd(length, 'a');

  it.each([
    'https://example.org/me.jpg',
    'http://example.org:8080/me.jpg?size=2#face',
    'HTTPS://EXAMPLE.ORG',
    'https://[::1]/me.jpg',
    'https://müller.example/ä.jpg',
    '/portraits/3.svg',
    '/',
  ])('accepts %s', (text) => {
    expect(check(text)).toBeNull();
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
    '/a b.jpg',
    '/\t/example.org',
    ' https://example.org',
    'https://example.org/\0',
    '/\ud83d',
  ])('refuses %j', (text) => {
    expect(check(text)).toBe('Profile photo must be an http(s) address or a path of this site');
  });

  it('counts characters', () => {
    expect(check(address(2048))).toBeNull();
    expect(check(address(2049))).toBe('Profile photo must be at most 2048 characters');
    expect(rules.checkPictureAddress('Photo')(address(2049))).toMatch(/^Photo must be/);
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
      { numRuns: 300 },
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
    [[0], 'Unknown relationship type'],
    [[5], 'Unknown relationship type'],
    [[1.5], 'Unknown relationship type'],
    [[1, 2, 1], 'A relationship type may be chosen only once'],
  ])('answers %j with %j', (ids, message) => {
    expect(rules.checkRelationshipTypes(ids)).toBe(message);
  });
});

describe('checkInterestsDiffer', () => {
  it.each([
    [[], null],
    [['Hiking', 'Cooking'], null],
    [['か', 'が'], null],
    [['Hiking', 'HIKING'], 'An interest may be listed only once'],
    [['Café', 'Art', 'cafe\u0301'], 'An interest may be listed only once'],
    [['Straßenmusik', 'strassenmusik'], 'An interest may be listed only once'],
  ])('answers %j with %j', (interests, message) => {
    expect(rules.checkInterestsDiffer(interests)).toBe(message);
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
