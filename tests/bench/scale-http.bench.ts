import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { toMemberId } from '#tests/support/ids.ts';
import {
  quantile,
  signInAll,
  startObservedServer,
  type ObservedServer,
} from './observed-server.ts';
import { ENGINES, provideScaleDatabase, type Engine } from './scale-databases.ts';
import { SOCIABLE } from './scale-site.ts';
import { readCpuMicroseconds, send, type Call } from './server-load.ts';

/*
 * What one member waits for on a large site, over HTTP: new searches, the same ones again, and whatever is asked for
 * the first time. One request at a time, to a server of its own that runs as in production.
 */

const VIEWER = 777;
/** Members who ask for something for the first time. */
const NEWCOMERS = Array.from({ length: 60 }, (_value, place) => 2_000 + place);
const TIMES = 200;

/** What is searched for. */
const KINDS: readonly (readonly [string, string])[] = [
  ['no filter', ''],
  ['by types', 'types=1,3'],
  ['by types and side', 'types=1,3&side=offer'],
  ['by listed interests', 'interests=Cooking,Music'],
  ['by an interest that is not listed', 'interests=Chess'],
  ['by place', 'location=le'],
  ['by country', 'country=GB'],
  ['by activity', 'sort=recent'],
  ['by age', 'sort=age-asc'],
  ['text of 36 %', 'text=lighthouses'],
  ['text of 10 %', 'text=saxifrage'],
  ['text of 1 %', 'text=marquetry'],
  ['text of 20 members', 'text=zymology'],
  ['text of nobody', 'text=xylophones'],
  ['text of 1 character', 'text=q'],
  ['text of 2 characters', 'text=zy'],
  ['text in Cyrillic', 'text=%D0%B0'],
  ['all filters', 'text=saxifrage&types=1,2&interests=Cooking,Music&location=l'],
];

interface Options {
  readonly members: number;
  readonly storage: Engine;
}

/** What a member asks for in each turn. */
type Ask = (turn: number) => Omit<Call, 'url'> & { readonly path: string };

async function main(): Promise<void> {
  const { members, storage } = new Command('npm run bench -- scale-http')
    .option('--members <number>', 'how many members there are', Number, 1_000_000)
    .addOption(new Option('--storage <engine>', 'the engine').choices(ENGINES).default('sqlite'))
    .parse()
    .opts<Options>();
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const database = await provideScaleDatabase(storage, members);
  try {
    const ids = [VIEWER, SOCIABLE.id, ...NEWCOMERS].map(toMemberId);
    const cookies = await signInAll(database, ids);
    const server = await startObservedServer(database.url, folder);
    try {
      process.stdout.write(
        `${storage}, ${members.toLocaleString('en')} members, load ${loadavg()[0]?.toFixed(1)}\n` +
          'milliseconds                                     p50     p99     max     CPU    hold\n',
      );
      await measureAll(server, cookies);
    } finally {
      await server.kill();
    }
  } finally {
    await database.release();
    await rm(folder, { recursive: true });
  }
}

async function measureAll(
  server: ObservedServer,
  [viewer = '', sociable = '', ...newcomers]: readonly string[],
): Promise<void> {
  const row = (name: string, ask: Ask, times = TIMES) => measure(server, name, ask, times);
  const search = (query: string, cookie = viewer) => ({ cookie, path: `/api/discovery?${query}` });
  const get = (path: string, cookie = viewer) => row(path, () => ({ cookie, path }));
  let asked = 0;
  /** The years make it a question that nobody has asked; nobody is left out by them. */
  const anew = (query: string) => {
    asked += 1;
    return search(
      `${query}&maxAge=${120 - (asked % 7)}&limit=${100 - (Math.floor(asked / 7) % 76)}`,
    );
  };
  await row('the first search of all', () => search(''), 1);
  for (const [kind, query] of KINDS) await row(`first: ${kind}`, () => search(query), 1);
  for (const [kind, query] of KINDS) await row(`new: ${kind}`, () => anew(query));
  for (const [kind, query] of KINDS) await row(`again: ${kind}`, () => search(query));
  const some = newcomers.length / 2;
  await row('a viewer’s first search', (turn) => search('', newcomers[turn]), some);
  const best = (cookie = viewer) => ({ cookie, path: '/api/recommendations?limit=3' });
  await row('a viewer’s first recommendations', (turn) => best(newcomers[some + turn]), some);
  await row('recommendations again', () => best());
  await get('/api/connections?limit=100', sociable);
  await get('/api/connections/overview', sociable);
  await get('/api/conversations', sociable);
  await get('/api/connections/1/messages?limit=50', sociable);
  await get('/api/messages/unread-count', sociable);
  await row('a profile', (turn) => ({ cookie: viewer, path: `/api/users/${1 + turn * 4_001}` }));
  await row('a message', (turn) => ({
    cookie: sociable,
    path: '/api/connections/1/messages',
    body: { content: `Shall we play cards on Sunday? ${turn}` },
  }));
}

async function measure(
  { url, pid, readHold }: ObservedServer,
  name: string,
  ask: Ask,
  times: number,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const waits: number[] = [];
  await readHold();
  const before = readCpuMicroseconds(pid);
  for (let turn = 0; turn < times; turn += 1) {
    const { path, ...call } = ask(turn);
    const askedAt = performance.now();
    await send({ ...call, url: url + path }, agent);
    waits.push(performance.now() - askedAt);
  }
  const cpu = (readCpuMicroseconds(pid) - before) / times / 1_000;
  agent.destroy();
  const waited = [0.5, 0.99, 1].map((share) => quantile(waits, share));
  const figures = [...waited, cpu, await readHold()].map((value) => value.toFixed(1).padStart(8));
  process.stdout.write(`${name.padEnd(44)}${figures.join('')}\n`);
}

await main();
