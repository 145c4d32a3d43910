import { expect, test } from 'vitest';
import { NO_FILTERS, type AskedFilters } from '#core/discovery/domain/filters.ts';
import { findHidingFilter } from '#core/discovery/domain/hiding-filter.ts';

test.each<[Partial<AskedFilters>, string | undefined, Partial<AskedFilters>]>([
  [{}, undefined, {}],
  [{ text: 'tea' }, undefined, {}],
  [{ minAge: 30 }, 'age', {}],
  [{ maxAge: 30, text: 'tea' }, 'age', { text: 'tea' }],
  [{ types: [1], minAge: 30, maxAge: 40, country: 'GB' }, 'age', { types: [1], country: 'GB' }],
  [{ country: 'GB', languages: ['ar', 'de'] }, 'languages', { country: 'GB' }],
  [{ country: 'GB', location: 'Leeds' }, 'country', { location: 'Leeds' }],
  [{ distance: 25, country: 'GB' }, 'distance', { country: 'GB' }],
  [{ side: 'seek', types: [1] }, 'side', { types: [1] }],
  [{ location: 'Leeds', interests: ['Tea'] }, 'location', { interests: ['Tea'] }],
  [{ interests: ['Tea'], types: [2] }, 'interests', { types: [2] }],
  [{ types: [2] }, 'types', {}],
])('of a search by %o one filter is named, and all but it stay', (set, name, others) => {
  const hiding = findHidingFilter({ ...NO_FILTERS, ...set });
  expect(hiding?.name).toBe(name);
  if (hiding) expect(hiding.without).toEqual({ ...NO_FILTERS, ...others });
});
