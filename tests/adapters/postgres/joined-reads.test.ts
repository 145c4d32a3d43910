import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinReads } from '#adapters/postgres/joined-reads.ts';
import {
  createPostgresSession,
  type PostgresSession,
} from '#adapters/postgres/postgres-database.ts';
import { askEverything, fillSite } from '#tests/support/filled-site.ts';
import { openMigratedDatabase } from '#tests/support/postgres-databases.ts';
import { openTemporaryPostgresStorage } from '#tests/support/postgres-storage.ts';
import type { EmptyDatabase } from '#tests/support/postgres-server.ts';
import pg from 'pg';

let database: EmptyDatabase;
let client: pg.Client;
let reads: Pick<PostgresSession, 'rows'>;
const statements: string[] = [];

beforeAll(async () => {
  database = await openMigratedDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const session = createPostgresSession(client, undefined, (sql) => {
    statements.push(sql);
    return () => undefined;
  });
  reads = joinReads(session);
});
afterAll(async () => {
  await client.end();
  await database.release();
});

test('what is asked at once is answered as one after the other', async () => {
  const storage = await openTemporaryPostgresStorage();
  await fillSite(storage);
  const answers = await askEverything(storage);
  expect(await Promise.all([askEverything(storage), askEverything(storage)])).toEqual([
    answers,
    answers,
  ]);
  await storage.close();
});

test('reads of one moment are one statement, each with its own parameters, and in its own order', async () => {
  statements.length = 0;
  const count = 'SELECT CAST(@n AS bigint) AS n, NULL AS none, @text || @text AS twice';
  const list = 'SELECT n FROM generate_series(1, @n::bigint) AS n ORDER BY n DESC';
  const found = await Promise.all([
    reads.rows(count, { n: 1, text: 'o"' }),
    reads.rows(list, { n: 3 }),
    reads.rows(`${list} LIMIT 0`, { n: 3 }),
    reads.rows('SELECT 1 AS same, 2 AS same'),
  ]);
  expect(found).toEqual([
    [{ n: 1, none: null, twice: 'o"o"' }],
    [{ n: 3 }, { n: 2 }, { n: 1 }],
    [],
    [{ same: 2 }],
  ]);
  expect(statements).toHaveLength(1);
});

test('reads of another moment are another statement, and so are more than sixteen', async () => {
  statements.length = 0;
  await reads.rows('SELECT 1');
  await reads.rows('SELECT 1');
  expect(statements).toHaveLength(2);
  const many = Array.from({ length: 17 }, (_one, place) =>
    reads.rows('SELECT @n::int AS n', { n: place }),
  );
  expect((await Promise.all(many)).flat()).toEqual(many.map((_one, n) => ({ n })));
  expect(statements).toHaveLength(4);
});

test('one that fails fails all that go with it, and no later ones', async () => {
  const asked = [reads.rows('SELECT 1'), reads.rows('SELECT 1 / 0')];
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.rows('SELECT 1 AS n')).toEqual([{ n: 1 }]);
});

test('bytes travel alone, since JSON has no form for them', async () => {
  const sql = 'SELECT content FROM data_export_piece UNION ALL SELECT @text::bytea';
  const both = await Promise.all([1, 2].map(() => reads.rows(sql, { text: 'abc' })));
  expect(both).toEqual([[{ content: Buffer.from('abc') }], [{ content: Buffer.from('abc') }]]);
});
