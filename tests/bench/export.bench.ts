import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Command, InvalidArgumentError } from 'commander';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import type { Connection } from '#core/connections/domain/connection.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { CONVERSATIONS } from '#server/commands/seed/life-texts.ts';
import { createDataExports } from '#tests/support/data-exports.ts';
import { SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { messageFrom, storeConnection, storeMember } from '#tests/support/stored-records.ts';

/*
 * Time and memory of a copy of one member's data with 100,000 messages. It also measures how long this process does
 * nothing else meanwhile.
 */

const CONVERSATION_COUNT = 20;
const BATCH = 500;
/** How often memory is looked at, in milliseconds. */
const SAMPLING = 20;
const MEGABYTE = 1024 * 1024;
const LINES: readonly string[] = CONVERSATIONS.flat();

async function main(): Promise<void> {
  const messages = readMessages();
  await mkdir(join('data', 'bench'), { recursive: true });
  const folder = await mkdtemp(join('data', 'bench', 'export-'));
  const storage = openSqliteStorage({
    file: join(folder, 'hearthkin.db'),
    migrationsFolder: SQLITE_MIGRATIONS,
  });
  try {
    await measure(storage, await fill(storage, messages), messages);
  } finally {
    await storage.close();
    await rm(folder, { recursive: true });
  }
}

function readMessages(): number {
  return new Command('npm run bench -- export')
    .option('--messages <number>', 'the number of messages', toNumber, 100_000)
    .parse()
    .opts<{ readonly messages: number }>().messages;
}

function toNumber(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new InvalidArgumentError('Give a number above zero.');
  return number;
}

/** Stores a member with conversations, and returns their id. */
async function fill(storage: Storage, messages: number): Promise<MemberId> {
  const { id } = await storeMember(storage);
  for (let place = 0; place < CONVERSATION_COUNT; place += 1) {
    const other = await storeMember(storage);
    const connection = await storeConnection(storage, id, other.id);
    const pair = [id, other.id] as const;
    await converse(storage, connection, pair, messages / CONVERSATION_COUNT);
  }
  return id;
}

async function converse(
  storage: Storage,
  connection: Connection,
  pair: readonly [MemberId, MemberId],
  messages: number,
): Promise<void> {
  const { version } = (await storage.connections.load(connection.id))!;
  for (let stored = 0; stored < messages; stored += BATCH) {
    const changes = Array.from({ length: Math.min(BATCH, messages - stored) }, (_, place) => {
      const number = stored + place;
      const text = `${LINES[(number * 7) % LINES.length] ?? ''} ${number * connection.id}`;
      const message = messageFrom(pair[number % 2 === 0 ? 0 : 1], connection, text);
      const idempotencyKey = null;
      return { type: 'add_message', message, idempotencyKey, connectionVersion: version } as const;
    });
    await storage.commit({
      changes,
      events: [],
      actorId: null,
      at: messageFrom(pair[0], connection).createdAt,
    });
  }
}

async function measure(storage: Storage, memberId: MemberId, messages: number): Promise<void> {
  const exports = createDataExports(storage, createSystemClock());
  await exports.requestDataExport(memberId);
  const before = process.memoryUsage().rss;
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, SAMPLING);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const startedAt = performance.now();
  await exports.make();
  const seconds = (performance.now() - startedAt) / 1_000;
  delay.disable();
  clearInterval(sampling);
  const [made] = await exports.listDataExports(memberId);
  if (made?.status !== 'ready')
    throw new Error('The copy was not made.', { cause: exports.failures[0] });
  print(
    `${messages} messages: ${seconds.toFixed(1)} s, ${((made.size ?? 0) / MEGABYTE).toFixed(1)} MiB\n`,
  );
  print(
    `memory ${(before / MEGABYTE).toFixed(0)} MiB before, ${(peak / MEGABYTE).toFixed(0)} MiB at most\n`,
  );
  print(`${(delay.max / 1e6).toFixed(0)} ms without a turn for others at most\n`);
}

function print(text: string): void {
  process.stdout.write(text);
}

await main();
