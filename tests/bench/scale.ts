import { toConnectionId, toMemberId } from '#tests/support/ids.ts';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Command, InvalidArgumentError, Option } from 'commander';
import { createPostgresArchive } from '#adapters/postgres/postgres-archive.ts';
import { openPostgresStorage } from '#adapters/postgres/postgres-storage.ts';
import { createSqliteArchive } from '#adapters/sqlite/sqlite-archive.ts';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import type { StorageArchive } from '#core/archive/storage-archive.ts';
import { NO_FILTERS, type DiscoveryFilters } from '#core/discovery/domain/filters.ts';
import type { DiscoverySort } from '#core/discovery/domain/order.ts';
import type { Storage } from '#core/storage.ts';
import { POSTGRES_MIGRATIONS, SQLITE_MIGRATIONS } from '#tests/support/migrations-folders.ts';
import { startPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { fillScaleSite, SOCIABLE } from './scale-site.ts';

/*
 * What discovery and long lists cost in a storage of ten thousand members, of ten times as many, and so on.
 * Everything runs in this process, without HTTP.
 */

const SMALLEST = 10_000;
const TIMES = 200;
const VIEWER = toMemberId(777);
/** The folder of the databases, which are kept: a large one takes minutes to make. */
const FOLDER = 'data/bench';

/** What one operation costs, in milliseconds. */
interface Cost {
  readonly name: string;
  readonly median: number;
  readonly p99: number;
  /** Processor time of this process. */
  readonly cpu: number;
  /** The longest that nobody else got a turn. */
  readonly hold: number;
}

interface Options {
  readonly members: number;
  readonly storage: 'sqlite' | 'postgres';
  readonly growth: number | undefined;
}

interface Site {
  readonly archive: StorageArchive;
  readonly open: () => Promise<Storage>;
  readonly isFilled: boolean;
}

async function main(): Promise<void> {
  const { members, storage, growth } = readOptions();
  const tables = new Map<number, readonly Cost[]>();
  for (let size = SMALLEST; size <= members; size *= 10) {
    tables.set(size, await measureSite(storage, size));
  }
  if (growth === undefined) return;
  const [smaller, larger] = [...tables.values()].slice(-2);
  if (smaller === undefined || larger === undefined) {
    throw new Error('Growth needs two sizes: give --members 100000 or more.');
  }
  reportGrowth(smaller, larger, growth);
}

function readOptions(): Options {
  return new Command('bench:scale')
    .option('--members <number>', 'the largest number of members', toNumber, 1_000_000)
    .addOption(
      new Option('--storage <engine>', 'the engine')
        .choices(['sqlite', 'postgres'])
        .default('sqlite'),
    )
    .option(
      '--growth <factor>',
      'fail when a row of the last size costs more times as much',
      toNumber,
    )
    .parse()
    .opts<Options>();
}

function toNumber(value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new InvalidArgumentError('Give a number above zero.');
  return number;
}

async function measureSite(engine: Options['storage'], members: number): Promise<readonly Cost[]> {
  if (engine === 'sqlite') return measure(await makeSqliteSite(members), members);
  const cluster = await startPostgresCluster();
  try {
    const options = { url: cluster.url, connections: 10, migrationsFolder: POSTGRES_MIGRATIONS };
    const archive = createPostgresArchive(options);
    const open = () => openPostgresStorage(options);
    return await measure({ archive, open, isFilled: false }, members);
  } finally {
    await cluster.remove();
  }
}

/** A file that is only half filled when this is stopped has another name. */
async function makeSqliteSite(members: number): Promise<Site> {
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `scale-${members}.db`);
  const place = { file, migrationsFolder: SQLITE_MIGRATIONS };
  const archive = createSqliteArchive(place);
  const isFilled = existsSync(file) && (await archive.openReader().then(closed, () => false));
  if (!isFilled) await rm(file, { force: true });
  return { archive, open: () => Promise.resolve(openSqliteStorage(place)), isFilled };
}

async function closed(reader: { readonly close: () => Promise<void> }): Promise<true> {
  await reader.close();
  return true;
}

async function measure(site: Site, members: number): Promise<readonly Cost[]> {
  if (!site.isFilled) {
    const writer = await site.archive.openWriter();
    await fillScaleSite(writer, members);
    await writer.close();
  }
  const memoryBefore = process.memoryUsage().rss;
  const startedAt = performance.now();
  const storage = await site.open();
  await storage.directory.load();
  const seconds = (performance.now() - startedAt) / 1_000;
  const megabytes = (process.memoryUsage().rss - memoryBefore) / 1e6;
  print(
    `\n${members.toLocaleString('en')} members: ready after ${seconds.toFixed(1)} s, ` +
      `${megabytes.toFixed(0)} MB more\n`,
  );
  print(`${''.padEnd(44)} median     p99     CPU    hold\n`);
  try {
    const costs: Cost[] = [];
    for (const [name, work, times] of operationsOn(storage)) {
      costs.push(await measureOperation(name, work, times));
    }
    return costs;
  } finally {
    await storage.close();
  }
}

