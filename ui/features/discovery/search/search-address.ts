import { discoveryQuerySchema } from '#core/discovery/schemas.ts';
import type { AskedFilters, DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import type { AskedQuery } from '#core/discovery/domain/search.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import { MINIMUM_AGE, type AgeRange } from '#core/members/domain/age-range.ts';

/** What the search screen asks for. */
export interface Search {
  readonly filters: AskedFilters;
  readonly sort: DiscoverySort;
}

type AgeBounds = Pick<DiscoveryFilters, 'minAge' | 'maxAge'>;

/** The highest age that the slider of the search reaches (specification §5). */
export const SEARCH_MAXIMUM_AGE = 100;

/** The search that an address asks for. What cannot be understood, or cannot be shown, is left out. */
export function readSearch(parameters: URLSearchParams): Search {
  const { filters, sort } = parseLeniently(Object.fromEntries(parameters));
  const interests = LISTED_INTERESTS.filter((interest) => filters.interests.includes(interest));
  return { filters: { ...filters, interests, ...toAgeBounds(toAgeRange(filters)) }, sort };
}

/** The address of a search, without what is as it is at first. */
export function writeSearch({ filters, sort }: Search): URLSearchParams {
  const { text, location, minAge, maxAge, types, side, interests, languages, country } = filters;
  const parameters = {
    text,
    location,
    minAge: minAge === null ? '' : String(minAge),
    maxAge: maxAge === null ? '' : String(maxAge),
    types: types.join(','),
    side: side ?? '',
    interests: interests.join(','),
    languages: languages.join(','),
    country: country ?? '',
    distance: String(filters.distance ?? ''),
    sort: sort === DEFAULT_SEARCH.sort ? '' : sort,
  };
  return new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));
}

function parseLeniently(query: Readonly<Record<string, string>>): AskedQuery {
  const parsed = discoveryQuerySchema.safeParse(query);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  return parseLeniently(
    Object.fromEntries(Object.entries(query).filter(([name]) => !wrong.has(name))),
  );
}

/** The position of the slider for these bounds: at its ends without any. */
export function toAgeRange({ minAge, maxAge }: AgeBounds): AgeRange {
  const onSlider = (age: number) => Math.min(Math.max(age, MINIMUM_AGE), SEARCH_MAXIMUM_AGE);
  return { min: onSlider(minAge ?? MINIMUM_AGE), max: onSlider(maxAge ?? SEARCH_MAXIMUM_AGE) };
}

/** What the slider asks for: at its ends nothing, since nobody is younger and some are older. */
export function toAgeBounds({ min, max }: AgeRange): AgeBounds {
  return {
    minAge: min === MINIMUM_AGE ? null : min,
    maxAge: max === SEARCH_MAXIMUM_AGE ? null : max,
  };
}

/** The search of an address that asks for nothing. */
export const DEFAULT_SEARCH = readSearch(new URLSearchParams());
