import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ReportFailure } from '#core/kernel/report-failure.ts';

/** The channel of this program in its database. */
export const EVENT_CHANNEL = 'hearthkin';

/** How long the server may take to answer, in milliseconds. */
const TIMEOUT = 5_000;
/** How long to wait before connecting again, in milliseconds. */
const RECONNECTION_PAUSE = 250;
/** How often to check whether the connection still works, in milliseconds: one that is cut off is silent. */
const HEARTBEAT = 15_000;

/** What becomes of the connection. */
export interface EventConnectionWatcher {
  readonly onOpen: (client: pg.Client) => void;
  readonly onLost: (client: pg.Client) => void;
  readonly onNotification: (payload: string) => void;
  readonly report: ReportFailure;
}

/**
 * Holds one connection on which the database sends events, and reconnects whenever it breaks.
 * Returns, once the first is open, the function that ends it; rejects when the first cannot be made.
 */
export async function holdEventConnection(
  url: string,
  watcher: EventConnectionWatcher,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  const isClosing = () => closing.signal.aborted;

  async function hold(first: pg.Client): Promise<void> {
    let client: pg.Client | null = first;
    while (!isClosing()) {
      if (client !== null) {
        await holdUntilLost(client, closing.signal, watcher).catch(() => undefined);
        if (!isClosing()) watcher.report('Events are cut off; connecting again.');
      }
      await pause(RECONNECTION_PAUSE, closing.signal);
      client = isClosing() ? null : await open(url, watcher).catch(() => null);
    }
    if (client !== null) await end(client);
  }

  const held = hold(await open(url, watcher));
  return async () => {
    closing.abort();
    await held;
  };
}

/** A connection that listens. */
async function open(url: string, { onNotification }: EventConnectionWatcher): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    application_name: 'hearthkin events',
    keepAlive: true,
  });
  client.on('error', () => undefined);
  client.on('notification', ({ payload = '' }) => {
    onNotification(payload);
  });
  try {
    await client.connect();
    await client.query(`LISTEN ${EVENT_CHANNEL}`);
  } catch (error) {
    await end(client);
    throw error;
  }
  return client;
}

/** Watches over the connection until it is lost, or is to end. */
async function holdUntilLost(
  client: pg.Client,
  closing: AbortSignal,
  { onOpen, onLost }: EventConnectionWatcher,
): Promise<void> {
  const lost = new AbortController();
  client.once('end', () => {
    lost.abort();
  });
  const over = AbortSignal.any([closing, lost.signal]);
  onOpen(client);
  try {
    for (;;) {
      await pause(HEARTBEAT, over);
      if (over.aborted) break;
      await client.query('SELECT 1');
    }
  } finally {
    onLost(client);
    await end(client);
  }
}

/** Waits, until the signal at the longest, without keeping the process alive. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}

/** Ends a connection that has failed, so that a new one is opened. */
export function giveUp(client: pg.Client): void {
  void end(client);
}

async function end(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}
