import { promised } from '#adapters/promised.ts';
import {
  toFilterRule,
  toKeyRule,
  toRecommendableRule,
  toScoreRule,
} from '#adapters/sql/trait-rules.ts';
import { searchTraits } from '#adapters/sql/trait-search.ts';
import type { TraitTable } from '#adapters/sql/trait-table.ts';
import { foldFilters } from '#core/domain/discovery/filters.ts';
import type { OrderPosition } from '#core/domain/discovery/order.ts';
import type { DiscoveryPage, DiscoveryQuery } from '#core/domain/discovery/search.ts';
import { toMember, type Member } from '#core/domain/member/member.ts';
import type { MemberDirectory } from '#core/ports/member-directory.ts';
import { loadTraits } from './loaded-traits.ts';
import {
  findConnectedIds,
  findIdsByOtherInterests,
  findIdsByText,
  findIdsSharingOtherInterests,
} from './member-ids.ts';
import { MEMBER_COLUMNS, toSelf, type MemberRow } from './member-rows.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const READ_MEMBERS = `
  SELECT ${MEMBER_COLUMNS} FROM json_each(@ids) AS wanted
  JOIN member ON member.id = wanted.value ORDER BY wanted.key`;

/** Finds members as the core does: texts by their index, all else by the traits held in memory. */
export function createSqliteMemberDirectory(database: SqliteDatabase): MemberDirectory {
  const currentTraits = loadTraits(database);
  return {
    search: (viewerId, query) => promised(() => search(database, currentTraits(), viewerId, query)),
    recommend: (viewerId, limit) =>
      promised(() => recommend(database, currentTraits(), viewerId, limit)),
  };
}

function search(
  database: SqliteDatabase,
  traits: TraitTable,
  viewerId: number,
  query: DiscoveryQuery,
): DiscoveryPage<Member> {
  requireViewer(traits, viewerId);
  const { sort, limit, after } = query;
  const filters = foldFilters(query.filters);
  const otherInterests = tally(traits, findIdsByOtherInterests(database, filters.interests));
  const { total, first } = searchTraits(traits, {
    among: filters.text === '' ? null : findIdsByText(database, filters.text),
    isExcluded: toExclusion(database, traits, viewerId),
    matches: toFilterRule(traits, filters, otherInterests),
    key: toKeyRule(traits, sort, scoreFor(database, traits, viewerId)),
    after,
    limit: limit + 1,
  });
  const page = first.slice(0, limit);
  const next = first.length > limit ? (page.at(-1) ?? null) : null;
  return { total, members: readMembers(database, page), next };
}

function recommend(
  database: SqliteDatabase,
  traits: TraitTable,
  viewerId: number,
  limit: number,
): Member[] {
  requireViewer(traits, viewerId);
  const score = scoreFor(database, traits, viewerId);
  const { first } = searchTraits(traits, {
    among: null,
    isExcluded: toExclusion(database, traits, viewerId),
    matches: toRecommendableRule(traits, viewerId, score),
    key: toKeyRule(traits, 'relevance', score),
    after: null,
    limit,
  });
  return readMembers(database, first);
}

function requireViewer(traits: TraitTable, viewerId: number): void {
  if (!traits.has(viewerId)) throw new Error(`There is no member ${viewerId}.`);
}

/** The viewer, and everyone with any connection to them. */
function toExclusion(database: SqliteDatabase, traits: TraitTable, viewerId: number) {
  const count = tally(traits, [viewerId, ...findConnectedIds(database, viewerId)]);
  return (id: number) => count(id) > 0;
}

function scoreFor(database: SqliteDatabase, traits: TraitTable, viewerId: number) {
  const sharedOthers = tally(traits, findIdsSharingOtherInterests(database, viewerId));
  return toScoreRule(traits, viewerId, sharedOthers);
}

/** How often each id is in the list. */
function tally({ columns }: TraitTable, ids: readonly number[]): (id: number) => number {
  const counts = new Uint8Array(ids.length === 0 ? 0 : columns.lastActivity.length);
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return (id) => counts[id] ?? 0;
}

function readMembers(database: SqliteDatabase, page: readonly OrderPosition[]): Member[] {
  const ids = JSON.stringify(page.map(({ id }) => id));
  return database.rows<MemberRow>(READ_MEMBERS, { ids }).map((row) => toMember(toSelf(row)));
}
