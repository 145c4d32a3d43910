import { SELF } from '#adapters/records/member.ts';
import type { MemberRow } from '#adapters/sql/member-rows.ts';
import type { ColumnsHistory, DiscoveryIndex } from '#core/discovery/ports/discovery-index.ts';
import { granted } from '#core/kernel/result.ts';
import { toMember, type Member } from '#core/members/domain/member.ts';
import { findIds, findIdsAmong } from './member-ids.ts';
import type { Parameters } from './named-parameters.ts';
import type { PostgresDatabase, PostgresSession } from './postgres-database.ts';
import { READ_MEMBERS } from './postgres-discovery-index.ts';
import { readHistoryPoint, type ReadReplica } from './read-replica.ts';
import { createUnreplayedChanges } from './unreplayed-changes.ts';

type Work<Value> = (session: PostgresSession) => Promise<Value>;

/**
 * The rule of what a standby answers: who has a text or an interest, and the members on a page of discovery.
 * Even those are as fresh as from the primary: before each search a process takes in from the primary who has
 * changed, and it asks the standby only about members whose last change that it knows the standby has replayed.
 * Everything else is read from the primary: it decides a write, or shows members what they have just done.
 */
export function readThroughReplica(
  index: DiscoveryIndex,
  primary: PostgresDatabase,
  replica: ReadReplica,
): DiscoveryIndex {
  const watched = watchChanges(index, primary, replica);
  const { changes, readAt } = watched;
  return {
    ...index,
    loadTraits: () => watched.beginAfter(index.loadTraits()),
    ...(index.history && { history: watched.watchHistory(index.history) }),
    takeChanged: () => watched.takeChanged(),
    findIds: async function* (question) {
      const { position, memberIds } = changes.needs();
      const reader = toReader(primary, (work) => readAt(position, work));
      for await (const ids of findIds(reader, () => index.turn(), question)) {
        yield ids.filter((id) => !memberIds.has(id));
      }
      if (memberIds.size > 0) yield await findIdsAmong(primary, question, [...memberIds]);
    },
    withText: async (folded, ids) => {
      const { position, memberIds } = changes.needs();
      const reader = toReader(primary, (work) => readAt(position, work));
      const unchanged = ids.filter((id) => !memberIds.has(id));
      const found = await findIdsAmong(reader, { kind: 'text', folded }, unchanged);
      const changed = ids.filter((id) => memberIds.has(id));
      return changed.length === 0 ? found : [...found, ...(await index.withText(folded, changed))];
    },
    readMembers: async (ids) => {
      const { position, memberIds } = changes.needs();
      const unchanged = ids.filter((id) => !memberIds.has(id));
      const read = await readAt(position, (session) =>
        session.rows<MemberRow>(READ_MEMBERS, { ids: unchanged }),
      );
      const members = (read?.value ?? []).map((row) => toMember(SELF.read(row)));
      const known = new Map<number, Member>(members.map((member) => [member.id, member]));
      const others = ids.filter((id) => !known.has(id));
      if (others.length > 0) {
        for (const member of await index.readMembers(others)) known.set(member.id, member);
      }
      return ids.flatMap((id) => known.get(id) ?? []);
    },
  };
}

/** Takes in changes from the primary, notes until where they were written, and reads where they are known. */
function watchChanges(index: DiscoveryIndex, primary: PostgresDatabase, replica: ReadReplica) {
  const changes = createUnreplayedChanges();
  /** Of which history of databases the primary is. */
  let lineage = '';

  /** All that the portions hold was written before the point from which on changes are noted. */
  async function* beginAfter<Portion>(portions: AsyncIterable<Portion>): AsyncGenerator<Portion> {
    changes.forget();
    yield* portions;
    const point = await readHistoryPoint(primary);
    lineage = point.history;
    changes.begin(point.position);
  }

  return {
    changes,
    beginAfter,
    watchHistory: (history: ColumnsHistory): ColumnsHistory => ({
      ...history,
      resume: async (mark) => {
        const resumed = await history.resume(mark);
        return resumed.ok ? granted(beginAfter(resumed.value)) : resumed;
      },
    }),
    /** Does the work on the standby if that is far enough; `null` if not. */
    readAt: async <Value>(position: number, work: Work<Value>) => {
      const read = await replica.read({ history: lineage, position }, work);
      if (read !== null) changes.learn(read.replayed);
      return read;
    },
    takeChanged: async function* () {
      for await (const members of index.takeChanged()) {
        if (members.length > 0) {
          const { position } = await readHistoryPoint(primary);
          const memberIds = members.map(({ id }) => id);
          changes.record(memberIds, position);
        }
        yield members;
      }
    },
  };
}

/** Reads from the standby where that is far enough, and from the primary where not. */
function toReader(
  primary: PostgresDatabase,
  readFromStandby: <Value>(work: Work<Value>) => Promise<{ readonly value: Value } | null>,
): Pick<PostgresDatabase, 'rows' | 'inTransaction'> {
  return {
    rows: async <Row>(sql: string, parameters?: Parameters) => {
      const read = await readFromStandby((session) => session.rows<Row>(sql, parameters));
      return read === null ? primary.rows<Row>(sql, parameters) : read.value;
    },
    inTransaction: async (work) => {
      const read = await readFromStandby(work);
      return read === null ? primary.inTransaction(work) : read.value;
    },
  };
}
