import { toIdempotencyKey, toMessageText } from '#tests/support/texts.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { createInProcessEventBus } from '#adapters/system/in-process-event-bus.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { announceCommits } from '#core/feed/steps/announce-commits.ts';
import type { Limiter } from '#core/kernel/limiter.ts';
import { makeSendMessage } from '#core/messaging/use-cases/send-message.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { storeConnection, storeMembers } from '#tests/support/stored-records.ts';

/*
 * Durable messages a second, and the CPU of each, by one writer and by sixteen. The use case sends them as production
 * does but for HTTP: counted against a limit, under a key of their own, with their event. A writer waits for its
 * message to be stored, and for a turn of the event loop, as requests come. The CPU is this process's and leaves out
 * PostgreSQL's own processes.
 */

const WRITERS = 16;
const ROUNDS = 3;
/** How long to write each time, in milliseconds. */
const WARM_UP = 1_000;
const TIME = 3_000;
const CONTENT = toMessageText('Good evening. Shall we play cards on Sunday?');

/** Sends one message as a member to another. */
type Send = () => Promise<void>;

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const file = join(folder, 'hearthkin.db');
  const sqlite = openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
  await measure('SQLite', sqlite);
  await rm(folder, { recursive: true });

  const cluster = await startPostgresCluster({ fsync: true });
  try {
    const place = { url: cluster.url, connections: 10, migrationsFolder: POSTGRES_MIGRATIONS };
    await measure('PostgreSQL', await openPostgresStorage(place));
  } finally {
    await cluster.remove();
  }
}

async function measure(engine: string, storage: Storage): Promise<void> {
  const writers = await createWriters(storage);
  await write(writers, WARM_UP);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const atOnce of [1, WRITERS]) {
      const started = { cpu: process.cpuUsage(), at: performance.now() };
      const messages = await write(writers.slice(0, atOnce), TIME);
      const seconds = (performance.now() - started.at) / 1_000;
      const { user, system } = process.cpuUsage(started.cpu);
      show(engine, atOnce, messages / seconds, (user + system) / messages);
    }
  }
  await storage.close();
}

function show(engine: string, writers: number, perSecond: number, cpu: number): void {
  const who = `${engine}, ${writers} ${writers === 1 ? 'writer' : 'writers'}`;
  process.stdout.write(
    `${who.padEnd(24)} ${perSecond.toFixed(0).padStart(6)} messages/s ${cpu.toFixed(0).padStart(5)} µs of CPU each\n`,
  );
}

async function createWriters(storage: Storage): Promise<Send[]> {
  const commit = announceCommits(
    storage.commit,
    createInProcessEventBus(() => undefined),
  );
  const clock = createSystemClock();
  const sendMessage = makeSendMessage({ ...storage, commit, clock, limiter: counting(storage) });
  const members = await storeMembers(storage, 2 * WRITERS);
  const writers: Send[] = [];
  for (let place = 0; place < members.length; place += 2) {
    const [callerId, otherId] = [members[place]!.id, members[place + 1]!.id];
    const { id: connectionId } = await storeConnection(storage, callerId, otherId);
    writers.push(async () => {
      const idempotencyKey = toIdempotencyKey(randomUUID());
      const sent = await sendMessage({ callerId, connectionId, content: CONTENT, idempotencyKey });
      if (!sent.ok) throw new Error(`A message was refused: ${sent.refusal.code}.`);
    });
  }
  return writers;
}

/** Counts as the storage does, and refuses nothing. */
function counting({ limiter }: Storage): Limiter {
  return {
    ...limiter,
    take: (limit, key) => limiter.take({ ...limit, points: Number.MAX_SAFE_INTEGER }, key),
  };
}

/** Returns how many messages the writers sent in that time. */
async function write(writers: readonly Send[], time: number): Promise<number> {
  const end = performance.now() + time;
  let messages = 0;
  const work = async (send: Send) => {
    while (performance.now() < end) {
      await send();
      messages += 1;
      await new Promise(setImmediate);
    }
  };
  await Promise.all(writers.map(work));
  return messages;
}

await main();
