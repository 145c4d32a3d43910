import { MEMBER_COLUMNS, toSelf, type MemberRow } from '#adapters/sql/member-rows.ts';
import {
  recommendFromTable,
  searchTable,
  type SearchIds,
  type ViewerIds,
} from '#adapters/sql/trait-directory.ts';
import { foldFilters, type FoldedFilters } from '#core/discovery/domain/filters.ts';
import type { OrderPosition } from '#core/discovery/domain/order.ts';
import { toMember, type Member } from '#core/members/domain/member.ts';
import type { MemberDirectory } from '#core/discovery/member-directory.ts';
import { loadTraits } from './loaded-traits.ts';
import {
  findConnectedIds,
  findIdsByOtherInterests,
  findIdsByText,
  findIdsSharingOtherInterests,
} from './member-ids.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const READ_MEMBERS = `
  SELECT ${MEMBER_COLUMNS} FROM unnest(@ids::bigint[]) WITH ORDINALITY AS wanted (id, place)
  JOIN member ON member.id = wanted.id ORDER BY wanted.place`;

/** Finds members as the core does: texts by their index, all else by the traits held in memory. */
export async function createPostgresMemberDirectory(
  database: PostgresDatabase,
): Promise<MemberDirectory> {
  const currentTraits = await loadTraits(database);
  return {
    search: async (viewerId, query) => {
      const filters = foldFilters(query.filters);
      const ids = await findSearchIds(database, viewerId, filters);
      if (ids === null) return null;
      const traits = await currentTraits();
      const { total, positions, next } = searchTable(traits, { ...query, filters }, ids);
      return { total, members: await readMembers(database, positions), next };
    },

    recommend: async (viewerId, limit) => {
      const ids = await findViewerIds(database, viewerId);
      if (ids === null) return null;
      const traits = await currentTraits();
      return readMembers(database, recommendFromTable(traits, limit, ids));
    },
  };
}

/** What the indexes find for the viewer; `null` when there is no such member. */
async function findViewerIds(
  database: PostgresDatabase,
  viewerId: number,
): Promise<ViewerIds | null> {
  const [connected, sharingOtherInterests] = await Promise.all([
    findConnectedIds(database, viewerId),
    findIdsSharingOtherInterests(database, viewerId),
  ]);
  return connected && { viewerId, connected, sharingOtherInterests };
}

async function findSearchIds(
  database: PostgresDatabase,
  viewerId: number,
  filters: FoldedFilters,
): Promise<SearchIds | null> {
  const [viewerIds, withText, withOtherInterests] = await Promise.all([
    findViewerIds(database, viewerId),
    filters.text === '' ? null : findIdsByText(database, filters.text),
    findIdsByOtherInterests(database, filters.interests),
  ]);
  return viewerIds && { ...viewerIds, withText, withOtherInterests };
}

async function readMembers(
  database: PostgresDatabase,
  page: readonly OrderPosition[],
): Promise<Member[]> {
  const ids = page.map(({ id }) => id);
  const rows = await database.rows<MemberRow>(READ_MEMBERS, { ids });
  return rows.map((row) => toMember(toSelf(row)));
}
