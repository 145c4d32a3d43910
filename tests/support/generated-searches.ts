import fc from 'fast-check';
import type { MemberId } from '#core/kernel/ids.ts';
import { DISCOVERY_SORTS } from '#core/discovery/domain/order.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import { countCharacters } from '#core/kernel/text.ts';
import type { Member } from '#core/members/domain/member.ts';
import {
  anyAge,
  anyReach,
  anyRelationshipTypes,
  anyWantedSide,
  SOME_COUNTRIES,
  SOME_LANGUAGES,
} from './arbitraries.ts';
import { partOf, scriptText } from './script-texts.ts';

/** The longest text that is searched for, in characters. */
const LONGEST = 40;

/** Terms that are searched for again and again, while those who are found by them change. */
const USUAL = ['a', 'te', 'LEEDS', 'łód', 'да', '茶', 'ω', 'م'];

/** Nothing, a usual term, a text of its own, or a part of what a member has written, in any case. */
const anyTerm = fc.oneof(
  { weight: 3, arbitrary: fc.constant(null) },
  { weight: 2, arbitrary: fc.constantFrom(...USUAL).map((own) => ({ own })) },
  { weight: 1, arbitrary: scriptText(LONGEST, 2).map((own) => ({ own })) },
  {
    weight: 4,
    arbitrary: fc.record({
      member: fc.nat(),
      from: fc.nat(),
      length: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: LONGEST })),
      letters: fc.constantFrom('as written', 'upper', 'lower'),
    }),
  },
);

type Term = typeof anyTerm extends fc.Arbitrary<infer Value> ? Value : never;

const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>, none: Value) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(none) }, { weight: 1, arbitrary });

const anyBound = fc.option(fc.oneof(fc.constantFrom(30, 40), anyAge));

const anySearch = fc.record({
  viewer: fc.nat(),
  text: anyTerm,
  location: anyTerm,
  ages: sometimes(fc.tuple(anyBound, anyBound), [null, null]),
  types: sometimes(anyRelationshipTypes, []),
  side: sometimes(anyWantedSide, null),
  interests: sometimes(
    fc.subarray(['art', 'MUSIC', 'Yoga', 'chess', 'CAFE', 'чаи', '登山', 'nobody’s']),
    [],
  ),
  languages: sometimes(fc.subarray([...SOME_LANGUAGES, 'nds' as const]), []),
  country: sometimes(fc.constantFrom(...SOME_COUNTRIES, 'XK' as const), null),
  reach: sometimes(anyReach, null),
  sort: fc.constantFrom(...DISCOVERY_SORTS),
  limit: fc.oneof(fc.integer({ min: 4, max: 30 }), fc.integer({ min: 4, max: 100 })),
});

type SearchPlan = typeof anySearch extends fc.Arbitrary<infer Value> ? Value : never;

/** A search of a member, from its first page on. */
export interface GeneratedSearch {
  readonly viewerId: MemberId;
  readonly query: DiscoveryQuery;
}

/** So many searches, always the same for the same seed, each made by one of the members. */
export function generateSearches(
  number: number,
  seed: number,
): ((members: readonly Member[]) => GeneratedSearch)[] {
  const plans = fc.sample(anySearch, { numRuns: number, seed });
  return plans.map((plan) => (members) => makeSearch(plan, members));
}

function makeSearch(plan: SearchPlan, members: readonly Member[]): GeneratedSearch {
  const { viewer, text, location, ages, types, side, interests, languages, country } = plan;
  const { reach, sort, limit } = plan;
  const [one, two] = ages;
  const areBoth = one !== null && two !== null;
  const filters = {
    text: makeTerm(text, members, ({ name, bio }, from) =>
      from % 3 === 0 || bio === null ? name : bio,
    ),
    location: makeTerm(location, members, (member) => member.location ?? ''),
    minAge: areBoth ? Math.min(one, two) : one,
    maxAge: areBoth ? Math.max(one, two) : two,
    types,
    side,
    interests,
    languages,
    country,
    ...(reach !== null && { reach }),
  };
  const viewerId = members[viewer % members.length]!.id;
  return { viewerId, query: { filters, sort, limit, after: null } };
}

function makeTerm(
  term: Term,
  members: readonly Member[],
  read: (member: Member, from: number) => string,
): string {
  if (term === null) return '';
  if ('own' in term) return term.own;
  const { member, from, length, letters } = term;
  const written = read(members[member % members.length]!, from);
  const part = partOf(written, from % Math.max(1, countCharacters(written)), length);
  if (letters === 'as written') return part;
  return letters === 'upper' ? part.toUpperCase() : part.toLowerCase();
}
