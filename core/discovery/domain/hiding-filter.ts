import type { DiscoveryFilters } from './filters.ts';

/** What the filters that are taken away leave out: each as one, and the most easily forgotten first. */
const WITHOUT = {
  age: { minAge: null, maxAge: null },
  languages: { languages: [] },
  country: { country: null },
  location: { location: '' },
  interests: { interests: [] },
  types: { types: [] },
} as const satisfies Record<string, Partial<DiscoveryFilters>>;

/** A filter of a search that may hide people without the reader thinking of it. */
export type HidingFilterName = keyof typeof WITHOUT;

/** One of the filters of a search, and the search without it. */
export interface HidingFilter {
  readonly name: HidingFilterName;
  readonly without: DiscoveryFilters;
}

/** The filter to say something of when some people are hidden; `null` where none is set. */
export function findHidingFilter(filters: DiscoveryFilters): HidingFilter | null {
  const names = Object.keys(WITHOUT) as HidingFilterName[];
  const name = names.find((one) => isSet(one, filters));
  return name === undefined ? null : { name, without: { ...filters, ...WITHOUT[name] } };
}

function isSet(name: HidingFilterName, filters: DiscoveryFilters): boolean {
  if (name === 'age') return filters.minAge !== null || filters.maxAge !== null;
  const value = filters[name];
  return value !== null && value.length > 0;
}
