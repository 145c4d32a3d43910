import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Command, InvalidArgumentError, Option } from 'commander';
import { unreachable } from '#core/kernel/unreachable.ts';
import type { Storage } from '#core/storage.ts';
import { quantile } from './observed-server.ts';
import { ENGINES, provideScaleDatabase, type Engine } from './scale-databases.ts';
import { operationsOn, type ScaleOperation, type TurnKind } from './scale-operations.ts';

/*
 * Discovery and long lists among 10,000 members, ten times as many, and so on.
 * Everything runs in this process, without HTTP.
 */

const SMALLEST = 10_000;
/** How many times as many members the next size has. */
const STEP = 10;
const TIMES = 200;
const TIMES_FIRST = 50;
/** How often an operation that seems to grow too much is measured again at both sizes, which take turns. */
const ROUNDS = 9;

/** What one operation costs, in milliseconds. */
interface Cost {
  readonly median: number;
  readonly p99: number;
  /** Processor time of this process. */
  readonly cpu: number;
  /** The longest that nobody else got a turn. */
  readonly hold: number;
}

interface Options {
  readonly members: number;
  readonly storage: Engine;
  readonly growth: number | undefined;
}

/** An operation, and what it cost. */
interface Row extends ScaleOperation {
  readonly cost: Cost;
}

interface MeasuredSite {
  readonly rows: readonly Row[];
  readonly close: () => Promise<void>;
}

async function main(): Promise<void> {
  const { members, storage, growth } = readOptions();
  const sites: MeasuredSite[] = [];
  try {
    for (let size = SMALLEST; size <= members; size *= STEP) {
      sites.push(await measureSite(storage, size));
    }
    if (growth !== undefined) await reportGrowth(sites, growth);
  } finally {
    for (const site of sites) await site.close();
  }
}

function readOptions(): Options {
  return new Command('npm run bench -- scale')
    .option('--members <number>', 'the largest number of members', toNumber, 1_000_000)
    .addOption(new Option('--storage <engine>', 'the engine').choices(ENGINES).default('sqlite'))
    .option(
      '--growth <factor>',
      'fail when a repeated operation at the last size costs more times as much',
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

async function measureSite(engine: Engine, members: number): Promise<MeasuredSite> {
  const database = await provideScaleDatabase(engine, members);
  const memoryBefore = process.memoryUsage().rss;
  const startedAt = performance.now();
  const storage = await database.open();
  await storage.directory.load();
  const seconds = (performance.now() - startedAt) / 1_000;
  const megabytes = (process.memoryUsage().rss - memoryBefore) / 1e6;
  print(
    `\n${members.toLocaleString('en')} members: ready after ${seconds.toFixed(1)} s, ` +
      `${megabytes.toFixed(0)} MB more\n`,
  );
  return {
    rows: await measureAll(storage),
    close: async () => {
      await storage.close();
      await database.release();
    },
  };
}

async function measureAll(storage: Storage): Promise<Row[]> {
  print(`${''.padEnd(44)} median     p99     CPU    hold\n`);
  const rows: Row[] = [];
  for (const operation of operationsOn(storage)) {
    const cost = await measure(operation);
    const columns = [cost.median, cost.p99, cost.cpu, cost.hold];
    const figures = columns.map((value) => value.toFixed(2).padStart(7)).join(' ');
    print(`${operation.name.padEnd(44)}${figures}\n`);
    rows.push({ ...operation, cost });
  }
  return rows;
}

async function measure({ work, kind }: ScaleOperation): Promise<Cost> {
  // What many write is gathered in the background while the first searches are answered.
  for (let turn = 1; turn <= 20; turn += 1) await work(-turn);
  const times = kind === 'first' ? TIMES_FIRST : TIMES;
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
  return {
    median: quantile(durations, 0.5),
    p99: quantile(durations, 0.99),
    cpu: (user + system) / times / 1_000,
    hold: delay.max / 1e6,
  };
}

/** Fails when an operation takes more times what it takes at the size before than its kind allows. */
async function reportGrowth(sites: readonly MeasuredSite[], most: number): Promise<void> {
  const [smaller, larger] = sites.slice(-2);
  if (smaller === undefined || larger === undefined) {
    throw new Error('Growth needs two sizes: give --members 100000 or more.');
  }
  print('\nMedian at the last size, times that at the size before:\n');
  const grown: string[] = [];
  for (const [place, before] of smaller.rows.entries()) {
    const after = larger.rows[place] ?? before;
    const factor = after.cost.median / before.cost.median;
    const limit = limitOf(most, before.kind);
    const isTooMuch = factor > limit;
    const sure = isTooMuch ? await measureGrowth(before, after) : factor;
    const again = isTooMuch ? `  measured again: ${sure.toFixed(2)}` : '';
    print(`${before.name.padEnd(44)}${factor.toFixed(2).padStart(7)}${again}\n`);
    if (isTooMuch && sure > limit) grown.push(`${before.name} (at most ${limit} times)`);
  }
  if (grown.length === 0) return;
  process.exitCode = 1;
  print(`\nGrown too much: ${grown.join(', ')}.\n`);
}

/** A new question may grow half as fast as the number of members; nothing is asked of a viewer's first. */
function limitOf(most: number, kind: TurnKind = 'repeated'): number {
  switch (kind) {
    case 'repeated':
      return most;
    case 'new':
      return STEP / 2;
    case 'first':
      return Infinity;
    default:
      return unreachable(kind);
  }
}

/** The two take turns, so that what else the machine does falls on both; the median of the rounds. */
async function measureGrowth(before: ScaleOperation, after: ScaleOperation): Promise<number> {
  const factors: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const smaller = await measure(before);
    const larger = await measure(after);
    factors.push(larger.median / smaller.median);
  }
  return quantile(factors, 0.5);
}

function print(text: string): void {
  process.stdout.write(text);
}

await main();
