import { toIdempotencyKey, toMessageText } from '#tests/support/texts.ts';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
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
import { medianOf } from './median.ts';

/*
 * Durable messages a second, and the CPU of each, by one writer and by sixteen, beside rows that are put into a bare
 * table, a commit each, in turns. The use case sends messages as production does but for HTTP: counted against a limit,
 * under a key of their own, with their event. A writer waits for its message to be stored, and for a turn of the event
 * loop, as requests come. The CPU is this process's and leaves out PostgreSQL's own processes.
 */

const WRITERS = 16;
const ROUNDS = 3;
/** How long to write each time, in milliseconds. */
const WARM_UP = 1_000;
const TIME = 3_000;
const CONTENT = toMessageText('Good evening. Shall we play cards on Sunday?');

/** Writes one message of a member to another, or one row. */
type Write = () => Promise<void>;

/** What writes, and whose messages or rows count against the other's. */
interface Engine {
  readonly name: string;
  readonly ours: readonly Write[];
  /** Rows in a bare table, without anything of ours; memory has no other way to write. */
  readonly bare: readonly Write[] | null;
}

async function main(): Promise<void> {
  process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`);
  await measureMemory();
  await measureSqlite();
  await measurePostgres();
}

async function measureMemory(): Promise<void> {
  await measure({ name: 'memory', ours: await createWriters(createMemoryStorage()), bare: null });
}

async function measureSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const file = join(folder, 'hearthkin.db');
  const storage = openSqliteStorage({ file, migrationsFolder: SQLITE_MIGRATIONS });
  const database = new Database(join(folder, 'bare.db'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.exec('CREATE TABLE note (id INTEGER PRIMARY KEY, content TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO note (content) VALUES (?)');
  const bare = Array.from({ length: WRITERS }, () => () => {
    insert.run(CONTENT);
    return Promise.resolve();
  });
  await measure({ name: 'SQLite', ours: await createWriters(storage), bare });
  database.close();
  await storage.close();
  await rm(folder, { recursive: true });
}

async function measurePostgres(): Promise<void> {
  const cluster = await startPostgresCluster({ fsync: true });
  const place = { url: cluster.url, connections: 10, migrationsFolder: POSTGRES_MIGRATIONS };
  const storage = await openPostgresStorage(place);
  const pool = new pg.Pool({ connectionString: cluster.url, max: 10 });
  // The server may be gone before each connection has closed.
  pool.on('error', () => undefined);
  await pool.query('CREATE TABLE note (id bigserial PRIMARY KEY, content text NOT NULL)');
  const insert = { name: 'insert', text: 'INSERT INTO note (content) VALUES ($1)' };
  const bare = Array.from({ length: WRITERS }, () => async () => {
    await pool.query({ ...insert, values: [CONTENT] });
  });
  await measure({ name: 'PostgreSQL', ours: await createWriters(storage), bare });
  await pool.end();
  await storage.close();
  await cluster.remove();
}

async function measure({ name, ours, bare }: Engine): Promise<void> {
  await write(ours, WARM_UP);
  if (bare !== null) await write(bare, WARM_UP);
  for (const atOnce of [1, WRITERS]) {
    const messages: Figures[] = [];
    const rows: Figures[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      messages.push(await timeWrites(ours.slice(0, atOnce)));
      if (bare !== null) rows.push(await timeWrites(bare.slice(0, atOnce)));
    }
    show(`${name}, ${atOnce} ${atOnce === 1 ? 'writer' : 'writers'}`, messages, rows);
  }
}

function show(who: string, messages: readonly Figures[], rows: readonly Figures[]): void {
  const perSecond = medianOf(messages.map((figures) => figures.perSecond));
  const cpu = medianOf(messages.map((figures) => figures.cpu));
  const bare = medianOf(rows.map((figures) => figures.perSecond));
  const share = medianOf(rows.map((row, round) => messages[round]!.perSecond / row.perSecond));
  process.stdout.write(
    `${who.padEnd(24)} ${perSecond.toFixed(0).padStart(6)} messages/s ${cpu.toFixed(0).padStart(5)} µs of CPU each` +
      (rows.length === 0 ? '\n' : `, ${share.toFixed(2)} of ${bare.toFixed(0)} bare rows/s\n`),
  );
}

interface Figures {
  readonly perSecond: number;
  /** Microseconds of each. */
  readonly cpu: number;
}

async function timeWrites(writers: readonly Write[]): Promise<Figures> {
  const started = { cpu: process.cpuUsage(), at: performance.now() };
  const written = await write(writers, TIME);
  const seconds = (performance.now() - started.at) / 1_000;
  const { user, system } = process.cpuUsage(started.cpu);
  return { perSecond: written / seconds, cpu: (user + system) / written };
}

async function createWriters(storage: Storage): Promise<Write[]> {
  const commit = announceCommits(
    storage.commit,
    createInProcessEventBus(() => undefined),
  );
  const clock = createSystemClock();
  const sendMessage = makeSendMessage({ ...storage, commit, clock, limiter: counting(storage) });
  const members = await storeMembers(storage, 2 * WRITERS);
  const writers: Write[] = [];
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

/** Returns how much the writers wrote in that time. */
async function write(writers: readonly Write[], time: number): Promise<number> {
  const end = performance.now() + time;
  let written = 0;
  const work = async (writeOne: Write) => {
    while (performance.now() < end) {
      await writeOne();
      written += 1;
      await new Promise(setImmediate);
    }
  };
  await Promise.all(writers.map(work));
  return written;
}

await main();
