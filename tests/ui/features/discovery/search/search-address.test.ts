import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { MAXIMUM_TERM_CHARACTERS } from '#core/discovery/schemas.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import { DISTANCES } from '#core/members/places/domain/distance.ts';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { LANGUAGES } from '#core/members/domain/languages.ts';
import { LISTED_INTERESTS } from '#core/members/domain/interests.ts';
import { anyRelationshipTypes, storedText } from '#tests/support/arbitraries.ts';
import {
  DEFAULT_SEARCH,
  readSearch,
  toAgeBounds,
  toAgeRange,
  writeSearch,
  type Search,
} from '#ui/features/discovery/search/search-address.ts';

const read = (address: string) => readSearch(new URLSearchParams(address));

const searchTerm = fc.oneof(fc.constant(''), storedText(MAXIMUM_TERM_CHARACTERS));
const anySearch: fc.Arbitrary<Search> = fc.record({
  filters: fc
    .record({
      text: searchTerm,
      location: searchTerm,
      ages: fc.tuple(fc.integer({ min: 18, max: 100 }), fc.integer({ min: 18, max: 100 })),
      types: anyRelationshipTypes,
      interests: fc.subarray([...LISTED_INTERESTS]),
      side: fc.constantFrom(null, 'seek', 'offer'),
      languages: fc.subarray([...LANGUAGES], { maxLength: 20 }),
      country: fc.option(fc.constantFrom(...COUNTRIES)),
      distance: fc.option(fc.constantFrom(...DISTANCES)),
    })
    .map(({ ages, ...filters }) => ({
      ...filters,
      ...toAgeBounds({ min: Math.min(...ages), max: Math.max(...ages) }),
    })),
  sort: fc.constantFrom(...DISCOVERY_SORTS),
});

test('an address that asks for nothing is the search with everything as it is at first', () => {
  expect(read('')).toEqual({
    filters: NO_FILTERS,
    sort: 'relevance',
  });
  expect(writeSearch(DEFAULT_SEARCH).toString()).toBe('');
});

test('every search can be read back from its address', () => {
  fc.assert(
    fc.property(anySearch, (search) => {
      expect(readSearch(writeSearch(search))).toEqual(search);
    }),
  );
});

describe('what cannot be understood is left out, and the rest stands', () => {
  test.each([
    ['sort=best&text=ada', { text: 'ada' }],
    ['types=1,99&location=Leeds', { location: 'Leeds' }],
    ['minAge=old&maxAge=70', { maxAge: 70 }],
    ['minAge=90&maxAge=20&sort=junk', { maxAge: 20 }],
    ['minAge=90', { minAge: 90 }],
    ['minAge=18&maxAge=100', {}],
    ['minAge=5&maxAge=119', {}],
    ['side=seek&distance=50', { side: 'seek', distance: 50 }],
    ['side=either&distance=24&country=GB', { country: 'GB' }],
    ['languages=ar,xx&country=GB', { country: 'GB' }],
    ['languages=ar&country=gb', { languages: ['ar'] }],
    ['interests=Hiking,Stamp collecting,Art', { interests: ['Hiking', 'Art'] }],
    [`text=${'x'.repeat(121)}&location=Leeds`, { location: 'Leeds' }],
    ['text=%00&limit=5000&cursor=abc&other=1', {}],
  ])('%s', (address, filters) => {
    expect(read(address)).toEqual({
      filters: { ...DEFAULT_SEARCH.filters, ...filters },
      sort: 'relevance',
    });
  });

  test('whatever it is', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom('text', 'location', 'minAge', 'maxAge', 'types', 'interests', 'sort'),
          fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String)),
        ),
        (parameters) => {
          const { filters } = readSearch(new URLSearchParams(parameters));
          const { min, max } = toAgeRange(filters);
          expect(min).toBeGreaterThanOrEqual(18);
          expect(max).toBeLessThanOrEqual(100);
          expect(min).toBeLessThanOrEqual(max);
          expect(filters).toMatchObject(toAgeBounds({ min, max }));
        },
      ),
    );
  });
});
