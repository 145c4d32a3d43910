import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Self } from '#core/members/domain/member.ts';
import type { Storage } from '#core/storage.ts';
import { newMember } from '#tests/support/new-member.ts';
import type { EmptyDatabase } from '#tests/support/postgres-server.ts';
import { findIds } from '#tests/support/search-results.ts';
import {
  messageFrom,
  requestBetween,
  storeConnection,
  storeMember,
  storeMembers,
} from '#tests/support/stored-records.ts';
import {
  createConnection,
  createMember,
  createMessage,
  replaceConnection,
} from '#tests/support/writes.ts';

/** A database of PostgreSQL, and what opens it as a process does. */
export interface SharedDatabase extends EmptyDatabase {
  readonly open: () => Promise<Storage>;
}

/** What processes that share a database may count on. */
export function describeSharedDatabase(
  name: string,
  openDatabase: () => Promise<SharedDatabase>,
): void {
  describe(name, () => {
    let database: SharedDatabase;
    /** What two processes of one site hold. */
    let here: Storage;
    let there: Storage;

    const open = () => database.open();

    beforeAll(async () => {
      database = await openDatabase();
      const others = Array.from({ length: 8 }, open);
      const opened = await Promise.all([open(), open(), ...others]);
      [here, there] = opened;
      await Promise.all(opened.slice(2).map((storage) => storage.close()));
    });
    afterAll(async () => {
      await Promise.all([here.close(), there.close()]);
      await database.release();
    });

    test('ten that open an empty database at once apply each migration once', async () => {
      const { rows } = await query(
        database.url,
        'SELECT number, count(*)::int AS times FROM migration GROUP BY 1',
      );
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toMatchObject({ times: 1 });
    });

    describe('of two writes at once one is refused', () => {
      test('that claim one username', async () => {
        const claims = Array.from({ length: 12 }, (_claim, place) =>
          createMember(place % 2 ? here : there, newMember({ username: 'Wanted' })),
        );
        const answers = await Promise.all(claims);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
        for (const answer of answers) {
          if (!answer.ok) expect(answer.refusal.code).toBe('username_taken');
        }
      });

      test('that connect one pair, in both directions', async () => {
        const [one, other] = await storeTwo(here);
        const answers = await Promise.all([
          createConnection(here, requestBetween(one.id, other.id)),
          createConnection(there, requestBetween(other.id, one.id)),
          createConnection(here, requestBetween(one.id, other.id)),
        ]);
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      });

      test('that answer one request', async () => {
        const [one, other] = await storeTwo(here);
        const connection = await storeConnection(here, one.id, other.id);
        const end = (storage: Storage) =>
          replaceConnection(
            storage,
            connection,
            { status: 'none', requesterId: one.id, recipientId: other.id },
            one.id,
          );
        const ended = await Promise.all([end(here), end(there), end(here)]);
        expect(ended.filter(Boolean)).toHaveLength(1);
      });
    });

    test('a message under one key stands once, whoever is sent it', async () => {
      const [one, other] = await storeTwo(here);
      const connection = await storeConnection(here, one.id, other.id);
      const message = messageFrom(one.id, connection);
      const sendings = Array.from({ length: 10 }, (_sending, place) =>
        createMessage(place % 2 ? here : there, message, 'key'),
      );
      const ids = (await Promise.all(sendings)).map((stored) => stored?.id);
      expect(new Set(ids).size).toBe(1);
      expect(await there.messages.countUnread(other.id)).toBe(1);
    });

    test('messages appear in the order of their ids, and none where the connection ends meanwhile', async () => {
      const [one, other] = await storeTwo(here);
      const connection = await storeConnection(here, one.id, other.id);
      let newest = 0;
      const watching = { isOn: true };
      const watch = async () => {
        while (watching.isOn) {
          const page = await there.messages.listOf(connection.id, { before: null, limit: 500 });
          const ids = page.map(({ id }) => id);
          expect(ids.filter((id) => id <= newest)).toHaveLength(seen);
          seen = ids.length;
          newest = ids.at(-1) ?? newest;
        }
      };
      let seen = 0;
      const watched = watch();
      const send = (storage: Storage) => createMessage(storage, messageFrom(one.id, connection));
      await Promise.all(
        Array.from({ length: 60 }, (_one, place) => send(place % 2 ? here : there)),
      );
      watching.isOn = false;
      await watched;
      const late = Array.from({ length: 20 }, () => send(here));
      await replaceConnection(
        there,
        connection,
        { status: 'none', requesterId: one.id, recipientId: other.id },
        other.id,
      );
      await Promise.all(late);
      expect(await here.messages.listOf(connection.id, { before: null, limit: 500 })).toEqual([]);
      expect(await here.messages.countUnread(other.id)).toBe(0);
    });

    test('one process finds whom the other has stored, in whatever order transactions end', async () => {
      const viewer = await storeMember(here);
      const slow = new pg.Client({ connectionString: database.url });
      await slow.connect();
      const late = await storeMember(here, { location: 'Leeds' });
      await slow.query('BEGIN');
      await slow.query("UPDATE member SET location = 'York' WHERE id = $1", [late.id]);
      await slow.query(
        'UPDATE member_trait SET written_by = pg_current_xact_id() WHERE member_id = $1',
        [late.id],
      );
      const quick = await storeMember(there, { location: 'York' });
      expect(await findIds(here, viewer.id, { location: 'york' })).toContain(quick.id);
      expect(await findIds(here, viewer.id, { location: 'york' })).not.toContain(late.id);
      await slow.query('COMMIT');
      await slow.end();
      expect(await findIds(here, viewer.id, { location: 'york' })).toContain(late.id);
    });

    test('what a backup brings from another server is read once and then no more', async () => {
      await query(database.url, "UPDATE member_trait SET written_by = '4611686018427387904'");
      const later = await open();
      const { rows } = await query(
        database.url,
        'SELECT count(*)::int AS number FROM member_trait WHERE written_by > pg_current_xact_id()',
      );
      expect(rows).toEqual([{ number: 0 }]);
      await later.close();
    });
  });
}

async function storeTwo(storage: Storage): Promise<readonly [Self, Self]> {
  const [one, other] = await storeMembers(storage, 2);
  return [one!, other!];
}

async function query(url: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}
