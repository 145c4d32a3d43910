import { Redis } from 'ioredis';
import { GAP, createEventListeners } from '#adapters/event-listeners.ts';
import type { SiteBus } from '#core/events.ts';
import type { ReportFailure } from '#core/kernel/report-failure.ts';

/** How long the server may take to answer, in milliseconds. */
const TIMEOUT = 5_000;
/** How long to wait at most before connecting again, in milliseconds. */
const LONGEST_PAUSE = 1_000;
/** How often to see whether the connections still stand, in milliseconds: one that is cut off is silent. */
const HEARTBEAT = 15_000;

/**
 * Tells the listeners of all processes that use the same Redis, and the same number of a database in it
 * (`redis://host:6379/3`). Events of an outage are not kept: after it every listener gets a gap.
 * A connection that cannot subscribe is given up for a new one, so that no process stays deaf.
 * Rejects when the server cannot be reached to begin with.
 */
export async function openRedisEventBus(url: string, report: ReportFailure): Promise<SiteBus> {
  const listeners = createEventListeners(report);
  const publisher = connectTo(url);
  const subscriber = publisher.duplicate();
  const connections = [publisher, subscriber];
  const channel = `hearthkin:${publisher.options.db ?? 0}`;
  let hasLostEvents = false;
  let isCutOff = false;

  function publish(text: string): void {
    publisher.publish(channel, text).catch(() => {
      hasLostEvents = true;
    });
  }

  function hearAgain(): void {
    isCutOff = false;
    listeners.tellOfGap();
  }

  function close(): Promise<void> {
    clearInterval(heartbeat);
    for (const connection of connections) connection.disconnect();
    return Promise.resolve();
  }

  const heartbeat = setInterval(() => {
    for (const connection of connections) connection.ping().catch(() => undefined);
  }, HEARTBEAT).unref();
  for (const connection of connections) connection.on('error', () => undefined);
  try {
    await Promise.all(connections.map((connection) => connection.connect()));
    await subscriber.subscribe(channel);
  } catch (error) {
    await close();
    throw error;
  }

  subscriber.on('message', (_channel, text: string) => {
    listeners.receive(text);
  });
  subscriber.on('reconnecting', () => {
    if (!isCutOff) report('Events are cut off; connecting again.');
    isCutOff = true;
  });
  subscriber.on('ready', () => {
    subscriber.subscribe(channel).then(hearAgain, () => {
      subscriber.disconnect(true);
    });
  });
  publisher.on('ready', () => {
    if (hasLostEvents) publish(GAP);
    hasLostEvents = false;
  });
  return {
    announce: (event) => {
      publish(JSON.stringify(event));
    },
    hint: (hint) => {
      publisher.publish(channel, JSON.stringify(hint)).catch(() => undefined);
    },
    listen: listeners.listen,
    close,
  };
}

/** A client that connects on request, and again whenever its connection breaks. */
function connectTo(url: string): Redis {
  return new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    autoResubscribe: false,
    connectTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
    retryStrategy: (attempts) => Math.min(attempts * 100, LONGEST_PAUSE),
    connectionName: 'hearthkin-events',
  });
}
