import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresArchive } from '#adapters/postgres/postgres-archive.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { StorageArchive } from '#core/archive/ports/storage-archive.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { toWireConversation } from '#core/messaging/conversation-schemas.ts';
import type { ConversationPlace } from '#core/messaging/domain/conversation.ts';
import { makeSearchMessages } from '#core/messaging/use-cases/search-messages.ts';
import { makeListConversations } from '#core/messaging/use-cases/list-conversations.ts';
import type { Storage } from '#core/storage.ts';
import { FEW, fillInboxSite, MANY, SHY, SOCIABLE } from '#tests/support/inbox-site.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';

/*
 * An inbox of 1,000 conversations and 100,000 messages beside one of ten. Both are in the same database and take turns:
 * the use case and the JSON of its answer, in this process and without HTTP. The CPU is this process's and leaves out
 * PostgreSQL's own processes.
 */

const MESSAGES_EACH = 100;
const TIMES = 500;
const WARM_UP = 50;

interface Operation {
  readonly name: string;
  readonly ask: (memberId: MemberId) => Promise<unknown>;
}

/** Milliseconds of each time. */
interface Costs {
  readonly cpu: number[];
  readonly wall: number[];
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const place = { file: join(folder, 'inbox.db'), migrationsFolder: SQLITE_MIGRATIONS };
  await fill(createSqliteArchive(place));
  await measure('SQLite', openSqliteStorage(place));
  await rm(folder, { recursive: true });

  const cluster = await startPostgresCluster();
  try {
    const options = { url: cluster.url, connections: 2, migrationsFolder: POSTGRES_MIGRATIONS };
    await fill(createPostgresArchive(options));
    await measure('PostgreSQL', await openPostgresStorage(options));
  } finally {
    await cluster.remove();
  }
}

async function fill(archive: StorageArchive): Promise<void> {
  const writer = await archive.openWriter();
  await fillInboxSite(writer, MESSAGES_EACH);
  await writer.close();
}

async function operationsOn(storage: Storage): Promise<readonly Operation[]> {
  const { conversations } = storage;
  const list = makeListConversations({ conversations });
  const search = makeSearchMessages(storage);
  const find = (name: string, query: string): Operation => ({
    name,
    ask: async (callerId) =>
      JSON.stringify(
        await search({ callerId, query, connectionId: null, before: null, limit: 20 }),
      ),
  });
  const read = async (
    callerId: MemberId,
    page: { text?: string; after?: ConversationPlace | null; limit: number },
  ) => {
    const { items } = await list({ callerId, text: '', after: null, ...page });
    return JSON.stringify(items.map(toWireConversation));
  };
  const listAll = async (callerId: MemberId) =>
    conversations.listOf(callerId, { text: '', after: null, limit: 2 * MANY });
  const nearEnd = new Map<MemberId, ConversationPlace | null>();
  for (const memberId of [SHY, SOCIABLE]) {
    nearEnd.set(memberId, (await listAll(memberId)).at(-6)?.place ?? null);
  }
  return [
    { name: 'first page of 10', ask: (memberId) => read(memberId, { limit: 10 }) },
    { name: 'first page of 50', ask: (memberId) => read(memberId, { limit: 50 }) },
    {
      name: 'last five',
      ask: (memberId) => read(memberId, { limit: 10, after: nearEnd.get(memberId) ?? null }),
    },
    { name: 'search by name', ask: (memberId) => read(memberId, { text: 'friend 9', limit: 10 }) },
    find('a common word', 'cards'),
    find('a rare word', `turn${MESSAGES_EACH - 1}`),
    find('an absent word', 'walnut'),
    find('two words', 'turn7 sunday'),
    find('and an absent one', 'sunday walnut'),
    find('never together', 'turn5 turn7'),
    find('a common old word', 'turn5'),
    find('one letter', 's'),
  ];
}

async function measure(engine: string, storage: Storage): Promise<void> {
  const startedAt = performance.now();
  while ((await storage.messageSearch.indexNext(50)) > 0);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  print(`\n${engine}: all messages indexed in ${seconds} s\n`);
  print(`\n${engine}, load ${loadavg()[0]?.toFixed(1)}, in milliseconds\n`);
  print(`${''.padEnd(20)} ${'conversations'.padStart(13)} CPU p50  CPU p99      p50      p99\n`);
  for (const operation of await operationsOn(storage)) {
    const few = { cpu: [], wall: [] };
    const many = { cpu: [], wall: [] };
    for (let turn = -WARM_UP; turn < TIMES; turn += 1) {
      await time(operation, SHY, turn < 0 ? null : few);
      await time(operation, SOCIABLE, turn < 0 ? null : many);
    }
    show(operation.name, FEW, few);
    show(operation.name, MANY, many);
    const growth = quantile(many.cpu, 0.5) / quantile(few.cpu, 0.5);
    print(`${''.padEnd(34)} ${growth.toFixed(1)} times the CPU of ten\n`);
  }
  await storage.close();
}

async function time({ ask }: Operation, memberId: MemberId, costs: Costs | null): Promise<void> {
  const cpu = process.cpuUsage();
  const startedAt = performance.now();
  await ask(memberId);
  const wall = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  costs?.cpu.push((user + system) / 1_000);
  costs?.wall.push(wall);
  await new Promise((resolve) => setImmediate(resolve));
}

function show(name: string, conversations: number, { cpu, wall }: Costs): void {
  const figures = [cpu, wall].flatMap((values) => [quantile(values, 0.5), quantile(values, 0.99)]);
  const columns = figures.map((value) => value.toFixed(2).padStart(8)).join(' ');
  print(`${name.padEnd(20)} ${String(conversations).padStart(13)}${columns}\n`);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

function print(text: string): void {
  process.stdout.write(text);
}

await main();
