import type { PooledStorage } from '#adapters/postgres/connection-pool.ts';
import type { NamedHandler } from '#core/feed/ports/event-handler.ts';
import type { Clock } from '#core/kernel/clock.ts';
import { countFileBytes } from '#core/media/steps/count-file-bytes.ts';
import type { Storage } from '#core/storage.ts';
import type { Configuration } from '#server/configuration.ts';
import type { ReadsInTurn } from '#server/limits/reads-in-turn.ts';
import type { StreamHub } from '#server/live/stream-hub.ts';
import type { Readiness } from '#server/readiness.ts';
import type { Timings } from '#server/timings.ts';
import { one, several, type GaugeReading } from './read-gauges.ts';

/** What there is to read of a site once it is open. */
export interface OpenSite {
  readonly storage: Storage | PooledStorage;
  readonly handlers: readonly NamedHandler[];
  readonly clock: Clock;
  readonly hub: Pick<StreamHub, 'count' | 'most'>;
  readonly reads: Pick<ReadsInTurn, 'count'>;
  readonly timings: Pick<Timings, 'reading'>;
  readonly configuration: Pick<Configuration, 'filesLimit'>;
}

/** What a process says of itself from the start. */
export function readinessGauges(readiness: Readiness): readonly GaugeReading[] {
  return [
    one(
      'hearthkin_serving',
      'Whether the process takes requests: 0 while it starts and stops.',
      () => Number(readiness.phase === 'serving'),
    ),
    one(
      'hearthkin_writes_taken',
      'Whether storage stored what it was last given: 0 when a disk is full.',
      () => Number(readiness.takesWrites && !readiness.isDamaged),
    ),
    one('hearthkin_storage_damaged', 'Whether damage was found in storage.', () =>
      Number(readiness.isDamaged),
    ),
  ];
}

/** What is read of an open site. Those that ask storage are absent while it doesn't answer. */
export function siteGauges({
  storage,
  handlers,
  clock,
  hub,
  reads,
  configuration: { filesLimit },
}: OpenSite): readonly GaugeReading[] {
  const { feed, directory } = storage;
  return [
    one('hearthkin_streams_open', 'Streams of events that are open.', () => hub.count),
    one('hearthkin_streams_limit', 'How many streams of events fit.', () => hub.most),
    several(
      'hearthkin_member_reads',
      'Reads of members that go on, and that wait for their turn.',
      'state',
      () => ({ ...reads.count() }),
    ),
    several(
      'hearthkin_feed_backlog_events',
      'About how many events a handler has still to handle: no fewer than there are.',
      'handler',
      async () => {
        const [lastId, ...positions] = await Promise.all([
          feed.lastId(),
          ...handlers.map(({ name }) => feed.position(name)),
        ]);
        return Object.fromEntries(
          handlers.map(({ name }, place) => [name, Math.max(0, lastId - (positions[place] ?? 0))]),
        );
      },
    ),
    several(
      'hearthkin_letters',
      'Mails that are due, and that were given up.',
      'state',
      async () => {
        const { due, failed } = await storage.outbox.backlog(clock.now());
        return { due, failed };
      },
    ),
    one('hearthkin_discovery_members', 'Members that searches look through.', async () => {
      const { members } = await directory.size();
      return members;
    }),
    one('hearthkin_discovery_bytes', 'Memory of what searches look through.', async () => {
      const { bytes } = await directory.size();
      return bytes;
    }),
    one('hearthkin_files_bytes', 'Bytes of the pictures and voices of all members.', () =>
      countFileBytes(storage),
    ),
    ...(filesLimit === null
      ? []
      : [
          one('hearthkin_files_limit_bytes', 'How many bytes fit (FILES_LIMIT).', () => filesLimit),
        ]),
    ...('countConnections' in storage ? poolGauges(storage) : []),
  ];
}

function poolGauges(storage: PooledStorage): readonly GaugeReading[] {
  const read = (part: 'most' | 'busy' | 'idle' | 'waiting') => () =>
    Object.fromEntries(storage.countConnections().map((pool) => [pool.pool, pool[part]]));
  return [
    several(
      'hearthkin_database_connections_limit',
      'Connections to PostgreSQL that fit.',
      'pool',
      read('most'),
    ),
    several(
      'hearthkin_database_connections_busy',
      'Connections to PostgreSQL in use.',
      'pool',
      read('busy'),
    ),
    several(
      'hearthkin_database_connections_idle',
      'Connections to PostgreSQL without work.',
      'pool',
      read('idle'),
    ),
    several(
      'hearthkin_database_waiting',
      'Queries that wait for a connection.',
      'pool',
      read('waiting'),
    ),
  ];
}
