import type { AskedFilters } from './filters.ts';

/** What the filters that are taken away leave out: each as one, and the most easily forgotten first. */
const WITHOUT = {
  age: { minAge: null, maxAge: null },
  languages: { languages: [] },
  distance: { distance: null },
  country: { country: null },
  location: { location: '' },
  interests: { interests: [] },
  side: { side: null },
  types: { types: [] },
} as const satisfies Record<string, Partial<AskedFilters>>;

/** A filter of a search that may hide people without the reader thinking of it. */
export type HidingFilterName = keyof typeof WITHOUT;

/** One of the filters of a search, and the search without it. */
export interface HidingFilter {
  readonly name: HidingFilterName;
  readonly without: AskedFilters;
}

/** The filter to say something of when some people are hidden; `null` where none is set. */
export function findHidingFilter(filters: AskedFilters): HidingFilter | null {
  const names = Object.keys(WITHOUT) as HidingFilterName[];
  const name = names.find((one) => isSet(one, filters));
  return name === undefined ? null : { name, without: { ...filters, ...WITHOUT[name] } };
}

function isSet(name: HidingFilterName, filters: AskedFilters): boolean {
  if (name === 'age') return filters.minAge !== null || filters.maxAge !== null;
  const value = filters[name];
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
}
