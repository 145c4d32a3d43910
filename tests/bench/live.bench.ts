import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Command, Option } from 'commander';
import {
  BUILT_SERVER,
  startServerProcess,
  type Command as ServerCommand,
  type ServerProcess,
} from '#tests/e2e/server-process.ts';
import { PRODUCTION_VARIABLES } from '#tests/support/operator.ts';
import { buildServerProgram } from '#tests/support/server-program.ts';
import { measureBrowsers } from './live-browsers.ts';
import { printFigure, printTimes } from './live-figures.ts';
import { makeLiveSite, type Correspondents, type LiveSite } from './live-site.ts';
import { ENGINES, type Engine } from './scale-databases.ts';
import { measureVisits, readCpuMicroseconds, send } from './server-load.ts';

/*
 * How long a message takes to reach an open stream, what open streams cost, and what polling costs instead. Then: how
 * long a message takes from one browser to the screen of another. SQLite serves from one process; on PostgreSQL members
 * write through one process and listen at another. The clients share the machine with the servers.
 */

const STREAMS = 2_000;
const FEW = 40;
const MESSAGES = 400;
const IDLE_SECONDS = 40;
const POLL_INTERVAL = 5_000;
const POLLERS = 60;

/** Two servers of one site, which may be the same. */
interface Servers {
  readonly writing: ServerProcess;
  readonly streaming: ServerProcess;
}

/** Those who wait for a message, by its content. */
const waiting = new Map<string, () => void>();

/** What can be measured alone. */
const PARTS = ['streams', 'browsers'] as const;

interface Options {
  readonly only?: (typeof PARTS)[number];
  readonly storage?: Engine;
}

async function main(): Promise<void> {
  const { only, storage } = new Command('npm run bench -- live')
    .addOption(new Option('--only <part>', 'one part alone').choices(PARTS))
    .addOption(new Option('--storage <engine>', 'one engine alone').choices(ENGINES))
    .parse()
    .opts<Options>();
  for (const engine of storage === undefined ? ENGINES : [storage]) {
    if (only !== 'browsers') await measureStreamsOn(engine);
    if (only !== 'streams') await measureBrowsersOn(engine);
  }
}

/** The built server without its page, and clients that are not browsers. */
async function measureStreamsOn(engine: Engine): Promise<void> {
  const program = await buildServerProgram('bench-live');
  try {
    const command = [process.execPath, program.file] as const;
    await serve({ engine, part: 'streams', command, pairs: STREAMS }, measure);
  } finally {
    await program.remove();
  }
}

/** The built server with its page, as an operator runs it. */
async function measureBrowsersOn(engine: Engine): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  await serve(
    { engine, part: 'browsers', command: BUILT_SERVER, pairs: 0 },
    ({ writing, streaming }) => measureBrowsers({ writing: writing.url, reading: streaming.url }),
  );
}

/** Runs the servers of a part on a database of its own: one on SQLite, two on PostgreSQL. */
async function serve(
  given: {
    readonly engine: Engine;
    readonly part: (typeof PARTS)[number];
    readonly command: ServerCommand;
    readonly pairs: number;
  },
  measureOn: (servers: Servers, site: LiveSite) => Promise<void>,
): Promise<void> {
  const { engine, part, command, pairs } = given;
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-live-'));
  const site = await makeLiveSite(engine, folder, pairs);
  const { databaseUrl } = site;
  const start = () =>
    startServerProcess({
      databaseUrl,
      command,
      environment: { ...PRODUCTION_VARIABLES, STREAMS: '10000' },
    });
  const writing = await start();
  const streaming = engine === 'sqlite' ? writing : await start();
  process.stdout.write(`\n${engine}, ${part}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`);
  try {
    await measureOn({ writing, streaming }, site);
  } finally {
    await writing.kill();
    if (streaming !== writing) await streaming.kill();
    await site.release();
    await rm(folder, { recursive: true });
  }
}

async function measure(servers: Servers, { pairs }: LiveSite): Promise<void> {
  const { streaming } = servers;
  await report(`sent to received, ${FEW} streams`, servers, pairs, FEW);
  const cpuOfMessage = await measureWriting(servers, pairs, `with ${FEW} streams`);
  await closeAll();
  await wait(2_000);
  const cpuAlone = await measureWriting(servers, pairs, 'without a stream');
  printFigure('a message more with streams open', `${(cpuOfMessage - cpuAlone).toFixed(0)} µs CPU`);
  const before = readMemory(streaming);
  await openStreams(servers, pairs.slice(0, STREAMS));
  await wait(3_000);
  const each = (readMemory(streaming) - before) / STREAMS;
  printFigure(`memory of a stream, of ${STREAMS}`, `${each.toFixed(1)} KiB`);
  printFigure('processor while nothing happens', `${(await measureIdle(streaming)).toFixed(1)} %`);
  await report(`sent to received, ${STREAMS} streams`, servers, pairs, 0);
  await closeAll();
  await measurePolling(servers, pairs);
}

