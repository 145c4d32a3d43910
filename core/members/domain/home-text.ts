import type { Country } from '#core/members/domain/countries.ts';

/** A country, and a town of it, as one text; it begins with the two letters of the country. */
export function toHomeText(country: Country | null, town: string | null): string | null {
  return country && `${country}${town ?? ''}`;
}
