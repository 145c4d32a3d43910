import { createTraitTable, type StoredTraits, type TraitTable } from '#adapters/sql/trait-table.ts';
import type { PostgresDatabase } from './postgres-database.ts';

/** How many rows to take in at a time, so that those of a large site are never all in memory. */
const BATCH = 10_000;

/**
 * The rows written by transactions from `seen` on, and from which on they are still to be seen the
 * next time: the oldest transaction that is under way now.
 */
const READ_NEWER = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, trait.*
  FROM (SELECT 1) AS always LEFT JOIN (
    SELECT member_id AS "memberId", types, interests, age, youngest_age AS "youngestAge",
      oldest_age AS "oldestAge", location, last_activity AS "lastActivity"
    FROM member_trait WHERE written_by >= @seen::xid8 AND member_id > @after
    ORDER BY member_id LIMIT ${BATCH}
  ) AS trait ON true`;

/** Rows that came from a backup were written by transactions that this server has not come to yet. */
const FORGET_OTHER_SERVERS = `
  UPDATE member_trait SET written_by = '0' WHERE written_by > pg_current_xact_id()`;

type NewerRow = { readonly horizon: string } & (StoredTraits | { readonly memberId: null });

/**
 * Loads the traits of all members, and returns a function that returns them as they are now,
 * whichever process changed them.
 */
export async function loadTraits(database: PostgresDatabase): Promise<() => Promise<TraitTable>> {
  const table = createTraitTable();
  let seen = '0';

  async function readNewer(): Promise<void> {
    let horizon: string | undefined;
    let rows: NewerRow[];
    let after = 0;
    do {
      rows = await database.rows<NewerRow>(READ_NEWER, { seen, after });
      horizon ??= rows[0]?.horizon;
      for (const row of rows) {
        if (row.memberId === null) continue;
        table.store(row);
        after = row.memberId;
      }
    } while (rows.length === BATCH);
    seen = horizon ?? seen;
  }

  await database.run(FORGET_OTHER_SERVERS);
  const refresh = inTurn(readNewer);
  await refresh();
  return async () => {
    await refresh();
    return table;
  };
}

/**
 * Lets the work run once at a time. Who asks while it runs gets the run after it, together with all
 * who ask until then: the one under way may have begun before what they want to see.
 */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  function start(): Promise<void> {
    waiting = null;
    running = work().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (running === null) return start();
    waiting ??= running.then(start, start);
    return waiting;
  };
}
