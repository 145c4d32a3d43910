import { z } from 'zod';
import { DISCOVERY_SORTS, type DiscoverySort } from '#core/discovery/domain/order.ts';
import type { DiscoveryQuery } from '#core/discovery/domain/search.ts';
import { INTERESTS } from '#core/members/domain/field-rules.ts';
import { findRelationshipType } from '#core/members/domain/relationship-types.ts';
import { decodeCursor } from '#core/kernel/cursor.ts';
import { textRule } from '#core/kernel/field-rule.ts';
import { MAXIMUM_AGE } from '#core/members/domain/preferences.ts';
import { listOf, text } from '#core/kernel/schemas/fields.ts';
import { memberSchema } from '#core/members/schemas.ts';
import { pageSize, wholeNumber } from '#core/kernel/schemas/paging.ts';

/** The longest text or location that can be searched for. */
export const MAXIMUM_TERM_CHARACTERS = 120;

/** A list in a query: `a,b`, or the parameter given more than once. */
const commaSeparated = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [value].flat().flatMap((part) => part.split(',')))
  .transform((parts) => parts.map((part) => part.trim()).filter((part) => part !== ''));

const typesSchema = commaSeparated
  .pipe(listOf('types', 20, wholeNumber('types', 1)))
  .refine((ids) => ids.every((id) => findRelationshipType(id)), 'Unknown relationship type')
  .transform((ids) => [...new Set(ids)]);

const interestsSchema = commaSeparated.pipe(
  listOf('interests', INTERESTS.entries, text(textRule('Interest', INTERESTS.characters))),
);

const term = (field: string) => text(textRule(field, MAXIMUM_TERM_CHARACTERS)).default('');

/** The query of a search (specification §5); an absent bound or filter is none. */
export const discoveryQuerySchema = z
  .object({
    text: term('Text'),
    location: term('Location'),
    minAge: wholeNumber('minAge', 0, MAXIMUM_AGE).nullable().default(null),
    maxAge: wholeNumber('maxAge', 0, MAXIMUM_AGE).nullable().default(null),
    types: typesSchema.default([]),
    interests: interestsSchema.default([]),
    sort: z
      .enum(DISCOVERY_SORTS, `sort must be one of ${DISCOVERY_SORTS.join(', ')}`)
      .default('relevance'),
    limit: pageSize({ usual: 24, maximum: 100 }),
    cursor: z.string('The cursor must be given once').exactOptional(),
  })
  .refine(({ minAge, maxAge }) => minAge === null || maxAge === null || minAge <= maxAge, {
    error: 'minAge must not be above maxAge',
    path: ['minAge'],
  })
  .transform(({ sort, limit, cursor, ...filters }, context): DiscoveryQuery => {
    const position = cursor === undefined ? null : decodePosition(sort, cursor);
    if (position === undefined) {
      context.addIssue({
        code: 'custom',
        message: 'The cursor is not one of this search',
        path: ['cursor'],
      });
      return z.NEVER;
    }
    return { filters, sort, limit, after: position };
  });

/** One page of found members. */
export const discoveryPageSchema = z.object({
  total: z.int().nonnegative(),
  members: z.array(memberSchema),
  next: z.string().nullable(),
});

/** The query of the recommendations. */
export const recommendationQuerySchema = z.object({ limit: pageSize({ usual: 3, maximum: 20 }) });

/** Members who might fit the caller, and why in plain sentences. */
export const recommendationsSchema = z.array(
  z.object({ member: memberSchema, reasons: z.array(z.string()) }),
);

function decodePosition(sort: DiscoverySort, cursor: string) {
  const [key, id] = decodeCursor(sort, 2, cursor) ?? [];
  return key === undefined || id === undefined ? undefined : { key, id };
}
