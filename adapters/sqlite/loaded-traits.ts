import { createTraitTable, type StoredTraits, type TraitTable } from '#adapters/sql/trait-table.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** How many rows to take in at a time, so that those of a large site are never all in memory. */
const BATCH = 10_000;

const READ_NEWER = `
  SELECT member_id AS memberId, types, interests, age, youngest_age AS youngestAge,
    oldest_age AS oldestAge, location, last_activity AS lastActivity
  FROM member_trait WHERE last_activity > @seen ORDER BY last_activity LIMIT ${BATCH}`;

/**
 * Loads the traits of all members, and returns a function that returns them as they are now. Whoever
 * registers or changes is then the most recently active of all, also when another process stores it:
 * so what is new is found at the end of the order of activity.
 */
export function loadTraits(database: SqliteDatabase): () => TraitTable {
  const table = createTraitTable();
  let seen = 0;

  function refresh(): TraitTable {
    let rows: StoredTraits[];
    do {
      rows = database.rows<StoredTraits>(READ_NEWER, { seen });
      for (const traits of rows) table.store(traits);
      seen = rows.at(-1)?.lastActivity ?? seen;
    } while (rows.length === BATCH);
    return table;
  }

  refresh();
  return refresh;
}