const open = new Set<IncomingMessage>();

async function closeAll(): Promise<void> {
  for (const stream of open) stream.destroy();
  open.clear();
  await wait(500);
}

/** Opens a stream for the reader of each pair. */
async function openStreams({ streaming }: Servers, pairs: readonly Correspondents[]) {
  for (const { readerCookie } of pairs) {
    const asked = request(`${streaming.url}/api/events`, {
      headers: { Cookie: readerCookie },
      agent: false,
    }).end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`A stream got ${response.statusCode}.`);
    response.setEncoding('utf8').on('data', notice);
    response.on('error', () => undefined);
    open.add(response);
  }
}

/** Tells those who wait for it what has come. */
function notice(text: string): void {
  for (const [, content] of text.matchAll(/"content":"([^"]+)"/g)) waiting.get(content ?? '')?.();
}

/** Opens some streams, writes to their members one message after the other, and prints how long each took. */
async function report(
  name: string,
  servers: Servers,
  pairs: readonly Correspondents[],
  streams: number,
): Promise<void> {
  if (streams > 0) await openStreams(servers, pairs.slice(0, streams));
  const times: number[] = [];
  for (let turn = 0; turn < MESSAGES; turn += 1) {
    times.push(await timeMessage(servers, pairs[turn % (streams || pairs.length)], turn));
    await wait(Math.random() * 20);
  }
  printTimes(name, times);
}

async function timeMessage({ writing }: Servers, pair: Correspondents | undefined, turn: number) {
  if (pair === undefined) throw new Error('There is no such pair.');
  const content = `message ${turn} of ${performance.now()}`;
  const received = new Promise<void>((resolve) => waiting.set(content, resolve));
  const url = `${writing.url}/api/connections/${pair.connectionId}/messages`;
  const began = performance.now();
  await Promise.all([send({ url, cookie: pair.writerCookie, body: { content } }), received]);
  waiting.delete(content);
  return performance.now() - began;
}

/** What the servers together spend on a message to members who listen or don't. */
async function measureWriting(
  { writing, streaming }: Servers,
  pairs: readonly Correspondents[],
  name: string,
): Promise<number> {
  const before = streaming === writing ? 0 : readCpuMicroseconds(streaming.pid);
  const visit = (turn: number) => {
    const { connectionId, writerCookie: cookie } = pairs[turn % FEW] ?? pairs[0]!;
    const url = `${writing.url}/api/connections/${connectionId}/messages`;
    return [{ url, cookie, body: { content: `costs ${turn}` } }];
  };
  const own = await measureVisits(writing, visit, 600);
  const others = streaming === writing ? 0 : readCpuMicroseconds(streaming.pid) - before;
  const cost = own + others / 600;
  printFigure(`a message ${name}`, `${cost.toFixed(0)} µs CPU`);
  return cost;
}

/** Percents of one processor. */
async function measureIdle({ pid }: ServerProcess): Promise<number> {
  const before = readCpuMicroseconds(pid);
  await wait(IDLE_SECONDS * 1_000);
  return (readCpuMicroseconds(pid) - before) / (IDLE_SECONDS * 10_000);
}

/** How long a message takes to be seen by pages that poll, and what their polling costs. */
async function measurePolling(servers: Servers, pairs: readonly Correspondents[]): Promise<void> {
  const { streaming } = servers;
  const times = await Promise.all(
    pairs.slice(100, 100 + POLLERS).map(async (pair, turn) => {
      const url = `${streaming.url}/api/connections/${pair.connectionId}/messages`;
      const poll = setInterval(() => {
        void send({ url, cookie: pair.readerCookie }).then(notice);
      }, POLL_INTERVAL);
      await wait(Math.random() * POLL_INTERVAL);
      const time = await timeMessage(servers, pair, turn);
      clearInterval(poll);
      return time;
    }),
  );
  printTimes(`sent to seen, asking every ${POLL_INTERVAL / 1_000} s`, times);
  const cost = await measureVisits(
    streaming,
    (turn) => {
      const { readerCookie: cookie, connectionId } = pairs[turn % pairs.length]!;
      const paths = [`connections/${connectionId}/messages`, 'messages/unread-count'];
      return paths.map((path) => ({ url: `${streaming.url}/api/${path}`, cookie }));
    },
    STREAMS,
  );
  const share = (cost * STREAMS) / (POLL_INTERVAL * 10);
  printFigure(
    `processor, ${STREAMS} pages that ask for messages and count`,
    `${share.toFixed(1)} %`,
  );
}

/** Kibibytes that the process has in memory. */
function readMemory({ pid }: ServerProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
}

await main();
