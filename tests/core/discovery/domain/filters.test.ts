import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldFilters,
  matchesFilters,
  NO_FILTERS,
  type AskedFilters,
  type DiscoveryFilters,
} from '#core/discovery/domain/filters.ts';
import { hasSides, takesSide } from '#core/members/domain/bond-sides.ts';
import type { Preferences } from '#core/members/domain/preferences.ts';
import { COUNTRIES } from '#core/members/domain/countries.ts';
import { LANGUAGES } from '#core/members/domain/languages.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import {
  anyAge,
  anyFilters,
  anyInterest,
  anyMember,
  anyRelationshipTypes,
  anySearchableMember,
  SOME_SURROUNDINGS,
} from '#tests/support/arbitraries.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { newMember } from '#tests/support/new-member.ts';
import { toMember } from '#core/members/domain/member.ts';
import { reachOf } from '#core/discovery/domain/reach.ts';
import { tries } from '#tests/support/tries.ts';

/** A member who says nothing but this. */
const memberWith = (preferences: Partial<Preferences>): SearchableMember => {
  const member = { ...toMember({ ...newMember(), id: toMemberId(1) }) };
  return toSearchableMember(
    { ...member, preferences: { ...member.preferences, ...preferences } },
    0,
  );
};

const matches = (member: SearchableMember, filters: DiscoveryFilters): boolean =>
  matchesFilters(member, foldFilters(filters));

const anyCountry = fc.constantFrom(...COUNTRIES);

/** A text without some of its first and last characters. */
function partOf(text: string): fc.Arbitrary<string> {
  const characters = Array.from(text);
  return fc
    .tuple(fc.nat(characters.length), fc.nat(characters.length))
    .map(([one, two]) => characters.slice(Math.min(one, two), Math.max(one, two)).join(''));
}

/** Letters that stand on their own, so that every part of a text is a text. */
const plainText = fc.string({
  unit: fc.constantFrom(...Array.from('abcABCéÉßøİıΣς漢🧗 %_')),
  maxLength: 12,
});

const plainMember = fc
  .tuple(anyMember, plainText, fc.option(plainText), fc.option(plainText))
  .map(([member, name, bio, location]) =>
    toSearchableMember({ ...member, name, bio, location }, 0),
  );

/** The sides that the member would take of each bond that they have chosen. */
function sidesOf({ relationshipTypes, roles }: Preferences): ('seek' | 'offer')[] {
  const isTaken = (side: 'seek' | 'offer') =>
    relationshipTypes.length > 0 &&
    relationshipTypes.every((id) => hasSides(id) && takesSide(roles, id, side));
  return (['seek', 'offer'] as const).filter(isTaken);
}

/** Filters that the member passes one by one, each empty or not. */
const filtersPassedBy = (member: SearchableMember): fc.Arbitrary<DiscoveryFilters> => {
  const { age, preferences } = member;
  return fc.record({
    text: partOf(member.name).map((text) => text.toUpperCase()),
    location: member.location === null ? plainText : partOf(member.location),
    minAge: fc.option(fc.integer({ min: 0, max: age ?? 120 })),
    maxAge: fc.option(fc.integer({ min: age ?? 0, max: 120 })),
    types: anyRelationshipTypes.map((types) =>
      types.some((type) => preferences.relationshipTypes.includes(type)) ? types : [],
    ),
    interests: fc
      .tuple(fc.subarray([...preferences.interests]), fc.array(anyInterest, { maxLength: 2 }))
      .map(([shared, others]) => (shared.length > 0 ? [...others, ...shared] : [])),
    side: fc.constantFrom(null, ...sidesOf(preferences)),
    languages: fc
      .subarray(preferences.languages.map(({ tag }) => tag))
      .map((known) => (known.length > 0 ? ['nds' as const, ...known] : [])),
    country:
      preferences.country === null
        ? fc.option(anyCountry)
        : fc.option(fc.constant(preferences.country)),
  });
};

/** The filters, one of them dropped or made wider. */
const widened = (filters: DiscoveryFilters): fc.Arbitrary<DiscoveryFilters> => {
  const { text, location, minAge, maxAge, types, interests, languages } = filters;
  return fc.oneof(
    fc.constantFrom(...(Object.keys(NO_FILTERS) as (keyof AskedFilters)[])).map((key) => ({
      ...filters,
      [key]: NO_FILTERS[key],
    })),
    partOf(text).map((shorter) => ({ ...filters, text: shorter })),
    partOf(location).map((shorter) => ({ ...filters, location: shorter })),
    fc.nat(minAge ?? 0).map((lower) => ({ ...filters, minAge: minAge === null ? null : lower })),
    fc.nat(20).map((years) => ({ ...filters, maxAge: maxAge === null ? null : maxAge + years })),
    anyRelationshipTypes.map((more) => ({
      ...filters,
      types: types.length === 0 ? [] : [...new Set([...types, ...more])],
    })),
    fc.array(anyInterest).map((more) => ({
      ...filters,
      interests: interests.length === 0 ? [] : [...more, ...interests],
    })),
    fc.subarray([...LANGUAGES]).map((more) => ({
      ...filters,
      languages: languages.length === 0 ? [] : [...more, ...languages],
    })),
  );
};

