import { promised } from '#adapters/promised.ts';
import { MEMBER_COLUMNS, toSelf, type MemberRow } from '#adapters/sql/member-rows.ts';
import { recommendFromTable, searchTable } from '#adapters/sql/trait-directory.ts';
import { foldFilters } from '#core/discovery/domain/filters.ts';
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
import type { SqliteDatabase } from './sqlite-database.ts';

const READ_MEMBERS = `
  SELECT ${MEMBER_COLUMNS} FROM json_each(@ids) AS wanted
  JOIN member ON member.id = wanted.value ORDER BY wanted.key`;

/** Finds members as the core does: texts by their index, all else by the traits held in memory. */
export function createSqliteMemberDirectory(database: SqliteDatabase): MemberDirectory {
  const currentTraits = loadTraits(database);
  const findViewerIds = (viewerId: number) => {
    const connected = findConnectedIds(database, viewerId);
    if (connected === null) return null;
    const sharingOtherInterests = findIdsSharingOtherInterests(database, viewerId);
    return { viewerId, connected, sharingOtherInterests };
  };

  return {
    search: (viewerId, query) =>
      promised(() => {
        const viewerIds = findViewerIds(viewerId);
        if (viewerIds === null) return null;
        const filters = foldFilters(query.filters);
        const { total, positions, next } = searchTable(
          currentTraits(),
          { ...query, filters },
          {
            ...viewerIds,
            withText: filters.text === '' ? null : findIdsByText(database, filters.text),
            withOtherInterests: findIdsByOtherInterests(database, filters.interests),
          },
        );
        return { total, members: readMembers(database, positions), next };
      }),

    recommend: (viewerId, limit) =>
      promised(() => {
        const viewerIds = findViewerIds(viewerId);
        if (viewerIds === null) return null;
        return readMembers(database, recommendFromTable(currentTraits(), limit, viewerIds));
      }),
  };
}

function readMembers(database: SqliteDatabase, page: readonly OrderPosition[]): Member[] {
  const ids = JSON.stringify(page.map(({ id }) => id));
  return database.rows<MemberRow>(READ_MEMBERS, { ids }).map((row) => toMember(toSelf(row)));
}
