import { promised } from '#adapters/promised.ts';
import { SELF } from '#adapters/records/member.ts';
import { MEMBER_COLUMNS, type MemberRow } from '#adapters/sql/member-rows.ts';
import { READ_TRAITS } from '#adapters/sql/trait-rows.ts';
import type { StoredTraits } from '#core/discovery/domain/member-traits.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { hasText } from '#core/discovery/domain/filters.ts';
import { foldTexts, toSearchableMember } from '#core/discovery/domain/searchable-member.ts';
import { toMember, type Member } from '#core/members/domain/member.ts';
import { findLeftOutIds, findIds } from './member-ids.ts';
import type { LongListReader } from './long-list-reader.ts';
import { createSqliteColumnsHistory, type ReachedChange } from './sqlite-columns-history.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const MEMBERS_AT_A_TIME = 200;

const READ_LAST_CHANGE = 'SELECT ifnull(max(change_number), 0) AS last FROM member_trait';

const READ_CHANGED = `
  SELECT ${MEMBER_COLUMNS}, change_number, active_on
  FROM member_trait JOIN member ON member.id = member_id
  WHERE change_number > @seen ORDER BY change_number LIMIT ${MEMBERS_AT_A_TIME}`;

const READ_MEMBERS = `
  SELECT ${MEMBER_COLUMNS} FROM json_each(@ids) AS wanted
  JOIN member ON member.id = wanted.value ORDER BY wanted.key`;

/** Neither index of texts has the texts themselves. */
const READ_TEXTS = `
  SELECT member.id, member.name, member.bio FROM json_each(@ids) AS wanted
  JOIN member ON member.id = wanted.value`;

type TextRow = Pick<Member, 'id' | 'name' | 'bio'>;

interface ChangedRow extends MemberRow {
  readonly change_number: number;
  readonly active_on: number;
}

/** Reads by the indexes of the database; see the port for what it promises. */
export function createSqliteDiscoveryIndex(
  database: SqliteDatabase,
  longLists: LongListReader,
  turn: () => Promise<void>,
): DiscoveryIndex {
  const reached: ReachedChange = { seen: 0, origin: null };
  const { history, readOrigin } = createSqliteColumnsHistory(database, turn, reached);

  async function* loadTraits() {
    reached.origin = readOrigin();
    reached.seen = database.rows<{ last: number }>(READ_LAST_CHANGE)[0]?.last ?? 0;
    let after: number | undefined = 0;
    while (after !== undefined) {
      const portion: StoredTraits[] = database.rows<StoredTraits>(READ_TRAITS, { after });
      yield portion;
      after = portion.at(-1)?.memberId;
      await turn();
    }
  }

  async function* takeChanged() {
    let rows: ChangedRow[];
    do {
      rows = await promised(() => database.rows<ChangedRow>(READ_CHANGED, { seen: reached.seen }));
      yield rows.map((row) => toSearchableMember(toMember(SELF.read(row)), row.active_on));
      reached.seen = rows.at(-1)?.change_number ?? reached.seen;
    } while (rows.length === MEMBERS_AT_A_TIME);
  }

  return {
    loadTraits,
    takeChanged,
    history,
    findIds: (question) => findIds(longLists, question),
    withText: (folded, ids) =>
      promised(() =>
        database
          .rows<TextRow>(READ_TEXTS, { ids: JSON.stringify(ids) })
          .filter((row) => hasText(foldTexts(row), folded))
          .map(({ id }) => id),
      ),
    leftOutIds: (memberId) => promised(() => findLeftOutIds(database, memberId)),
    readMembers: (ids) =>
      promised(() =>
        database
          .rows<MemberRow>(READ_MEMBERS, { ids: JSON.stringify(ids) })
          .map((row) => toMember(SELF.read(row))),
      ),
    turn,
  };
}
