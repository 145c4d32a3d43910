import { CRISIS_COUNTRIES, type CrisisCountry } from './crisis-lines.ts';

/** What a device says of where it is. */
export interface CountryHints {
  /**
   * Codes of the countries that the device's time zone belongs to: empty when it belongs to none that
   * is asked about, `null` when the zone names no place or the device cannot tell.
   */
  readonly timeZoneCountries: readonly string[] | null;
  /** Language tags (BCP 47), the preferred first. */
  readonly languages: readonly string[];
}

const REGION = /^[a-z]{2,8}(?:-[a-z]{3}){0,3}(?:-[a-z]{4})?-([a-z]{2})(?:-|$)/i;

/**
 * The country among the known ones that the reader is probably in, or `null`. The time zone decides
 * where it can; the region of a language only stands in for it, since many people far from the United
 * States read American English.
 */
export function likelyCountry(hints: CountryHints): CrisisCountry | null {
  const codes = hints.timeZoneCountries ?? firstRegion(hints.languages);
  return CRISIS_COUNTRIES.find(({ code }) => codes.includes(code)) ?? null;
}

function firstRegion(languages: readonly string[]): readonly string[] {
  for (const language of languages) {
    const region = REGION.exec(language)?.[1];
    if (region !== undefined) return [region.toUpperCase()];
  }
  return [];
}
