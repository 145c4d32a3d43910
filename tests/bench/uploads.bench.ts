import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Command } from 'commander';
import { toMemberId } from '#tests/support/ids.ts';
import { makePhoto } from '#tests/support/photo-file.ts';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { MEASURED_VARIABLES } from '#tests/support/operator.ts';
import { quantile, signInAll } from './observed-server.ts';
import { provideScaleDatabase } from './scale-databases.ts';
import { send } from './server-load.ts';

/*
 * How long a member waits for profiles and searches while two hundred others send a photo each at the same moment, and how
 * much memory the server and what makes the pictures take. The clients share the machine with the server.
 */

const UPLOADS = 200;
const MEMBERS = 10_000;
const SECONDS_ALONE = 20;

/** How many milliseconds a page waits after it was told that too many send photos, before it tries again. */
const PAUSE = 2_000;

/** How often memory is read, in milliseconds. */
const MEMORY_EVERY = 50;

async function main(): Promise<void> {
  const { width, height } = new Command('npm run bench -- uploads')
    .option('--width <pixels>', 'how wide each photo is', Number, 4_000)
    .option('--height <pixels>', 'how high', Number, 3_000)
    .parse()
    .opts<{ readonly width: number; readonly height: number }>();
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const database = await provideScaleDatabase('sqlite', MEMBERS);
  try {
    const ids = Array.from({ length: UPLOADS + 1 }, (_value, place) => toMemberId(place + 1));
    const [reader = '', ...senders] = await signInAll(database, ids);
    const server = await startServerProcess({
      databaseUrl: database.url,
      environment: { ...MEASURED_VARIABLES, FILES_URL: `folder:${join(folder, 'files')}` },
    });
    try {
      const photo = await makePhoto(width, height);
      process.stdout.write(
        `${UPLOADS} photos of ${width} × ${height}, ${Math.round(photo.byteLength / 1_000)} KB each; load ${loadavg()[0]?.toFixed(1)}\n`,
      );
      await measure(server, reader, senders, photo);
    } finally {
      await server.kill();
    }
  } finally {
    await database.release();
    await rm(folder, { recursive: true });
  }
}

async function measure(
  server: ServerProcess,
  reader: string,
  senders: readonly string[],
  photo: Uint8Array<ArrayBuffer>,
): Promise<void> {
  // What is found at its first read is remembered: that is no matter of uploads.
  await readWhile(server.url, reader, setTimeout(SECONDS_ALONE * 250));
  const alone = await readWhile(server.url, reader, setTimeout(SECONDS_ALONE * 1_000));
  print('alone', alone);
  const startedAt = performance.now();
  const memory = watchMemory(server.pid);
  let refused = 0;
  const sent = Promise.all(
    senders.map(async (cookie) => {
      while (!(await upload(server.url, cookie, photo))) {
        refused += 1;
        await setTimeout(PAUSE);
      }
    }),
  );
  const beside = await readWhile(server.url, reader, sent);
  const seconds = (performance.now() - startedAt) / 1_000;
  print('beside', beside);
  const { own, all } = memory();
  process.stdout.write(
    [
      `p99 beside them, as a ratio to p99 alone: ${(quantile(beside, 0.99) / quantile(alone, 0.99)).toFixed(1)} (goal 3)`,
      `all sent after ${seconds.toFixed(0)} s; ${refused} times one had to wait for its turn`,
      `memory at most: the server ${own} MB, with its processes ${all} MB`,
      '',
    ].join('\n'),
  );
}

/** Whether it was kept; false where too many send at once. */
async function upload(url: string, cookie: string, body: Uint8Array<ArrayBuffer>) {
  const headers = { 'Content-Type': 'image/jpeg', Origin: url, Cookie: cookie };
  const answer = await fetch(`${url}/api/me/pictures`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  if (answer.status === 201) return true;
  if (answer.status === 503) return false;
  throw new Error(`A photo was answered with ${answer.status}.`);
}

/** How many milliseconds each of one member's reads took, until that is done. */
async function readWhile(url: string, cookie: string, until: Promise<unknown>): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  const state = { isOver: false };
  const ending = until.finally(() => {
    state.isOver = true;
  });
  for (let turn = 0; !state.isOver; turn += 1) {
    const path =
      turn % 2 === 0
        ? `/api/users/${1 + ((turn * 7_919) % MEMBERS)}`
        : '/api/discovery?text=sunday&minAge=25&maxAge=70&types=1,2';
    const askedAt = performance.now();
    await send({ url: `${url}${path}`, cookie }, agent);
    waits.push(performance.now() - askedAt);
    await setTimeout(5);
  }
  await ending;
  return waits;
}

function print(name: string, waits: readonly number[]): void {
  const [half, most] = [quantile(waits, 0.5), quantile(waits, 0.99)];
  process.stdout.write(
    `${name.padEnd(8)} ${String(waits.length).padStart(6)} reads, p50 ${half.toFixed(1)} ms, p99 ${most.toFixed(1)} ms\n`,
  );
}

/** Watches the memory of a process, and of it with those that it has started; returns the most of both, in MB. */
function watchMemory(pid: number): () => { readonly own: number; readonly all: number } {
  let [own, all] = [0, 0];
  const timer = setInterval(() => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    const ownNow = residentMegabytes(String(pid));
    const others = children.filter((child) => child !== '').map(residentMegabytes);
    own = Math.max(own, ownNow);
    all = Math.max(
      all,
      others.reduce((sum, size) => sum + size, ownNow),
    );
  }, MEMORY_EVERY);
  return () => {
    clearInterval(timer);
    return { own, all };
  };
}

function residentMegabytes(pid: string): number {
  try {
    const [, kilobytes = '0'] =
      /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1_024);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}

await main();
