import { LATER_DAY } from '#tests/support/days.ts';
import { createInterface } from 'node:readline';
import { writeHeapSnapshot } from 'node:v8';
import { createFileColumnsSnapshots } from '#adapters/files/file-columns-snapshots.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { NO_FILTERS } from '#core/discovery/domain/filters.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';

/** Which database to open, and for whom to look around there. */
export interface RememberingTask {
  readonly engine: 'sqlite' | 'postgres';
  /** A file, or an address. */
  readonly place: string;
  readonly migrationsFolder: string;
  /** Where to keep the columns. */
  readonly snapshot: string;
  readonly viewerIds: readonly MemberId[];
}

/**
 * Looks around as a server does, so that it has members in its memory; then, at every line that names a file, takes in
 * what has changed and writes all that its memory holds into the file.
 */
const task = JSON.parse(process.argv[2] ?? '') as RememberingTask;

async function open(): Promise<Storage> {
  const { engine, place, migrationsFolder, snapshot } = task;
  const snapshots = createFileColumnsSnapshots(snapshot);
  const keeping = { snapshots, report: () => undefined };
  return engine === 'sqlite'
    ? openSqliteStorage({ file: place, migrationsFolder, keeping })
    : openPostgresStorage({ url: place, connections: 2, migrationsFolder, keeping });
}

const storage = await open();

async function lookAround(viewerId: MemberId): Promise<void> {
  const { directory, members, connections } = storage;
  for (const filters of [NO_FILTERS, { ...NO_FILTERS, text: 'zq' }]) {
    await directory.search(viewerId, { filters, sort: 'relevance', limit: 20, after: null });
    await directory.count(viewerId, filters);
  }
  await directory.recommend(viewerId, 20, LATER_DAY);
  const everyone = await members.list({ after: 0, limit: 100 });
  for (const { id } of everyone) await members.findById(id);
  const page = { status: null, direction: null, before: null, limit: 9 } as const;
  await connections.listOf(viewerId, { ...page, openSince: '2000-01-01T00:00:00.000Z' });
}

for (const viewerId of task.viewerIds) await lookAround(viewerId);
process.stdout.write('It has looked around.\n');
for await (const file of createInterface(process.stdin)) {
  await storage.directory.catchUp();
  await storage.directory.keep();
  // Each of its connections holds what it read last until it reads again.
  await Promise.all([storage.ping(), storage.ping()]);
  process.stdout.write(`${writeHeapSnapshot(file)}\n`);
}
await storage.close();
