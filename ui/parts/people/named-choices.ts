import { COUNTRIES } from '#core/members/domain/countries.ts';
import { LANGUAGES } from '#core/members/domain/languages.ts';
import { countryName, languageName } from '#core/texts/place-texts.ts';

const byName = (one: { readonly name: string }, two: { readonly name: string }) =>
  one.name.localeCompare(two.name, 'en');

/** The languages to choose from, by their English names. */
export const NAMED_LANGUAGES = LANGUAGES.map((tag) => ({ tag, name: languageName(tag) })).sort(
  byName,
);

/** The countries to choose from, by their English names. */
export const NAMED_COUNTRIES = COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort(
  byName,
);
