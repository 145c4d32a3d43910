import pg from 'pg';
import { expect, test } from 'vitest';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';

test('a connection may prepare under the names that another had, which is closed', async () => {
  const { url, release } = await openEmptyDatabase();
  for (const text of ['SELECT 1 AS found', 'SELECT 2 AS found']) {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ found: number }>({ name: 'found', text });
    expect(text).toContain(String(rows[0]?.found));
    await client.end();
  }
  await release();
});
