import type { Country } from '#core/members/domain/countries.ts';

/** The larger towns of a country, the largest first, no name twice; none where none are known. */
export type ListTowns = (country: Country) => Promise<readonly string[]>;
