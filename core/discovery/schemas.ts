import { z } from 'zod';
import { DISCOVERY_SORTS, type DiscoverySort } from '#core/discovery/domain/order.ts';
import { DISTANCES } from '#core/members/places/domain/distance.ts';
import type { DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { AskedQuery } from '#core/discovery/domain/search.ts';
import { PROFILE_FIELDS } from '#core/members/domain/profile-fields.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import type { DiscoveryFault } from '#core/discovery/refusals.ts';
import { textRule, type FieldRule } from '#core/kernel/field-rule.ts';
import { countrySchema, languageTagSchema } from '#core/members/place-schemas.ts';
import type { MemberFault } from '#core/members/refusals.ts';
import { MAXIMUM_AGE } from '#core/members/domain/age-range.ts';
import { writeFault } from '#core/kernel/schemas/faults.ts';
import { atMost, memberIdSchema, text } from '#core/kernel/schemas/fields.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { cursorSchema, pageSize, wholeNumber } from '#core/kernel/schemas/paging.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { discoveryCalls } from './calls.ts';

/** The longest text or location that can be searched for. */
export const MAXIMUM_TERM_CHARACTERS = 120;

const UNKNOWN_TYPE = writeFault<MemberFault>({ rule: 'unknown_relationship_type' });

const INTERESTS = PROFILE_FIELDS['preferences.interests'];
const checkInterest: FieldRule<string, DiscoveryFault> = textRule('interest', INTERESTS.characters);

/** A list in a query: `a,b`, or the parameter given more than once. */
const commaSeparated = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((part) => part.split(',')))
  .transform((parts) => parts.map((part) => part.trim()).filter((part) => part !== ''))
  .meta({ description: 'Values with commas between them, or the parameter more than once.' });

const typesSchema = commaSeparated
  .pipe(atMost(20, 'types', z.array(wholeNumber('types', 1))))
  .refine((ids) => ids.every((id) => findRelationshipType(id)), UNKNOWN_TYPE)
  .transform((ids) => [...new Set(ids)]);

const interestsSchema = commaSeparated.pipe(
  atMost(INTERESTS.entries, 'interests', z.array(text(checkInterest))),
);

const languagesSchema = commaSeparated
  .pipe(atMost(20, 'languages', z.array(languageTagSchema)))
  .transform((tags) => [...new Set(tags)]);

/** One of a few words in a query. */
const choice = <const Choice extends string>(parameter: string, values: readonly Choice[]) =>
  z.enum(values, writeFault<DiscoveryFault>({ rule: 'unknown_value', parameter, values }));

const distanceSchema = choice('distance', DISTANCES.map(String))
  .transform((chosen) => DISTANCES.find((distance) => String(distance) === chosen) ?? null)
  .meta({ description: 'Kilometres from your own town to theirs; ignored without one.' });

const term = (field: 'text' | 'location') => {
  const rule: FieldRule<string, DiscoveryFault> = textRule(field, MAXIMUM_TERM_CHARACTERS);
  return text(rule).default('');
};

/** What a search can ask for (specification §5); an absent bound or filter is none. */
const filterFields = {
  text: term('text'),
  location: term('location'),
  minAge: wholeNumber('minAge', 0, MAXIMUM_AGE).nullable().default(null),
  maxAge: wholeNumber('maxAge', 0, MAXIMUM_AGE).nullable().default(null),
  types: typesSchema.default([]),
  side: choice('side', ['seek', 'offer']).nullable().default(null).meta({
    description: 'Who would have such a person, or who would be one; of any bond without `types`.',
  }),
  interests: interestsSchema.default([]),
  languages: languagesSchema.default([]),
  country: countrySchema.default(null),
  distance: distanceSchema.nullable().default(null),
};

const areAgesInOrder = ({ minAge, maxAge }: Pick<DiscoveryFilters, 'minAge' | 'maxAge'>) =>
  minAge === null || maxAge === null || minAge <= maxAge;
const AGES_REVERSED = {
  error: writeFault<DiscoveryFault>({ rule: 'ages_reversed' }),
  path: ['minAge'],
};

/** The query of a count. */
const discoveryFiltersSchema = z.object(filterFields).refine(areAgesInOrder, AGES_REVERSED);

/** The query of a search. */
export const discoveryQuerySchema = z
  .object({
    ...filterFields,
    sort: choice('sort', DISCOVERY_SORTS).default('relevance'),
    limit: pageSize({ usual: 24, maximum: 100 }),
    cursor: cursorSchema
      .exactOptional()
      .meta({ description: 'Where the page begins: `next` of the page before.' }),
  })
  .refine(areAgesInOrder, AGES_REVERSED)
  .transform(({ sort, limit, cursor, ...filters }, context): AskedQuery => {
    const position = cursor === undefined ? null : decodePosition(sort, cursor);
    if (position === undefined) {
      context.addIssue({
        code: 'custom',
        message: writeFault<DiscoveryFault>({ rule: 'cursor_of_another_search' }),
        path: ['cursor'],
      });
      return z.NEVER;
    }
    return { filters, sort, limit, after: position };
  });

/** How near a member's town is. */
const nearMemberSchema = z
  .object({
    memberId: memberIdSchema,
    distance: z.literal(DISTANCES).meta({
      description: 'How many kilometres apart your towns are at most. Nothing finer is ever said.',
    }),
  })
  .meta({ id: 'NearMember' });

/** One page of found members. */
export const discoveryPageSchema = z
  .object({
    total: z.int().nonnegative(),
    totalIsExact: z.boolean().meta({
      description:
        'False when more than `total` match: `/api/discovery/count` has the exact number.',
    }),
    members: z.array(memberSchema),
    near: z.array(nearMemberSchema).meta({ description: 'Those whose town is near yours.' }),
    next: z.string().nullable(),
  })
  .meta({ id: 'DiscoveryPage' });

/** How many members a search finds. */
const matchCountSchema = z.object({ total: z.int().nonnegative() }).meta({ id: 'MatchCount' });

/** The query of the recommendations. */
export const recommendationQuerySchema = z.object({ limit: pageSize({ usual: 3, maximum: 20 }) });

/** Members who might fit the caller, and why in plain sentences. */
export const recommendationsSchema = z.array(
  z.object({ member: memberSchema, reasons: z.array(z.string()) }).meta({ id: 'Recommendation' }),
);

/** The calls about finding members, with what they take, answer and refuse. */
export const discoveryEndpoints = {
  discoverMembers: {
    ...discoveryCalls.discoverMembers,
    summary: 'Search the members you have no connection with',
    query: discoveryQuerySchema,
    sealsCursor: true,
    response: discoveryPageSchema,
    refuses: [],
  },
  countMatches: {
    ...discoveryCalls.countMatches,
    summary: 'Count exactly how many members a search finds',
    query: discoveryFiltersSchema,
    response: matchCountSchema,
    refuses: [],
  },
  recommendMembers: {
    ...discoveryCalls.recommendMembers,
    summary: 'List members who might suit you, best first, and why',
    query: recommendationQuerySchema,
    response: recommendationsSchema,
    refuses: [],
  },
} as const satisfies Record<keyof typeof discoveryCalls, Endpoint>;

function decodePosition(sort: DiscoverySort, cursor: string) {
  const position = decodeCursor(sort, 2, cursor);
  if (position === null) return undefined;
  const [key = 0, id = 0] = position;
  return { key, id };
}