describe('matchesFilters', () => {
  it.each([
    ['offer', 'offer', true],
    ['offer', 'seek', false],
    ['seek', 'offer', false],
    ['seek', 'seek', true],
    ['either', 'offer', true],
    ['either', 'seek', true],
  ] as const)('of who would %s a bond, a search for %s says %s', (own, side, isFound) => {
    const roles = { 1: own };
    const member = memberWith({ relationshipTypes: [1], roles });
    expect(matches(member, { ...NO_FILTERS, types: [1], side })).toBe(isFound);
    // Of any bond with sides where none is named, and of none that isn't chosen.
    expect(matches(member, { ...NO_FILTERS, side })).toBe(isFound);
    expect(matches(member, { ...NO_FILTERS, types: [3], side })).toBe(false);
    expect(matches(memberWith({ relationshipTypes: [], roles }), { ...NO_FILTERS, side })).toBe(
      false,
    );
  });

  it('finds nobody by a side of a bond that has none', () => {
    const member = memberWith({ relationshipTypes: [2] });
    expect(matches(member, { ...NO_FILTERS, types: [1, 2], side: null })).toBe(true);
    for (const types of [[], [2], [1, 2]]) {
      expect(matches(member, { ...NO_FILTERS, types, side: 'seek' })).toBe(false);
    }
  });

  it.each([
    ['GB', 'Leeds', true],
    ['GB', 'York', true],
    ['GB', 'London', false],
    ['GB', null, true],
    ['DE', 'Kehl', false],
    ['DE', null, false],
    [null, null, true],
  ] as const)('of a member in %s, %s within 50 km of Leeds says %s', (country, town, isFound) => {
    const [{ home, surroundings }] = SOME_SURROUNDINGS as [(typeof SOME_SURROUNDINGS)[number]];
    const reach = reachOf(home, surroundings, 50);
    expect(matches(memberWith({ country, town }), { ...NO_FILTERS, reach })).toBe(isFound);
  });

  it('finds a member by every filter that fits them, in any case', () => {
    const found = plainMember.chain((member) =>
      fc.tuple(fc.constant(member), filtersPassedBy(member)),
    );
    fc.assert(
      fc.property(found, ([member, filters]) => {
        expect(matches(member, filters)).toBe(true);
      }),
      { numRuns: tries(300) },
    );
  });

  it('never loses a match when a filter is made wider', () => {
    const wider = plainMember
      .chain((member) => fc.tuple(fc.constant(member), filtersPassedBy(member)))
      .chain(([member, filters]) => fc.tuple(fc.constant(member), widened(filters)));
    fc.assert(
      fc.property(wider, ([member, filters]) => {
        expect(matches(member, filters)).toBe(true);
      }),
      { numRuns: tries(500) },
    );
  });

  it('agrees with the specification on plain English text', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abAB ')), maxLength: 3 });
    const englishMember = fc
      .tuple(anyMember, word, fc.option(word), fc.option(word), fc.array(word, { maxLength: 3 }))
      .map(([member, name, bio, location, interests]) => {
        const preferences = { ...member.preferences, interests };
        return toSearchableMember({ ...member, name, bio, location, preferences }, 0);
      });
    const englishFilters = fc
      .tuple(anyFilters, word, word, fc.array(word, { maxLength: 2 }))
      .map(([{ reach: _reach, ...filters }, text, location, interests]) => ({
        ...filters,
        ...{ side: null, text, location, interests },
      }));
    const has = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
    const equals = (one: string, two: string) => one.toLowerCase() === two.toLowerCase();

    fc.assert(
      fc.property(englishMember, englishFilters, (member, filters) => {
        const { name, bio, location, age, preferences } = member;
        const { minAge, maxAge, types, interests, languages, country } = filters;
        const expected = [
          has(name, filters.text) || has(bio ?? '', filters.text),
          location === null || has(location, filters.location),
          age === null || (age >= (minAge ?? 0) && age <= (maxAge ?? Infinity)),
          types.length === 0 || preferences.relationshipTypes.some((type) => types.includes(type)),
          interests.length === 0 ||
            preferences.interests.some((one) => interests.some((two) => equals(one, two))),
          languages.length === 0 ||
            preferences.languages.some(({ tag }) => languages.includes(tag)),
          country === null || [country, null].includes(preferences.country),
        ];
        expect(matches(member, filters)).toBe(expected.every(Boolean));
      }),
      { numRuns: tries(1000) },
    );
  });

  it('lets everybody through when nothing is said', () => {
    fc.assert(
      fc.property(anySearchableMember, (member) => {
        expect(matches(member, NO_FILTERS)).toBe(true);
      }),
    );
  });

  it('never excludes an unknown age by an age or an unknown location by a location', () => {
    fc.assert(
      fc.property(anySearchableMember, anyFilters, anyAge, (member, filters, bound) => {
        const unknown = toSearchableMember({ ...member, age: null, location: null }, 0);
        const without = { ...filters, location: '', minAge: null, maxAge: null };
        const strict = { ...filters, location: 'nowhere at all', minAge: bound, maxAge: bound };
        expect(matches(unknown, strict)).toBe(matches(unknown, without));
      }),
    );
  });

  it.each([
    [['ar'], 'native', true],
    [['ar'], 'learning', true],
    [['de', 'ar'], 'fluent', true],
    [['de'], 'native', false],
    [[], 'native', true],
  ] as const)(
    'finds, by the languages %j, whoever knows Arabic (%s): %j',
    (languages, level, isFound) => {
      fc.assert(
        fc.property(anyMember, (someone) => {
          const spoken = { ...someone.preferences, languages: [{ tag: 'ar', level } as const] };
          const member = toSearchableMember({ ...someone, preferences: spoken }, 0);
          expect(matches(member, { ...NO_FILTERS, languages })).toBe(isFound);
          const silent = { ...someone.preferences, languages: [] };
          const other = toSearchableMember({ ...someone, preferences: silent }, 0);
          expect(matches(other, { ...NO_FILTERS, languages })).toBe(languages.length === 0);
        }),
        { numRuns: 5 },
      );
    },
  );

  it('finds those of a country and those who don’t say where they live, and nobody else', () => {
    fc.assert(
      fc.property(anySearchableMember, anyCountry, (member, country) => {
        const isFound = [null, country].includes(member.preferences.country);
        expect(matches(member, { ...NO_FILTERS, country })).toBe(isFound);
      }),
    );
  });

  it('excludes a known age one year outside the bounds, and none at them', () => {
    fc.assert(
      fc.property(anySearchableMember, anyAge, (someone, age) => {
        const member = toSearchableMember({ ...someone, age }, 0);
        const within = { ...NO_FILTERS, minAge: age, maxAge: age };
        expect(matches(member, within)).toBe(true);
        expect(matches(member, { ...within, minAge: age + 1, maxAge: null })).toBe(false);
        expect(matches(member, { ...within, minAge: null, maxAge: age - 1 })).toBe(false);
      }),
    );
  });
});

