import { SELF } from '#adapters/records/member.ts';
import { MEMBER_COLUMNS, type MemberRow } from '#adapters/sql/member-rows.ts';
import { READ_TRAITS } from '#adapters/sql/trait-rows.ts';
import type { DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import {
  toSearchableMember,
  type SearchableMember,
} from '#core/discovery/domain/searchable-member.ts';
import { toMember } from '#core/members/domain/member.ts';
import { findLeftOutIds, findIds, findIdsAmong } from './member-ids.ts';
import {
  createPostgresColumnsHistory,
  HORIZON,
  readOrigin,
  readTraits,
  type ReachedTransaction,
} from './postgres-columns-history.ts';
import type { PostgresDatabase, PostgresSession } from './postgres-database.ts';
import { ServerChanged } from './reloading-directory.ts';
import { SERVER_RUN } from './server-run.ts';

const MEMBERS_AT_A_TIME = 200;

const READ_HORIZON = `SELECT ${HORIZON}, ${SERVER_RUN} AS run`;

/**
 * The members written by transactions from `seen` on, and from which on they are still to be seen the next
 * time.
 */
const READ_CHANGED = `
  SELECT ${HORIZON}, ${SERVER_RUN} AS run, changed.*
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

/** From which transaction on rows are still to be read, and in which run of the server. */
interface Horizon {
  readonly horizon: string;
  readonly run: string;
}

type ChangedRow = Horizon & ((MemberRow & { readonly active_on: number }) | { readonly id: null });

/** Reads by the indexes of the database, what a search begins with by `reads`; see the port for what it promises. */
export function createPostgresDiscoveryIndex(
  database: PostgresDatabase,
  reads: Pick<PostgresSession, 'rows'>,
  turn: () => Promise<void>,
): DiscoveryIndex {
  const reached: ReachedTransaction = { seen: '0', origin: null };
  /** Of which run of the server the rows were read. */
  let run: string | null = null;

  async function* loadTraits() {
    reached.origin = await readOrigin(database);
    await database.run(FORGET_OTHER_SERVERS);
    const [now] = await database.rows<Horizon>(READ_HORIZON);
    reached.seen = now?.horizon ?? reached.seen;
    run = now?.run ?? run;
    yield* readTraits(database, READ_TRAITS);
  }

  async function* takeChanged() {
    let now: Horizon | undefined;
    let rows: ChangedRow[];
    let after = 0;
    do {
      rows = await reads.rows<ChangedRow>(READ_CHANGED, { seen: reached.seen, after });
      const [first] = rows;
      run ??= first?.run ?? null;
      if (first !== undefined && first.run !== run) {
        throw new ServerChanged('Another server answers than before.');
      }
      now ??= first;
      const members = rows.flatMap(toMembers);
      yield members;
      after = members.at(-1)?.id ?? after;
    } while (rows.length === MEMBERS_AT_A_TIME);
    reached.seen = now?.horizon ?? reached.seen;
  }

  return {
    loadTraits,
    takeChanged,
    history: createPostgresColumnsHistory(database, reached),
    findIds: (question) => findIds(database, turn, question),
    withText: (folded, ids) => findIdsAmong(database, { kind: 'text', folded }, ids),
    leftOutIds: (memberId) => findLeftOutIds(reads, memberId),
    readMembers: async (ids) => {
      const rows = await reads.rows<MemberRow>(READ_MEMBERS, { ids });
      return rows.map((row) => toMember(SELF.read(row)));
    },
    turn,
  };
}

function toMembers(row: ChangedRow): SearchableMember[] {
  return row.id === null ? [] : [toSearchableMember(toMember(SELF.read(row)), row.active_on)];
}
