import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeStatement, nameStatement } from '#adapters/sql/watched-statements.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { watchSlowStatements, watchStatements } from '#server/slow-statements.ts';
import { createSqliteDatabase } from '#adapters/sqlite/sqlite-database.ts';
import SqliteDriver from 'better-sqlite3';

/** A watch with a clock that is moved by hand, and what it has logged. */
function createWatch(threshold = 500) {
  const logged: object[] = [];
  let time = 0;
  let counted = 0;
  const watch = watchSlowStatements({
    threshold,
    logger: { warn: (line: object) => logged.push(line) },
    count: () => {
      counted += 1;
    },
    now: () => time,
  });
  const take = (sql: string, milliseconds: number, rows: number | null = 1) => {
    const end = watch(sql);
    time += milliseconds;
    end(rows);
  };
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { logged, take, wait, watch, count: () => counted };
}

test('a statement that takes as long as the threshold is logged on one line, with its time and rows', () => {
  const { logged, take, count } = createWatch();
  take('SELECT 1', 499);
  take(`SELECT name\n  FROM member\n  WHERE id = @id`, 500.4, 7);
  expect(logged).toEqual([
    {
      statement: 'SELECT name FROM member WHERE id = @id',
      milliseconds: 500,
      rows: 7,
      unlogged: 0,
    },
  ]);
  expect(count()).toBe(1);
});

test('the same statement is logged once a minute, with how often it was slow in between', () => {
  const { logged, take, wait, count } = createWatch();
  for (let time = 0; time < 3; time += 1) take('SELECT 1', 600);
  take('SELECT 2', 600);
  wait(60_000);
  take('SELECT 1', 600, null);
  expect(logged).toMatchObject([
    { statement: 'SELECT 1', unlogged: 0 },
    { statement: 'SELECT 2', unlogged: 0 },
    { statement: 'SELECT 1', unlogged: 2, rows: null },
  ]);
  expect(count()).toBe(5);
});

test('a statement is named by what it does to which table, and is cut where it is long', () => {
  expect(nameStatement('\n  SELECT a.b FROM member AS a')).toBe('SELECT member');
  expect(nameStatement('INSERT INTO message (id) VALUES (1)')).toBe('INSERT message');
  expect(nameStatement('update session SET x = 1')).toBe('UPDATE session');
  expect(nameStatement('WITH added AS (INSERT INTO member (id) VALUES (1)) SELECT 1')).toBe(
    'INSERT member',
  );
  expect(nameStatement('WITH one AS (SELECT id FROM member) SELECT 1')).toBe('SELECT member');
  expect(nameStatement('COMMIT')).toBe('COMMIT');
  expect(nameStatement('')).toBe('STATEMENT');
  expect(describeStatement(`SELECT ${'x'.repeat(600)}`)).toHaveLength(501);
});

test('SQLite tells of every statement, and of those that fail', () => {
  const told: unknown[] = [];
  const database = createSqliteDatabase(new SqliteDriver(':memory:'), (sql) => (rows) => {
    told.push([nameStatement(sql), rows]);
  });
  database.run('CREATE TABLE word (text TEXT)');
  expect(database.run('INSERT INTO word VALUES (@text)', { text: 'secret' })).toBe(1);
  database.rows('SELECT text FROM word');
  expect(() => database.rows('SELECT nothing FROM word')).toThrow();
  expect(told).toEqual([
    ['CREATE', 0],
    ['INSERT word', 1],
    ['SELECT word', 1],
    ['SELECT word', null],
  ]);
  database.close();
});

test('whoever is slow is counted among the metrics, and nobody watches where that is switched off', async () => {
  let time = 0;
  const metrics = createMetrics({
    place: { port: 0, host: '127.0.0.1' },
    root: join(import.meta.dirname, '../..'),
    readiness: { phase: 'serving', takesWrites: true, isDamaged: false },
  });
  const take = (slowStatement: number) => {
    const logger = { warn: () => undefined };
    const watching = { configuration: { slowStatement }, logger, metrics, tracing: null };
    const end = watchStatements({ ...watching, now: () => time })?.('SELECT 1');
    time += 700;
    end?.(1);
  };
  const { url, close } = await metrics.open();
  take(500);
  take(0);
  expect(await (await fetch(`${url}/metrics`)).text()).toContain(
    'hearthkin_slow_statements_total 1',
  );
  await close();
});
