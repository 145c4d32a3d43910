import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Command, Option } from 'commander';
import { toMemberId } from '#tests/support/ids.ts';
import {
  quantile,
  signInAll,
  startObservedServer,
  type ObservedServer,
} from './observed-server.ts';
import { ENGINES, provideScaleDatabase, type Engine } from './scale-databases.ts';
import { send } from './server-load.ts';

/*
 * How long a member waits for a profile while fifty others repeat the dearest searches on a large site, and while one
 * other searches for ever different things through many connections.
 * The server runs as in production, as a process of its own; the clients share the machine with it.
 */

const SEARCHERS = 50;
const SECONDS = 30;
const FIRST_VIEWER = 5_000;

/** Through how many connections one member searches, and for how many seconds each time. */
const CONNECTIONS_OF_ONE = [0, 1, 10, 100];
const SECONDS_OF_ONE = 10;

const SORTS = ['age-desc', 'age-asc', 'recent', 'relevance'];

/** A search that was not made before, of everyone of certain ages, in pages of a hundred. */
const newSearch = (turn: number) =>
  `sort=${SORTS[Math.floor(turn / 2_500) % SORTS.length] ?? ''}&limit=100` +
  `&minAge=${18 + (turn % 50)}&maxAge=${70 + (Math.floor(turn / 50) % 50)}`;

/** For whom a search is dear: everyone is looked at, or many are found by their texts. */
const DEAREST: readonly string[] = [
  'text=saxifrage&minAge=25&maxAge=70&types=1,2&interests=Cooking,Music&location=l',
  '',
  'sort=recent',
  'sort=age-desc&limit=100',
  'location=le',
  'text=lighthouses',
  'text=q&sort=age-asc',
  'text=zy&limit=100',
  'interests=Chess,Cooking&sort=recent',
];

interface Options {
  readonly members: number;
  readonly storage: Engine;
}

async function main(): Promise<void> {
  const { members, storage } = new Command('npm run bench -- searchers')
    .option('--members <number>', 'how many members there are', Number, 1_000_000)
    .addOption(new Option('--storage <engine>', 'the engine').choices(ENGINES).default('sqlite'))
    .parse()
    .opts<Options>();
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const database = await provideScaleDatabase(storage, members);
  try {
    const ids = Array.from({ length: SEARCHERS + 1 }, (_value, place) => FIRST_VIEWER + place);
    const cookies = await signInAll(database, ids.map(toMemberId));
    const server = await startObservedServer(database.url, folder);
    try {
      await measure(server, cookies, members);
    } finally {
      await server.kill();
    }
  } finally {
    await database.release();
    await rm(folder, { recursive: true });
  }
}

async function measure(
  { url, readHold }: ObservedServer,
  cookies: readonly string[],
  members: number,
): Promise<void> {
  const [reader = '', ...searchers] = cookies.toReversed();
  const agent = new Agent({ keepAlive: true });
  const searchFor = (cookie: string, query: string) =>
    send({ url: `${url}/api/discovery?${query}`, cookie }, agent);
  const search = (cookie: string, turn: number) =>
    searchFor(cookie, DEAREST[turn % DEAREST.length] ?? '');
  const read = (turn: number) =>
    send({ url: `${url}/api/users/${1 + ((turn * 7_919) % members)}`, cookie: reader }, agent);

  async function readWhile(name: string, searching: { isOn: boolean; found: number }) {
    const waits: number[] = [];
    const notReady = countNotReady(url, agent, searching);
    await readHold();
    const startedAt = performance.now();
    while (searching.isOn) {
      const askedAt = performance.now();
      await read(waits.length);
      waits.push(performance.now() - askedAt);
    }
    const seconds = (performance.now() - startedAt) / 1_000;
    const hold = await readHold();
    print(name, waits, searching.found / seconds, hold, await notReady);
  }

  /** Everyone searches for everything once, and then again and again. */
  async function searchFrom(first: { isOn: boolean; found: number }, goesOn: () => boolean) {
    const loops = searchers.map(async (cookie, place) => {
      for (let turn = 0; turn < DEAREST.length || goesOn(); turn += 1) {
        await search(cookie, place + turn);
        first.found += 1;
      }
    });
    await Promise.all(loops);
    first.isOn = false;
  }

  let newSearches = 0;

  /** One member searches through so many connections, and goes on at once when refused. */
  async function searchAsOne(connections: number) {
    const [cookie = ''] = searchers;
    const one = { isOn: true, found: 0 };
    const end = performance.now() + SECONDS_OF_ONE * 1_000;
    const loops = Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        newSearches += 1;
        const isFound = searchFor(cookie, newSearch(newSearches)).then(
          () => true,
          () => false,
        );
        if (await isFound) one.found += 1;
      }
    });
    const searching = Promise.all([...loops, setTimeout(SECONDS_OF_ONE * 1_000)]).then(() => {
      one.isOn = false;
    });
    await Promise.all([searching, readWhile(`one, by ${connections} connections`, one)]);
  }

  await search(reader, 0);
  process.stdout.write(
    `\n${SEARCHERS} members search among ${members.toLocaleString('en')}; load ${loadavg()[0]?.toFixed(1)}\n` +
      'a profile read meanwhile, ms           reads    p50     p99     max  searches/s  longest hold  not ready\n',
  );
  const first = { isOn: true, found: 0 };
  await Promise.all([searchFrom(first, () => false), readWhile('the first time', first)]);
  const again = { isOn: true, found: 0 };
  const until = performance.now() + SECONDS * 1_000;
  await Promise.all([
    searchFrom(again, () => performance.now() < until),
    readWhile('again and again', again),
  ]);
  for (const connections of CONNECTIONS_OF_ONE) await searchAsOne(connections);
  agent.destroy();
}

/** Asks ten times a second, while they search, whether the server is ready; returns how often it wasn't. */
async function countNotReady(
  url: string,
  agent: Agent,
  searching: { readonly isOn: boolean },
): Promise<number> {
  let off = 0;
  while (searching.isOn) {
    const isReady = send({ url: `${url}/api/readyz`, cookie: '' }, agent).then(
      () => true,
      () => false,
    );
    if (!(await isReady)) off += 1;
    await setTimeout(100);
  }
  return off;
}

function print(
  name: string,
  waits: number[],
  searches: number,
  hold: number,
  notReady: number,
): void {
  const times = [0.5, 0.99, 1].map((share) => quantile(waits, share).toFixed(1).padStart(7));
  process.stdout.write(
    `${name.padEnd(36)}${String(waits.length).padStart(8)} ${times.join(' ')}${searches.toFixed(0).padStart(12)}${hold.toFixed(1).padStart(14)}${String(notReady).padStart(11)}\n`,
  );
}

await main();
