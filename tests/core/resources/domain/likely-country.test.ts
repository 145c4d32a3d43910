import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRISIS_COUNTRIES } from '#core/resources/domain/crisis-lines.ts';
import { likelyCountry } from '#core/resources/domain/likely-country.ts';

const CODES = CRISIS_COUNTRIES.map(({ code }) => code);

const ours = fc.constantFrom(...CODES);
const foreign = fc.stringMatching(/^[A-Z]{2}$/).filter((code) => !CODES.includes(code));
const languages = fc.array(
  fc.oneof(
    fc.string(),
    fc.constantFrom('en', 'es-419', 'zh-Hant-TW', 'de-CH-1996', 'en-GB-u-ca-gregory'),
    ours.map((code) => `en-${code}`),
  ),
  { maxLength: 5 },
);

describe('likelyCountry', () => {
  it.each([
    ['the time zone before the language', ['IE'], ['en-GB'], 'IE'],
    ['the language where the zone says nothing', null, ['en-GB', 'en-US'], 'GB'],
    ['the first language that names a region', null, ['en', 'es-419', 'pt-BR'], 'BR'],
    ['a region after a script', null, ['zh-Hant-TW'], 'TW'],
    ['a region before a variant', null, ['de-CH-1996'], 'CH'],
    ['a region in small letters', null, ['en-nz'], 'NZ'],
    ['nobody by a region that stands in an extension', null, ['en-u-rg-us'], undefined],
    ['nobody where the zone is elsewhere, whatever the language', [], ['en-US'], undefined],
    ['nobody where the first region is elsewhere', null, ['en-KE', 'en-GB'], undefined],
    ['nobody without hints', null, [], undefined],
  ])('goes by %s', (_rule, timeZoneCountries, tags, code) => {
    expect(likelyCountry({ timeZoneCountries, languages: tags })?.code).toBe(code);
  });

  it('follows the time zone, whatever the languages say', () => {
    fc.assert(
      fc.property(ours, languages, (code, tags) => {
        const country = likelyCountry({ timeZoneCountries: [code], languages: tags });
        expect(country?.code).toBe(code);
      }),
    );
  });

  it('names no country for a time zone elsewhere', () => {
    fc.assert(
      fc.property(fc.array(foreign), languages, (timeZoneCountries, tags) => {
        expect(likelyCountry({ timeZoneCountries, languages: tags })).toBeNull();
      }),
    );
  });

  it('answers any tags with a country that one of them names, or with none', () => {
    fc.assert(
      fc.property(languages, (tags) => {
        const country = likelyCountry({ timeZoneCountries: null, languages: tags });
        if (country === null) return;
        expect(CRISIS_COUNTRIES).toContain(country);
        expect(tags.some((tag) => tag.toUpperCase().includes(`-${country.code}`))).toBe(true);
      }),
    );
  });
});
