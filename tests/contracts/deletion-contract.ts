import { describe, expect, test } from 'vitest';
import type { Table } from '#adapters/sql/table-columns.ts';
import { TABLES } from '#adapters/sql/tables.ts';
import type { DatabaseTables } from '#tests/support/database-tables.ts';
import { CANARY, deleteMember, storeCanary } from '#tests/support/canary.ts';
import { fillSite } from '#tests/support/filled-site.ts';
import { toMemberId } from '#tests/support/ids.ts';
import { plantMigration } from '#tests/support/planted-migration.ts';
import type { DatabaseSite } from './test-site.ts';

/** Every member of the filled site, and two whom nobody knows. */
const EVERYONE = Array.from({ length: 30 }, (_value, place) => place + 1);

const PLANTED = `
  CREATE TABLE planted (
    id bigint PRIMARY KEY,
    member_id bigint NOT NULL REFERENCES member (id) ON DELETE CASCADE
  );`;

/** That nothing is left in a database of a member whose account is deleted, as the list of tables says. */
export function describeDeletion(
  name: string,
  openSite: (migrationsFolder?: string) => Promise<DatabaseSite>,
  migrationsFolder: string,
): void {
  describe(`a deletion in ${name}`, () => {
    test('is said of every column that refers to a member', async () => {
      const site = await openSite(migrationsFolder);
      await (await site.openStorage()).close();
      expect(await findUnsaid(site)).toEqual([]);
      await site.release();
      const planted = await openSite(plantMigration(migrationsFolder, PLANTED));
      await (await planted.openStorage()).close();
      expect(await findUnsaid(planted)).toEqual(['planted.member_id']);
      await planted.release();
    });

    test('gives a reason for every table that stays', () => {
      for (const [table, { onDeletion }] of Object.entries<Table>(TABLES)) {
        const why = onDeletion.rows === 'kept' ? onDeletion.why : 'It goes.';
        expect(why, table).toMatch(/^[A-Z].+\.$/);
      }
    });

    test('removes the rows that name the member, and no others', async () => {
      const site = await openSite(migrationsFolder);
      const storage = await site.openStorage();
      await fillSite(storage);
      await storage.close();
      let before = await site.readTables();
      for (const id of EVERYONE) {
        const opened = await site.openStorage();
        const isThere = (await opened.members.findById(toMemberId(id))) !== null;
        if (isThere) await deleteMember(opened, toMemberId(id));
        await opened.close();
        const after = await site.readTables();
        if (isThere) expectDeleted(before, after, id);
        before = after;
      }
      await site.release();
    });

    test('leaves no word of the member in any table, and those of others', async () => {
      const site = await openSite(migrationsFolder);
      const storage = await site.openStorage();
      const { id, kept } = await storeCanary(storage);
      await storage.close();
      expect(tablesWith(await site.readTables(), CANARY).length).toBeGreaterThan(8);
      const opened = await site.openStorage();
      await deleteMember(opened, id);
      await opened.close();
      const after = await site.readTables();
      expect(tablesWith(after, CANARY)).toEqual([]);
      expect(tablesWith(after, kept).toSorted()).toEqual(['message', 'message_word']);
      await site.release();
    });
  });
}

/** The columns that refer to a member, though their table does not say what becomes of them. */
async function findUnsaid(site: DatabaseSite): Promise<string[]> {
  const tables: Readonly<Record<string, Table>> = TABLES;
  const references = await site.readReferences();
  expect(references.length).toBeGreaterThan(10);
  return references.filter((reference) => {
    const [table = '', column = ''] = reference.split('.');
    const rule = tables[table]?.onDeletion;
    if (rule === undefined) return true;
    if (rule.rows !== 'removed') return false;
    // What others wrote to the member is theirs.
    if (reference === 'message.receiver_id') return false;
    // What two have answered to whoever introduced them is theirs.
    if (reference === 'introduction.introducer_id') return false;
    return 'with' in rule || !rule.by.includes(column);
  });
}

function expectDeleted(before: DatabaseTables, after: DatabaseTables, id: number): void {
  for (const [table, { onDeletion }] of Object.entries<Table>(TABLES)) {
    if (onDeletion.rows !== 'removed' || !('by' in onDeletion)) continue;
    const names = (row: Row) =>
      table === 'event'
        ? namesMember(String(row['content']), id)
        : onDeletion.by.some((column) => Number(row[column]) === id) ||
          (table === 'introduction' && Number(row['introducer_id']) === id);
    const left = rowsOf(after, table).filter(names);
    const others = (tables: DatabaseTables) => rowsOf(tables, table).filter((row) => !names(row));
    expect({ table, others: others(after) }).toEqual({ table, others: others(before) });
    if (table === 'connection') {
      const accepted = rowsOf(before, table).filter(
        (row) => names(row) && row['status'] !== 'pending',
      );
      expect(left.map((row) => row['id'])).toEqual(accepted.map((row) => row['id']));
    } else if (table === 'sealed_conversation') {
      for (const row of left) expect(hasOpenReport(after, row)).toBe(true);
    } else if (table === 'introduction') {
      for (const row of left) {
        expect(row).toMatchObject({ lower_note: '', higher_note: '' });
        expect(Number(row['introducer_id'])).toBe(id);
      }
    } else if (table === 'attachment') {
      const evidence = rowsOf(before, table).filter((row) => names(row) && row['evidence'] === 1);
      expect(left).toEqual(evidence);
    } else {
      expect({ table, left }).toEqual({ table, left: [] });
    }
  }
  for (const table of ['report', 'moderation_entry']) {
    expect(rowsOf(after, table)).toEqual(rowsOf(before, table));
  }
  const emptied = rowsOf(after, 'member').find((row) => Number(row['id']) === id);
  expect(emptied).toMatchObject({ name: '', password_hash: '', username: `-${id}`, bio: null });
}

/** Whether what is stored of an event names the member. */
function namesMember(content: string, id: number): boolean {
  const { memberIds, aboutId } = JSON.parse(content) as { memberIds: number[]; aboutId?: number };
  return memberIds.includes(id) || aboutId === id;
}

type Row = Readonly<Record<string, unknown>>;

function rowsOf(tables: DatabaseTables, name: string): Row[] {
  const table = tables[name];
  const rows = (table?.rows ?? []).map((row) => {
    const named = table!.columns.map((column, place) => [column, row[place]] as const);
    // A process that sends a letter holds the others that are due.
    return Object.fromEntries(named.filter(([column]) => column !== 'held_until'));
  });
  return rows.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
}

function hasOpenReport(tables: DatabaseTables, sealed: Row): boolean {
  const pair = [sealed['requester_id'], sealed['recipient_id']].map(Number).sort();
  return rowsOf(tables, 'report').some((report) => {
    const two = [report['reporter_id'], report['about_id']].map(Number).sort();
    return report['state'] === 'open' && String(two) === String(pair);
  });
}

/** The tables that hold the word, in whatever case. */
function tablesWith(tables: DatabaseTables, word: string): string[] {
  return Object.entries(tables).flatMap(([name, { rows }]) =>
    JSON.stringify(rows).toLowerCase().includes(word) ? [name] : [],
  );
}
