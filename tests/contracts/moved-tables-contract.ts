import { cpSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMemoryArchive } from '#adapters/memory/memory-archive.ts';
import { createMemoryState } from '#adapters/memory/memory-state.ts';
import { copyArchive } from '#tests/support/copied-archive.ts';
import { findLost, findUnfilled, type DatabaseTables } from '#tests/support/database-tables.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import type { DatabaseSite } from './test-site.ts';

type OpenDatabaseSite = (migrationsFolder?: string) => Promise<DatabaseSite>;

/** The tables that are not moved, and why. */
const STAYING: Readonly<Record<string, string>> = {
  migration: 'The target has applied its own migrations.',
  data_export: 'Members ask for another copy of their data where they find none.',
  data_export_piece: 'It is the file of such a copy.',
  rate_counter: 'Limits count for minutes.',
  passkey_challenge: 'Devices answer within minutes.',
  message_word: 'Each database indexes the messages for itself.',
  cursor_secret: 'Cursors of another site are not understood.',
  unfinished_copy: 'It marks the target while it is being filled.',
};

/** The columns whose values each database makes for itself. */
const OWN_COLUMNS: readonly string[] = [
  'member_trait.change_number',
  'member_trait.written_by',
  'event_handler.holder',
  'event_handler.held_until',
  'queued_letter.held_until',
  'message.indexed',
];

/** A member's text in a column and a row in a table that no copy knows of. */
const PLANTED = `
  ALTER TABLE member ADD COLUMN planted text;
  CREATE TABLE planted (member_id bigint NOT NULL, note text NOT NULL);`;
const FILL_PLANTED = `
  UPDATE member SET planted = 'note ' || id;
  INSERT INTO planted (member_id, note) SELECT id, 'note ' || id FROM member;`;

/** That a database holds after a move what it held before, by its own account of its tables. */
export function describeMovedTables(
  name: string,
  openSite: OpenDatabaseSite,
  migrationsFolder: string,
  /** The tables that stay and that only this database has, and why. */
  ownTables: Readonly<Record<string, string>> = {},
): void {
  const staying = Object.keys({ ...STAYING, ...ownTables });

  /** Moves the site into another database, by way of memory, as there may be one database at a time. */
  async function move(site: DatabaseSite, folder: string): Promise<DatabaseSite> {
    const state = createMemoryState();
    await copyArchive(site.archive, createMemoryArchive(state, 'on the way'));
    await site.release();
    const target = await openSite(folder);
    const copied = await copyArchive(createMemoryArchive(state, 'on the way'), target.archive);
    expect(copied).toMatchObject({ status: 'equal' });
    return target;
  }

  /** What the tables miss after a move, once `prepare` has seen to the filled site. */
  async function findLostByMove(
    folder: string,
    prepare: (site: DatabaseSite) => Promise<void> = () => Promise.resolve(),
  ): Promise<string[]> {
    const site = await openSite(folder);
    let target: DatabaseSite | null = null;
    try {
      await fill(site);
      await prepare(site);
      const before = await readMoving(site, staying);
      expect(findUnfilled(before), 'Let `fillSite` fill these columns.').toEqual([]);
      target = await move(site, folder);
      const lost = findLost(before, await readMoving(target, staying));
      return lost.filter((column) => !OWN_COLUMNS.includes(column)).sort();
    } finally {
      await (target ?? site).release();
    }
  }

  describe(`the tables of ${name}`, () => {
    test('hold after a move in every column what they held before', async () => {
      expect(await findLostByMove(migrationsFolder)).toEqual([]);
    });

    test('are found wanting where the copy leaves out a column or a table', async () => {
      const planted = ['member.planted', 'planted.member_id', 'planted.note'];
      const lost = await findLostByMove(plantMigration(migrationsFolder), async (site) => {
        expect(findUnfilled(await readMoving(site, staying)).sort()).toEqual(planted);
        await site.run(FILL_PLANTED);
      });
      expect(lost).toEqual(planted);
    });
  });
}

async function fill(site: DatabaseSite): Promise<void> {
  const storage = await site.openStorage();
  await fillSite(storage);
  await storage.close();
}

/** All tables and columns but those that are known to stay; each of these must be there. */
async function readMoving(site: DatabaseSite, staying: readonly string[]): Promise<DatabaseTables> {
  const tables = await site.readTables();
  for (const name of staying) expect(tables).toHaveProperty(name);
  return Object.fromEntries(Object.entries(tables).filter(([name]) => !staying.includes(name)));
}

/** A copy of the migrations with one more at their end. */
function plantMigration(migrationsFolder: string): string {
  const folder = makeTemporaryFolder();
  cpSync(migrationsFolder, folder, { recursive: true });
  const number = readdirSync(folder).filter((file) => file.endsWith('.sql')).length + 1;
  writeFileSync(join(folder, `${String(number).padStart(4, '0')}-planted.sql`), PLANTED);
  return folder;
}
