import pg from 'pg';
import { StorageUnusable } from '#core/kernel/storage-unusable.ts';
import { types } from './connection-pool.ts';
import { describePlace } from './describe-place.ts';
import { explain } from './opening-errors.ts';

/** How long to wait for the server while nobody waits for an answer, in milliseconds. */
export const OPENING_TIMEOUT = 10_000;

/** The first version with every statement used here. */
const OLDEST_VERSION = 14;

/**
 * Opens a connection of its own, whose statements may take as long as they need, and prepares it. What
 * cannot be used is a `StorageUnusable`; whoever opened it ends it.
 */
export async function openClient<Value>(
  url: string,
  name: string,
  prepare: (client: pg.Client, place: string) => Promise<Value>,
): Promise<{ readonly client: pg.Client; readonly value: Value }> {
  const place = describePlace(url);
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: OPENING_TIMEOUT,
    application_name: name,
    keepAlive: true,
    types,
  });
  // If the connection breaks, the next statement reports it; without a listener the process would exit.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await checkServer(client, place);
    return { client, value: await prepare(client, place) };
  } catch (error) {
    await client.end();
    throw explain(error, place);
  }
}

/** Does some work on a connection of its own, as `openClient` does, and ends it. */
export async function withClient<Value>(
  url: string,
  name: string,
  work: (client: pg.Client, place: string) => Promise<Value>,
): Promise<Value> {
  const { client, value } = await openClient(url, name, work);
  await client.end();
  return value;
}

async function checkServer(client: pg.Client, place: string): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version,
      current_setting('server_encoding') AS encoding`,
  );
  const { version = 0, encoding } = rows[0] ?? {};
  if (version < OLDEST_VERSION) {
    throw new StorageUnusable(
      `${place} is version ${version}: use version ${OLDEST_VERSION} or a newer one.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StorageUnusable(
      `${place} stores text as ${encoding}: create the database with ENCODING 'UTF8'.`,
    );
  }
}
