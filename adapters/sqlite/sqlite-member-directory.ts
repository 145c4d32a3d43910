import { promised } from '#adapters/promised.ts';
import { foldFilters } from '#core/domain/discovery/filters.ts';
import type { DiscoverySort } from '#core/domain/discovery/order.ts';
import type { DiscoveryPage, DiscoveryQuery } from '#core/domain/discovery/search.ts';
import { toMember, type Member } from '#core/domain/member/member.ts';
import type { MemberDirectory } from '#core/ports/member-directory.ts';
import { toAffinityScore, type ViewerTraits } from './affinity-score.ts';
import { NOT_CONNECTED, toConditions } from './discovery-conditions.ts';
import { MEMBER_COLUMNS, toSelf, type MemberRow } from './member-rows.ts';
import type { Parameters, SqliteDatabase } from './sqlite-database.ts';

const FIND_TRAITS = `
  SELECT types, interests, age, youngest_age, oldest_age, location FROM member_trait
  WHERE member_id = @id`;

/** The core's `isRecommendable`, beside a score above zero. */
const NOT_OUTSIDE_AGES = `ifnull(trait.age BETWEEN @viewerYoungest AND @viewerOldest, 1)
  AND ifnull(@viewerAge BETWEEN trait.youngest_age AND trait.oldest_age, 1)`;

const STORED_KEYS: Readonly<Record<Exclude<DiscoverySort, 'relevance'>, string>> = {
  recent: 'trait.recent_key',
  'age-asc': 'trait.age_asc_key',
  'age-desc': 'trait.age_desc_key',
};

/** Which rows to read, in the order of a key, and how many. */
interface Reading {
  readonly key: string;
  readonly join: string;
  readonly conditions: readonly string[];
  readonly parameters: Parameters;
  readonly limit: number;
}

/** Finds members as the core does, by indexes and by traits of a few bytes. */
export function createSqliteMemberDirectory(database: SqliteDatabase): MemberDirectory {
  return {
    search: (viewerId, query) => promised(() => search(database, viewerId, query)),
    recommend: (viewerId, limit) => promised(() => recommend(database, viewerId, limit)),
  };
}

function search(
  database: SqliteDatabase,
  viewerId: number,
  { filters, sort, limit, after }: DiscoveryQuery,
): DiscoveryPage<Member> {
  const order = toOrder(database, viewerId, sort);
  const wanted = toConditions(foldFilters(filters));
  const matching = [NOT_CONNECTED, ...wanted.sql];
  const parameters = { ...order.parameters, ...wanted.parameters, viewerId };
  const total = count(database, matching, parameters);
  const found = read(database, {
    ...order,
    conditions: after
      ? [...matching, `(${order.key}, trait.newest_key) > (@afterKey, @afterNewest)`]
      : matching,
    parameters: after ? { ...parameters, afterKey: after.key, afterNewest: -after.id } : parameters,
    limit: limit + 1,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? { key: last.key, id: last.id } : null;
  return { total, members: page.map((row) => toMember(toSelf(row))), next };
}

function recommend(database: SqliteDatabase, viewerId: number, limit: number): Member[] {
  const { score, join, parameters } = toAffinityScore(findViewer(database, viewerId));
  return read(database, {
    key: `-${score}`,
    join,
    conditions: [NOT_CONNECTED, NOT_OUTSIDE_AGES, `${score} > 0`],
    parameters: { ...parameters, viewerId },
    limit,
  }).map((row) => toMember(toSelf(row)));
}

/** The core's `orderKey` as SQL. */
function toOrder(database: SqliteDatabase, viewerId: number, sort: DiscoverySort) {
  const viewer = findViewer(database, viewerId);
  if (sort !== 'relevance') return { key: STORED_KEYS[sort], join: '', parameters: {} };
  const { score, join, parameters } = toAffinityScore(viewer);
  return { key: `-${score}`, join, parameters };
}

function findViewer(database: SqliteDatabase, id: number): ViewerTraits {
  const [traits] = database.read<Omit<ViewerTraits, 'others'>>(FIND_TRAITS, { id });
  if (traits === undefined) throw new Error(`There is no member ${id}.`);
  const sql = 'SELECT interest FROM member_interest WHERE member_id = @id';
  const others = database.read<{ interest: string }>(sql, { id });
  return { ...traits, others: others.map(({ interest }) => interest) };
}

function count(
  database: SqliteDatabase,
  conditions: readonly string[],
  parameters: Parameters,
): number {
  const sql = `SELECT count(*) AS number FROM member_trait AS trait WHERE ${conditions.join(' AND ')}`;
  return database.read<{ number: number }>(sql, parameters)[0]?.number ?? 0;
}

function read(database: SqliteDatabase, reading: Reading): (MemberRow & { key: number })[] {
  const sql = `
    WITH page AS (
      SELECT trait.member_id, trait.newest_key, ${reading.key} AS key
      FROM member_trait AS trait ${reading.join}
      WHERE ${reading.conditions.join(' AND ')}
      ORDER BY key, trait.newest_key LIMIT @limit
    )
    SELECT page.key, ${MEMBER_COLUMNS}
    FROM page JOIN member ON member.id = page.member_id
    ORDER BY page.key, page.newest_key`;
  return database.read(sql, { ...reading.parameters, limit: reading.limit });
}
