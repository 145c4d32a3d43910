import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';

/** The connections of servers and of copies, but for the own one. */
const COUNT_OTHERS = `
  SELECT count(*) AS number FROM pg_stat_activity
  WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name IN ('hearthkin', 'hearthkin events', 'hearthkin copy')`;

/** How often to look, and how long to wait in between, in milliseconds. */
const LOOKS = 20;
const PAUSE = 250;

/**
 * Refuses a database that a server uses, or another copy. A connection of a process that was killed
 * may last for a moment.
 */
export async function waitUntilUnused(client: pg.Client, place: string): Promise<void> {
  for (let look = 1; look <= LOOKS; look += 1) {
    const { rows } = await client.query<{ number: number }>(COUNT_OTHERS);
    if (rows[0]?.number === 0) return;
    await wait(PAUSE);
  }
  throw new StorageUnusable(`${place} is in use by a server or another copy: stop that first.`);
}
