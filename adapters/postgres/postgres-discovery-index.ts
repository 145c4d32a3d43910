import { MEMBER_COLUMNS, toSelf, type MemberRow } from '#adapters/sql/member-rows.ts';
import type { StoredTraits } from '#core/discovery/domain/member-traits.ts';
import type { DiscoveryIndex } from '#core/discovery/discovery-index.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import { toMember } from '#core/members/domain/member.ts';
import { findConnectedIds, findIds } from './member-ids.ts';
import type { PostgresDatabase } from './postgres-database.ts';
import { ServerChanged } from './reloading-directory.ts';
import { SERVER_RUN } from './server-run.ts';

/** How many rows to take in at a time, so that those of a large site are never all in memory. */
const TRAITS_AT_A_TIME = 10_000;
const MEMBERS_AT_A_TIME = 200;

/** Every transaction below the horizon has ended. */
const READ_HORIZON = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, ${SERVER_RUN} AS run`;

const READ_TRAITS = `
  SELECT member_id AS "memberId", types, interests, age, youngest_age AS "youngestAge",
    oldest_age AS "oldestAge", location, active_on AS "activeOn"
  FROM member_trait WHERE member_id > @after ORDER BY member_id LIMIT ${TRAITS_AT_A_TIME}`;

/**
 * The members written by transactions from `seen` on, and from which on they are still to be seen the next
 * time: the oldest transaction that is under way now.
 */
const READ_CHANGED = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, ${SERVER_RUN} AS run, changed.*
  FROM (SELECT 1) AS always LEFT JOIN (
    SELECT ${MEMBER_COLUMNS}, active_on
    FROM member_trait JOIN member ON member.id = member_id
    WHERE written_by >= @seen::xid8 AND member_id > @after
    ORDER BY member_id LIMIT ${MEMBERS_AT_A_TIME}
  ) AS changed ON true`;

/** Rows that came from a backup were written by transactions that this server has not come to yet. */
const FORGET_OTHER_SERVERS = `
  UPDATE member_trait SET written_by = '0' WHERE written_by > pg_current_xact_id()`;

/** The members in the order of the ids. */
export const READ_MEMBERS = `
  SELECT ${MEMBER_COLUMNS} FROM unnest(@ids::bigint[]) WITH ORDINALITY AS wanted (id, place)
  JOIN member ON member.id = wanted.id ORDER BY wanted.place`;

/** Up to where transactions have ended, of which run of the server. */
interface Horizon {
  readonly horizon: string;
  readonly run: string;
}

type ChangedRow = Horizon & ((MemberRow & { readonly active_on: number }) | { readonly id: null });

/** Reads by the indexes of the database; see the port for what it promises. */
export function createPostgresDiscoveryIndex(
  database: PostgresDatabase,
  turn: () => Promise<void>,
): DiscoveryIndex {
  let seen: Horizon = { horizon: '0', run: '' };

  async function* loadTraits() {
    await database.run(FORGET_OTHER_SERVERS);
    seen = (await database.rows<Horizon>(READ_HORIZON))[0] ?? seen;
    let after: number | undefined = 0;
    while (after !== undefined) {
      const portion: StoredTraits[] = await database.rows<StoredTraits>(READ_TRAITS, { after });
      yield portion;
      after = portion.at(-1)?.memberId;
    }
  }

  async function* takeChanged() {
    let now: Horizon | undefined;
    let rows: ChangedRow[];
    let after = 0;
    do {
      rows = await database.rows<ChangedRow>(READ_CHANGED, { seen: seen.horizon, after });
      const [first] = rows;
      if (first !== undefined) refuseOtherRun(seen, first);
      now ??= first;
      const members = rows.flatMap(toMembers);
      yield members;
      after = members.at(-1)?.id ?? after;
    } while (rows.length === MEMBERS_AT_A_TIME);
    seen = now ?? seen;
  }

  return {
    loadTraits,
    takeChanged,
    findIds: (question) => findIds(database, turn, question),
    connectedIds: (memberId) => findConnectedIds(database, memberId),
    readMembers: async (ids) => {
      const rows = await database.rows<MemberRow>(READ_MEMBERS, { ids });
      return rows.map((row) => toMember(toSelf(row)));
    },
    turn,
  };
}

/** Another run, or a crash within one, may give numbers again, which would be taken for those seen before. */
function refuseOtherRun(seen: Horizon, now: Horizon): void {
  if (now.run === seen.run && BigInt(now.horizon) >= BigInt(seen.horizon)) return;
  throw new ServerChanged('Another server answers than before.');
}

function toMembers(row: ChangedRow): SearchableMember[] {
  return row.id === null ? [] : [toSearchableMember(toMember(toSelf(row)), row.active_on)];
}
