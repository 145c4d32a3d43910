import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A database that keeps nothing yet, for one test. */
export interface EmptyDatabase {
  readonly url: string;
  /** Forgets all that it holds. */
  readonly release: () => Promise<void>;
}

/** Makes a database on the server at `url`, whose user may create some. */
export async function createDatabaseOn(server: string): Promise<EmptyDatabase> {
  const name = `hearthkin_test_${randomUUID().replaceAll('-', '')}`;
  await runOn(server, `CREATE DATABASE ${name} ENCODING 'UTF8' TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, release: () => runOn(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

/** Runs statements in the database at that address. */
export async function runOn(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
