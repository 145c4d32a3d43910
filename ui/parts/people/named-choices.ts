import { foldText } from '#core/kernel/fold-text.ts';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { isLanguageTag, LANGUAGES, type LanguageTag } from '#core/members/domain/languages.ts';
import { presentTimeZone } from '#core/members/domain/present-time-zone.ts';
import { countryName, languageName, timeZoneName } from '#core/texts/place-texts.ts';

/** What is chosen by its name. */
interface Named {
  readonly name: string;
}

const byName = (one: Named, two: Named) => one.name.localeCompare(two.name, 'en');

/** A language by its English name. */
export interface NamedLanguage extends Named {
  readonly tag: LanguageTag;
}

/** A time zone by the place that it is named for. */
export interface NamedTimeZone extends Named {
  readonly zone: string;
}

/** The languages to choose from, by name. */
export const NAMED_LANGUAGES: readonly NamedLanguage[] = LANGUAGES.map((tag) => ({
  tag,
  name: languageName(tag),
})).sort(byName);

/** The countries to choose from, by their English names. */
export const NAMED_COUNTRIES = COUNTRIES.map((code) => ({ code, name: countryName(code) })).sort(
  byName,
);

/** The choice that is called what is typed, in capitals or without. */
export function findNamed<Choice extends Named>(
  choices: readonly Choice[],
  typed: string,
): Choice | null {
  const name = foldText(typed.trim());
  return choices.find((choice) => foldText(choice.name) === name) ?? null;
}

/** The time zones that the browser knows, by the places that they are named for. */
export const namedTimeZones = (): readonly NamedTimeZone[] =>
  [...new Set(Intl.supportedValuesOf('timeZone').map(presentTimeZone))]
    .map((zone) => ({ zone, name: timeZoneName(zone) }))
    .sort(byName);

/** The languages that the reader's browser asks for, as far as members can choose them. */
export function languagesOfBrowser(): readonly LanguageTag[] {
  const asked = navigator.languages.flatMap((tag) => {
    const known = [tag, new Intl.Locale(tag).language].find(isLanguageTag);
    return known === undefined ? [] : [known];
  });
  return [...new Set(asked)];
}
