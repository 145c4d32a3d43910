import { AFFINITY_WEIGHTS, COUNTED_INTERESTS } from '#core/domain/discovery/affinity.ts';
import type { Parameters } from './sqlite-database.ts';
import { eachBit } from './trait-bits.ts';

/** What affinity compares of the viewer: their row of `member_trait` and their unlisted interests. */
export interface ViewerTraits {
  readonly types: number;
  readonly interests: number;
  readonly age: number | null;
  readonly youngest_age: number;
  readonly oldest_age: number;
  readonly location: string | null;
  readonly others: readonly string[];
}

/** The score of the core's `affinity` for a row `trait` of `member_trait`, and what it takes to join. */
export interface AffinityScore {
  readonly score: string;
  readonly join: string;
  readonly parameters: Parameters;
}

const JOIN_SHARED_OTHERS = `LEFT JOIN (
    SELECT member_id, count(*) AS number FROM member_interest
    WHERE interest IN (SELECT value FROM json_each(@viewerOthers)) GROUP BY member_id
  ) AS shared ON shared.member_id = trait.member_id`;

/** The score as SQL. Only bits that the viewer has are counted, so its length depends on how many. */
export function toAffinityScore(viewer: ViewerTraits): AffinityScore {
  const types = countShared('types', viewer.types);
  const interests = countShared('interests', viewer.interests);
  const hasOthers = viewer.others.length > 0;
  const { type, interest, location, ages } = AFFINITY_WEIGHTS;
  const sharedInterests = `${interests.sql}${hasOthers ? ' + ifnull(shared.number, 0)' : ''}`;
  return {
    score: `(${type} * (${types.sql})
      + ${interest} * min(${COUNTED_INTERESTS}, ${sharedInterests})
      + ${location} * ifnull(trait.location = @viewerLocation, 0)
      + ${ages} * ifnull(trait.age BETWEEN @viewerYoungest AND @viewerOldest
          AND @viewerAge BETWEEN trait.youngest_age AND trait.oldest_age, 0))`,
    join: hasOthers ? JOIN_SHARED_OTHERS : '',
    parameters: {
      ...types.parameters,
      ...interests.parameters,
      viewerOthers: JSON.stringify(viewer.others),
      viewerLocation: viewer.location,
      viewerAge: viewer.age,
      viewerYoungest: viewer.youngest_age,
      viewerOldest: viewer.oldest_age,
    },
  };
}

function countShared(column: 'types' | 'interests', bits: number) {
  const named = eachBit(bits).map((bit, place) => [`${column}${place}`, bit] as const);
  const terms = named.map(([name]) => `(trait.${column} & @${name} <> 0)`);
  return { sql: ['0', ...terms].join(' + '), parameters: Object.fromEntries(named) };
}
