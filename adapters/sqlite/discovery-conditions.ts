import type { FoldedFilters } from '#core/domain/discovery/filters.ts';
import type { Parameters } from './sqlite-database.ts';
import { toTextMatches } from './text-index.ts';
import { partInterests, toTypeBits } from './trait-bits.ts';

/** Conditions on a row `trait` of `member_trait`, all of which must hold. */
export interface Conditions {
  readonly sql: readonly string[];
  readonly parameters: Parameters;
}

/** Leaves out the viewer and everyone with any connection to them. */
export const NOT_CONNECTED = `trait.member_id NOT IN (
  SELECT @viewerId
  UNION ALL SELECT user_id2 FROM connection WHERE user_id1 = @viewerId
  UNION ALL SELECT user_id1 FROM connection WHERE user_id2 = @viewerId)`;

const HAS_LISTED_INTEREST = 'trait.interests & @interestBits <> 0';
const HAS_OTHER_INTEREST = `trait.member_id IN (
  SELECT member_id FROM member_interest
  WHERE interest IN (SELECT value FROM json_each(@otherInterests)))`;

/** The core's `matchesFilters` as conditions; a filter that filters nothing adds none. */
export function toConditions(filters: FoldedFilters): Conditions {
  const parts = [
    ...toTextMatches(filters).map(({ table, expression }) => ({
      sql: `trait.member_id IN (SELECT rowid FROM ${table} WHERE ${table} MATCH @${table})`,
      parameters: { [table]: expression },
    })),
    ...toAgeConditions(filters),
    ...toTypeConditions(filters),
    ...toInterestConditions(filters),
  ];
  return {
    sql: parts.map(({ sql }) => sql),
    parameters: Object.assign({}, ...parts.map(({ parameters }) => parameters)) as Parameters,
  };
}

interface Condition {
  readonly sql: string;
  readonly parameters: Parameters;
}

function toAgeConditions({ minAge, maxAge }: FoldedFilters): Condition[] {
  const conditions: Condition[] = [];
  if (minAge !== null) {
    conditions.push({ sql: 'ifnull(trait.age >= @minAge, 1)', parameters: { minAge } });
  }
  if (maxAge !== null) {
    conditions.push({ sql: 'ifnull(trait.age <= @maxAge, 1)', parameters: { maxAge } });
  }
  return conditions;
}

function toTypeConditions({ types }: FoldedFilters): Condition[] {
  if (types.length === 0) return [];
  return [{ sql: 'trait.types & @typeBits <> 0', parameters: { typeBits: toTypeBits(types) } }];
}

function toInterestConditions({ interests }: FoldedFilters): Condition[] {
  if (interests.length === 0) return [];
  const { bits, others } = partInterests(interests);
  const sql =
    others.length === 0
      ? HAS_LISTED_INTEREST
      : bits === 0
        ? HAS_OTHER_INTEREST
        : `(${HAS_LISTED_INTEREST} OR ${HAS_OTHER_INTEREST})`;
  return [{ sql, parameters: { interestBits: bits, otherInterests: JSON.stringify(others) } }];
}
