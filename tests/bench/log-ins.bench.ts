import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#tests/e2e/server-process.ts';
import { PRODUCTION_VARIABLES } from '#tests/support/operator.ts';

/*
 * How long a file of the page takes while 600 people log in at the same moment, and while nobody does. Each of them
 * comes from an address of their own, so that no limit keeps the server from hashing.
 */

const LOG_INS = 600;
const WAVES = 5;
const QUIET_REQUESTS = 1_000;

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const server = await startServerProcess({
    databaseUrl: `sqlite:${join(folder, 'site.db')}`,
    environment: { TRUST_PROXY: '1', ...PRODUCTION_VARIABLES },
  });
  try {
    await measure(server.url);
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}

async function measure(url: string): Promise<void> {
  const file = `${url}${await findFile(url)}`;
  const reader = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = () => timeOf(() => send(file, reader));
  for (let time = 0; time < QUIET_REQUESTS; time += 1) await read();
  const quiet: number[] = [];
  for (let time = 0; time < QUIET_REQUESTS; time += 1) quiet.push(await read());
  show('nobody logs in', quiet);
  const busy: number[] = [];
  const statuses = new Map<number, number>();
  for (let turn = 0; turn < WAVES; turn += 1) {
    const clients = new Agent({ keepAlive: true });
    const wave = { isOver: false };
    const logIns = Promise.all(
      Array.from({ length: LOG_INS }, async (_, number) => {
        const status = await logIn(url, clients, turn * LOG_INS + number);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    ).then(() => {
      wave.isOver = true;
    });
    while (!wave.isOver) busy.push(await read());
    await logIns;
    clients.destroy();
  }
  show(`${LOG_INS} log in`, busy);
  const answers = [...statuses].map(([status, times]) => `${times} of ${status}`).join(', ');
  print(`answers to log-ins: ${answers}; load ${loadavg()[0]?.toFixed(1)}\n`);
}

/** The first program that the page loads. */
async function findFile(url: string): Promise<string> {
  const page = await (await fetch(url)).text();
  const path = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (path === undefined) throw new Error('The page loads no program.');
  return path;
}

function logIn(url: string, agent: Agent, number: number): Promise<number> {
  const address = `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`;
  const body = JSON.stringify({ username: `somebody-${number}`, password: 'not the password' });
  return send(`${url}/api/auth/login`, agent, { body, address });
}

/** Sends a request, with a body as a POST, and answers with the status once all of the answer is there. */
function send(
  url: string,
  agent: Agent,
  sent?: { readonly body: string; readonly address: string },
): Promise<number> {
  const headers = sent && {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(sent.body),
    'X-Forwarded-For': sent.address,
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      { agent, method: sent ? 'POST' : 'GET', ...(headers && { headers }) },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          resolve(answer.statusCode ?? 0);
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(sent?.body);
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function show(name: string, milliseconds: readonly number[]): void {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const quantile = (share: number) =>
    (sorted[Math.ceil(sorted.length * share) - 1] ?? 0).toFixed(1);
  print(
    `${name.padEnd(16)} ${sorted.length} files: median ${quantile(0.5)} ms, p99 ${quantile(0.99)} ms, ` +
      `longest ${quantile(1)} ms\n`,
  );
}

function print(text: string): void {
  process.stdout.write(text);
}

await main();
