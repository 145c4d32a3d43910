import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { foldText } from '#core/kernel/fold-text.ts';
import {
  isLanguageTag,
  LANGUAGE_LEVELS,
  LANGUAGES,
  MAXIMUM_LANGUAGES,
} from '#core/members/domain/languages.ts';
import { checkTimeZone } from '#core/members/domain/place-rules.ts';
import { languageName } from '#core/texts/place-texts.ts';
import { preferencesChangesSchema } from '#core/members/schemas.ts';
import { anyLanguages, anyTimeZone } from '#tests/support/arbitraries.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

const speaking = (...tags: string[]) => tags.map((tag) => ({ tag, level: 'fluent' }));

describe('the lists', () => {
  it('have every tag once, in its canonical form, and a name of its own for each', () => {
    expect(new Set(LANGUAGES).size).toBe(LANGUAGES.length);
    expect(Intl.getCanonicalLocales([...LANGUAGES])).toEqual(LANGUAGES);
    const names = LANGUAGES.map(languageName);
    expect(new Set(names.map(foldText)).size).toBe(LANGUAGES.length);
    expect(names.filter((name) => !/^\p{Lu}/u.test(name))).toEqual([]);
  });

  it('have every country once, with a name in English for each', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(new Set(COUNTRIES).size).toBe(COUNTRIES.length);
    expect(COUNTRIES.filter((country) => names.of(country) === undefined)).toEqual([]);
  });

  it('know their own tags and no other text', () => {
    expect(LANGUAGES.filter(isLanguageTag)).toEqual(LANGUAGES);
    expect(['', 'AR', 'ar-EG', 'english', 'constructor'].filter(isLanguageTag)).toEqual([]);
  });
});

describe('languages and place in the preferences', () => {
  it('are taken as they are when they are valid', () => {
    fc.assert(
      fc.property(
        anyLanguages,
        fc.constantFrom(...COUNTRIES),
        anyTimeZone,
        (languages, country, timeZone) => {
          const given = { languages, country, timeZone, town: 'Leeds', meeting: ['near'] };
          expect(preferencesChangesSchema.parse(given)).toEqual(given);
        },
      ),
    );
  });

  it('have no time zone that is unknown, and can have none', () => {
    expect(checkTimeZone('')).toBeNull();
    expect(checkTimeZone('Europe/London')).toBeNull();
    expect(checkTimeZone('Europe/Nowhere')).toEqual({ rule: 'unknown_time_zone' });
  });

  it.each(['country', 'town', 'timeZone'])('have no %s when it is null or empty', (field) => {
    expect(preferencesChangesSchema.parse({ [field]: null })).toEqual({ [field]: null });
    expect(preferencesChangesSchema.parse({ [field]: '' })).toEqual({ [field]: null });
  });

  it('have at most twelve languages', () => {
    const twelve = speaking(...LANGUAGES.slice(0, MAXIMUM_LANGUAGES));
    expect(fieldErrorsOf(preferencesChangesSchema, { languages: twelve })).toEqual([]);
    const thirteen = speaking(...LANGUAGES.slice(0, MAXIMUM_LANGUAGES + 1));
    expect(fieldErrorsOf(preferencesChangesSchema, { languages: thirteen })).toEqual([
      { path: 'languages', message: 'Languages must have at most 12 entries' },
    ]);
  });

  it('refuse any list of languages in which one is repeated at whatever level', () => {
    const levels = fc.constantFrom(...LANGUAGE_LEVELS);
    fc.assert(
      fc.property(anyLanguages, fc.nat(), levels, (languages, place, level) => {
        fc.pre(languages.length > 0);
        const { tag } = languages[place % languages.length]!;
        expect(
          fieldErrorsOf(preferencesChangesSchema, { languages: [...languages, { tag, level }] }),
        ).toEqual([{ path: 'languages', message: 'You can only list a language once' }]);
      }),
    );
  });

  it.each([
    ['languages', 'ar', 'languages', 'Languages must be a list'],
    ['languages', ['ar'], 'languages.0', 'Choose a language from the list'],
    ['languages', speaking('tlh'), 'languages.0.tag', 'Choose a language from the list'],
    ['languages', [{ tag: 'ar' }], 'languages.0.level', 'Choose how well you speak it'],
    ['country', 'gb', 'country', 'Choose a country from the list'],
    ['country', 'UK', 'country', 'Choose a country from the list'],
    ['country', 826, 'country', 'Choose a country from the list'],
    ['town', 'a'.repeat(121), 'town', 'Town must be at most 120 characters'],
    ['town', 5, 'town', 'Must be text'],
    ['meeting', 'near', 'meeting', 'Ways to meet must be a list'],
    ['meeting', ['pub'], 'meeting.0', 'Choose near, online or letters'],
    ['meeting', ['near', 'near'], 'meeting', 'You can only choose a way to meet once'],
    ['timeZone', '+01:00', 'timeZone', 'Choose a time zone from the list'],
  ])('refuse %s %j', (field, value, path, message) => {
    expect(fieldErrorsOf(preferencesChangesSchema, { [field]: value })).toEqual([
      { path, message },
    ]);
  });
});