type Operation = readonly [name: string, work: (turn: number) => Promise<unknown>, times?: number];

/** Worked out for everyone once, so that all that follows is quick: it grows with the number of members. */
const FIRST_SEARCH = 'first search of a viewer, by relevance';
const FIRST_RECOMMENDATIONS = 'first recommendations of a viewer';
const GROWING: readonly string[] = [FIRST_SEARCH, FIRST_RECOMMENDATIONS];

/** The operations, in an order in which none warms another up that is measured cold. */
function operationsOn({ directory, connections, messages }: Storage): readonly Operation[] {
  const search = (
    filters: Partial<DiscoveryFilters>,
    sort: DiscoverySort = 'relevance',
    viewer = VIEWER,
  ) =>
    directory.search(viewer, {
      filters: { ...NO_FILTERS, ...filters },
      sort,
      limit: 24,
      after: null,
    });
  const all = {
    minAge: 25,
    maxAge: 70,
    types: [1, 2],
    interests: ['Cooking', 'Music'],
    location: 'l',
  };
  return [
    ['no filter, by relevance', () => search({})],
    ['by age', () => search({}, 'age-asc')],
    ['by activity', () => search({}, 'recent')],
    ['by types', () => search({ types: [1, 3] })],
    ['by listed interests', () => search({ interests: ['Cooking', 'Music'] })],
    ['by an interest that is not listed', () => search({ interests: ['Chess'] })],
    ['by place', () => search({ location: 'le' })],
    ['text of 36 %', () => search({ text: 'lighthouses' })],
    ['text of 10 %', () => search({ text: 'saxifrage' })],
    ['text of 1 %', () => search({ text: 'marquetry' })],
    ['text of 1 character', () => search({ text: 'q' })],
    ['text of 2 characters', () => search({ text: 'zy' })],
    ['text of 20 members', () => search({ text: 'zymology' })],
    ['text of nobody', () => search({ text: 'xylophones' })],
    ['all filters', () => search({ ...all, text: 'saxifrage' })],
    ['recommendations', () => directory.recommend(VIEWER, 3)],
    [FIRST_SEARCH, (turn) => search({}, 'relevance', toMemberId(2_000 + turn)), 50],
    [FIRST_RECOMMENDATIONS, (turn) => directory.recommend(toMemberId(3_000 + turn), 3), 50],
    [
      'page of 500 of 1,000 connections',
      () =>
        connections.listOf(SOCIABLE.id, {
          before: null,
          limit: 500,
          status: null,
          direction: null,
        }),
    ],
    [
      'newest page of a chat of 100,000',
      () => messages.listOf(toConnectionId(1), { before: null, limit: 50 }),
    ],
  ];
}

async function measureOperation(
  name: string,
  work: (turn: number) => Promise<unknown>,
  times = TIMES,
): Promise<Cost> {
  // What many write is gathered in the background while the first searches are answered.
  for (let turn = 1; turn <= 20; turn += 1) await work(-turn);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const durations: number[] = [];
  const before = process.cpuUsage();
  delay.enable();
  for (let turn = 0; turn < times; turn += 1) {
    const startedAt = performance.now();
    await work(turn);
    durations.push(performance.now() - startedAt);
    await new Promise((resolve) => setImmediate(resolve));
  }
  delay.disable();
  const { user, system } = process.cpuUsage(before);
  durations.sort((one, two) => one - two);
  const cost = {
    name,
    median: durations[Math.floor(times / 2)] ?? 0,
    p99: durations[Math.ceil(times * 0.99) - 1] ?? 0,
    cpu: (user + system) / times / 1_000,
    hold: delay.max / 1e6,
  };
  const columns = [cost.median, cost.p99, cost.cpu, cost.hold];
  print(`${name.padEnd(44)}${columns.map((value) => value.toFixed(2).padStart(7)).join(' ')}\n`);
  return cost;
}

/** Fails when an operation takes more than `most` times what it took at the size before. */
function reportGrowth(smaller: readonly Cost[], larger: readonly Cost[], most: number): void {
  const growths = larger.map(({ name, median }) => {
    const before = smaller.find((cost) => cost.name === name)?.median ?? median;
    return { name, factor: median / before };
  });
  print('\nMedian at the last size, times that at the size before:\n');
  for (const { name, factor } of growths) {
    print(`${name.padEnd(44)}${factor.toFixed(2).padStart(7)}\n`);
  }
  const grown = growths.filter(({ name, factor }) => factor > most && !GROWING.includes(name));
  if (grown.length === 0) return;
  process.exitCode = 1;
  print(`\nMore than ${most} times: ${grown.map(({ name }) => name).join(', ')}.\n`);
}

function print(text: string): void {
  process.stdout.write(text);
}

await main();