describe('folded filters', () => {
  it('have every text folded, and are marked as such', () => {
    const bounds = { minAge: 30, maxAge: 40, types: [1, 3], side: 'seek' as const };
    const ground = { languages: ['ar'], country: 'GB' } as const;
    const written = {
      ...bounds,
      ...ground,
      text: 'José',
      location: 'ZÜRICH',
      interests: ['CAFÉ', 'Art'],
    };
    expect(foldFilters(written)).toEqual({
      ...bounds,
      ...ground,
      text: 'jose',
      location: 'zurich',
      interests: ['cafe', 'art'],
      folded: true,
    });
  });

  it.each([
    ['José da Silva', 'jose'],
    ['Straßenmusikant', 'STRASSE'],
    ['İpek', 'ipek'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['Zoë', 'Zoe\u0308'],
  ])('find %s by %s, in the name as in the bio', (text, query) => {
    fc.assert(
      fc.property(anyMember, (member) => {
        const filters = { ...NO_FILTERS, text: query };
        const named = toSearchableMember({ ...member, name: text, bio: null }, 0);
        const told = toSearchableMember({ ...member, name: 'N', bio: `I am ${text}.` }, 0);
        expect([matches(named, filters), matches(told, filters)]).toEqual([true, true]);
      }),
      { numRuns: 5 },
    );
  });

  it('take a per cent sign, an underscore and a backslash for what they are', () => {
    fc.assert(
      fc.property(anyMember, fc.constantFrom('%', '_', '\\', '*', '"'), (member, sign) => {
        const plain = toSearchableMember({ ...member, name: 'ab', bio: null }, 0);
        const signed = toSearchableMember({ ...member, name: `a${sign}b`, bio: null }, 0);
        expect(matches(plain, { ...NO_FILTERS, text: sign })).toBe(false);
        expect(matches(signed, { ...NO_FILTERS, text: sign })).toBe(true);
      }),
      { numRuns: tries(20) },
    );
  });
});
