import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discoveryQuerySchema, recommendationQuerySchema } from '#core/discovery/schemas.ts';
import { DISTANCES } from '#core/members/places/domain/distance.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import { encodeCursor } from '#core/kernel/cursor.ts';
import { anyFilters, anyText } from '#tests/support/arbitraries.ts';
import { fieldErrorsOf } from '#tests/support/field-errors.ts';

const filtersOf = (query: object) => discoveryQuerySchema.parse(query).filters;

describe('the query of a search', () => {
  it('is everybody by relevance, 24 a page, when nothing is said', () => {
    expect(discoveryQuerySchema.parse({})).toEqual({
      filters: NO_FILTERS,
      sort: 'relevance',
      limit: 24,
      after: null,
    });
  });

  it('reads any filters as they were written', () => {
    const written = anyFilters.filter(({ interests }) =>
      interests.every((one) => !one.includes(',')),
    );
    const anyDistance = fc.option(fc.constantFrom(...DISTANCES));
    fc.assert(
      fc.property(written, anyDistance, fc.boolean(), (asked, distance, repeats) => {
        const { reach: _reach, ...filters } = asked;
        const { text, location, minAge, maxAge, types, side, interests, languages } = filters;
        const { country } = filters;
        const query = {
          text,
          location,
          ...(minAge === null ? {} : { minAge: String(minAge) }),
          ...(maxAge === null ? {} : { maxAge: String(maxAge) }),
          types: repeats ? types.map(String) : types.join(','),
          interests: repeats ? [...interests] : interests.join(','),
          languages: repeats ? [...languages] : languages.join(','),
          ...(country === null ? {} : { country }),
          ...(side === null ? {} : { side }),
          ...(distance === null ? {} : { distance: String(distance) }),
        };
        expect(filtersOf(query)).toEqual({ ...filters, distance });
      }),
    );
  });

  it.each([
    ['1,2', [1, 2]],
    [' 2 , 1 ,', [2, 1]],
    [
      ['1', '3,4'],
      [1, 3, 4],
    ],
    ['2,2,2', [2]],
    ['', []],
    [',', []],
    [[], []],
  ])('reads the types %j as %j', (types, ids) => {
    expect(filtersOf({ types }).types).toEqual(ids);
  });

  it.each([
    ['Hiking,Cooking', ['Hiking', 'Cooking']],
    [
      ['Hiking', 'Film, old'],
      ['Hiking', 'Film', 'old'],
    ],
    [' cafe\u0301 ,', ['café']],
    ['', []],
  ])('reads the interests %j as %j', (interests, read) => {
    expect(filtersOf({ interests }).interests).toEqual(read);
  });

  it.each([
    ['ar,de', ['ar', 'de']],
    [
      ['de', 'fa-AF,ar'],
      ['de', 'fa-AF', 'ar'],
    ],
    [' ar ,, ar', ['ar']],
    ['', []],
  ])('reads the languages %j as %j', (languages, tags) => {
    expect(filtersOf({ languages }).languages).toEqual(tags);
  });

  it.each([
    ['GB', 'GB'],
    ['XK', 'XK'],
    ['', null],
  ])('reads the country %j as %j', (country, read) => {
    expect(filtersOf({ country }).country).toBe(read);
  });

  it('normalises texts and drops unknown parameters', () => {
    const query = { text: ' cafe\u0301\r\n', location: '\tLeeds ', colour: 'red', after: 'x' };
    expect(discoveryQuerySchema.parse(query)).toEqual({
      filters: { ...NO_FILTERS, text: 'café', location: 'Leeds' },
      sort: 'relevance',
      limit: 24,
      after: null,
    });
  });

  it('has texts of at most 120 characters', () => {
    expect(filtersOf({ text: '🧗'.repeat(120) }).text).toHaveLength(240);
    expect(
      fieldErrorsOf(discoveryQuerySchema, { text: '🧗'.repeat(121), location: 'l'.repeat(121) }),
    ).toEqual([
      { path: 'text', message: 'Text must be at most 120 characters' },
      { path: 'location', message: 'Location must be at most 120 characters' },
    ]);
  });

  it('has at most 50 interests and 20 types', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => `i${index}`);
    expect(filtersOf({ interests: fifty.join(',') }).interests).toEqual(fifty);
    expect(fieldErrorsOf(discoveryQuerySchema, { interests: [...fifty, 'one more'] })).toEqual([
      { path: 'interests', message: 'interests must have at most 50 entries' },
    ]);
    expect(fieldErrorsOf(discoveryQuerySchema, { types: '1,'.repeat(21) })).toEqual([
      { path: 'types', message: 'types must have at most 20 entries' },
    ]);
  });

  it.each([
    ['minAge', 'x', 'minAge must be a whole number'],
    ['minAge', '', 'minAge must be a whole number'],
    ['minAge', '-1', 'minAge must be a whole number'],
    ['maxAge', '40.5', 'maxAge must be a whole number'],
    ['maxAge', '1e2', 'maxAge must be a whole number'],
    ['maxAge', '121', 'maxAge must be at most 120'],
    ['maxAge', ['30', '40'], 'maxAge must be given once'],
    ['text', ['a', 'b'], 'Must be text'],
    ['text', 'a\0b', 'Text must not contain control characters'],
    ['location', '\ud83d', 'Location must not contain control characters'],
    ['types', '5', 'Unknown relationship type'],
    ['types', '1,0', 'types must be at least 1'],
    ['types', 'mentor', 'types must be a whole number'],
    ['interests', 'i'.repeat(41), 'Interest must be at most 40 characters'],
    ['languages', 'ar,xx', 'Choose a language from the list'],
    ['languages', 'AR', 'Choose a language from the list'],
    ['languages', 'ar,'.repeat(21), 'languages must have at most 20 entries'],
    ['country', 'UK', 'Choose a country from the list'],
    ['country', 'gb', 'Choose a country from the list'],
    ['country', ['GB', 'DE'], 'Choose a country from the list'],
    ['side', 'either', 'side must be one of seek, offer'],
    ['side', '', 'side must be one of seek, offer'],
    ['distance', '24', 'distance must be one of 25, 50, 100'],
    ['distance', '25.0', 'distance must be one of 25, 50, 100'],
    ['distance', ['25', '50'], 'distance must be one of 25, 50, 100'],
    ['sort', 'newest', 'sort must be one of relevance, recent, age-asc, age-desc'],
    ['sort', '', 'sort must be one of relevance, recent, age-asc, age-desc'],
    ['sort', ['recent', 'recent'], 'sort must be one of relevance, recent, age-asc, age-desc'],
    ['cursor', '', 'The cursor isn’t one from this search'],
    ['cursor', 'members.1', 'The cursor isn’t one from this search'],
    ['cursor', 'relevance.1', 'The cursor isn’t one from this search'],
    ['cursor', 'relevance.1.2.3', 'The cursor isn’t one from this search'],
    ['cursor', ['relevance.1.2'], 'The cursor must be given once'],
  ])('refuses %s %j', (parameter, value, message) => {
    const [first] = fieldErrorsOf(discoveryQuerySchema, { [parameter]: value });
    expect(first?.path.split('.')[0]).toBe(parameter);
    expect(first?.message).toBe(message);
  });

  it('refuses ages in the wrong order, and takes one age', () => {
    expect(fieldErrorsOf(discoveryQuerySchema, { minAge: '31', maxAge: '30' })).toEqual([
      { path: 'minAge', message: 'minAge can’t be above maxAge' },
    ]);
    expect(filtersOf({ minAge: '30', maxAge: '30' })).toMatchObject({ minAge: 30, maxAge: 30 });
    expect(filtersOf({ minAge: '0', maxAge: '0' })).toMatchObject({ minAge: 0, maxAge: 0 });
  });

  it('reads on by the cursor of its own order and of no other', () => {
    const anySort = fc.constantFrom(...DISCOVERY_SORTS);
    const place = fc.record({
      key: fc.integer({ min: -500, max: 1000 }),
      id: fc.integer({ min: 1 }),
    });
    fc.assert(
      fc.property(anySort, anySort, place, (sort, written, { key, id }) => {
        const cursor = encodeCursor(written, [key, id]);
        const result = discoveryQuerySchema.safeParse({ sort, cursor });
        expect(result.success).toBe(sort === written);
        if (result.success) expect(result.data.after).toEqual({ key, id });
      }),
    );
  });

  it('refuses any cursor that people make up', () => {
    fc.assert(
      fc.property(anyText, (cursor) => {
        expect(fieldErrorsOf(discoveryQuerySchema, { cursor })).toEqual([
          { path: 'cursor', message: 'The cursor isn’t one from this search' },
        ]);
      }),
    );
  });
});

describe('the query of the recommendations', () => {
  it('asks for three, and for twenty at most', () => {
    expect(recommendationQuerySchema.parse({})).toEqual({ limit: 3 });
    expect(recommendationQuerySchema.parse({ limit: '20' })).toEqual({ limit: 20 });
    expect(recommendationQuerySchema.parse({ limit: '21' })).toEqual({ limit: 20 });
  });
});
