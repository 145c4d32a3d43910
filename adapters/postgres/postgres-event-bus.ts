import type pg from 'pg';
import { GAP, createEventListeners } from '#adapters/event-listeners.ts';
import type { SiteBus } from '#core/events.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';
import { EVENT_CHANNEL, giveUp, holdEventConnection } from './event-connection.ts';

/** How many events wait for a connection at most, before listeners get a gap instead. */
const MOST_WAITING = 1_000;

const NOTIFY = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload';

/**
 * Notifies the listeners of all processes on one database by NOTIFY, on one connection a process that is not
 * of the pool. Events of an outage are sent when it is over; after it every listener gets a gap.
 */
export async function openPostgresEventBus(url: string, report: ReportFailure): Promise<SiteBus> {
  const listeners = createEventListeners(report);
  let connection: pg.Client | null = null;
  let isSending = false;
  let waiting: readonly string[] = [];
  /** Hints that go with the next statement, and with no later one. */
  let hints: readonly string[] = [];

  /** Stops using a connection that is lost, however late that is noticed, and no newer one. */
  function forget(client: pg.Client): void {
    if (connection === client) connection = null;
  }

  /** Sends what waits, and what has gathered meanwhile, in one statement each. */
  async function send(): Promise<void> {
    if (isSending) return;
    isSending = true;
    while (connection !== null && waiting.length + hints.length > 0) {
      const client = connection;
      const events = waiting;
      const payloads = [...events, ...hints];
      waiting = [];
      hints = [];
      await client.query(NOTIFY, [EVENT_CHANNEL, payloads]).catch(() => {
        waiting = atMost([...events, ...waiting]);
        forget(client);
        giveUp(client);
      });
    }
    hints = [];
    isSending = false;
  }

  const close = await holdEventConnection(url, {
    onOpen: (client) => {
      connection = client;
      listeners.tellOfGap();
      void send();
    },
    onLost: forget,
    onNotification: listeners.receive,
    report,
  });
  return {
    announce: (event) => {
      waiting = atMost([...waiting, JSON.stringify(event)]);
      void send();
    },
    hint: (hint) => {
      if (connection === null || hints.length >= MOST_WAITING) return;
      hints = [...hints, JSON.stringify(hint)];
      void send();
    },
    listen: listeners.listen,
    close,
  };
}

/** The payloads, or where they are too many a gap in their place. */
function atMost(payloads: readonly string[]): readonly string[] {
  return payloads.length > MOST_WAITING ? [GAP] : payloads;
}
