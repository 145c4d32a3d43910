import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';

/*
 * Server CPU per request, as a ratio to bare Express sending the same bytes in the same run. The load
 * comes from this process; CPU is read from Linux's /proc, so that a busy machine disturbs it little.
 */

const MEMBERS = 1_000;
const WARM_UP = 1_000;
const REQUESTS = 4_000;
const AT_ONCE = 8;

interface Operation {
  readonly name: string;
  /** The most that the operation should cost, as a ratio to bare Express. */
  readonly goal: number;
  readonly path: string;
  readonly body?: object;
}

const OPERATIONS: readonly Operation[] = [
  { name: 'profile read', goal: 1.5, path: '/api/users/5' },
  { name: 'page of 24 members', goal: 1.5, path: '/api/users?limit=24' },
  { name: 'unread count', goal: 1.3, path: '/api/messages/unread-count' },
  {
    name: 'create message, durable',
    goal: 0.8,
    path: '/api/connections/1/messages',
    body: { content: 'Good evening. Shall we play cards on Sunday?' },
  },
  {
    name: 'discovery with filters and count',
    goal: 0.7,
    path: '/api/discovery?text=sunday&minAge=25&maxAge=70&types=1,2&interests=Cooking,Music',
  },
];

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const databaseUrl = `sqlite:${join(folder, 'hearthkin.db')}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync('npm', ['run', '--silent', 'seed', '--', String(MEMBERS)], { env, stdio: 'ignore' });
  process.env['RATE_LIMITS'] = 'off';
  const server = await startServerProcess({ databaseUrl });
  const command = [process.execPath, '--import', 'tsx', 'tests/bench/bare-express.ts'] as const;
  const bare = await startServerProcess({ databaseUrl, command });
  try {
    const headers = { Cookie: await logIn(server), 'Content-Type': 'application/json' };
    for (const operation of OPERATIONS) await compare(server, bare, operation, headers);
  } finally {
    await Promise.all([server.kill(), bare.kill()]);
    await rm(folder, { recursive: true });
  }
}

async function logIn({ url }: ServerProcess): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'rosa', password: 'at home by the hearth' }),
  });
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function compare(
  server: ServerProcess,
  bare: ServerProcess,
  { name, goal, path, body }: Operation,
  headers: Record<string, string>,
): Promise<void> {
  const request = () =>
    fetch(
      server.url + path,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
  const answer = await (await request()).text();
  const json = { 'Content-Type': 'application/json' };
  await fetch(bare.url, { method: 'PUT', headers: json, body: answer });
  const ours = await measure(server, request);
  const theirs = await measure(bare, () => fetch(bare.url));
  const ratio = (ours / theirs).toFixed(2);
  process.stdout.write(
    `${name.padEnd(34)} ${ours.toFixed(0).padStart(5)} µs  ${ratio} E  (goal ${goal} E)\n`,
  );
}

/** Microseconds of CPU that the server spends on a request. */
async function measure(server: ServerProcess, request: () => Promise<Response>): Promise<number> {
  await repeat(request, WARM_UP);
  const before = readCpuMicroseconds(server.pid);
  await repeat(request, REQUESTS);
  return (readCpuMicroseconds(server.pid) - before) / REQUESTS;
}

async function repeat(request: () => Promise<Response>, times: number): Promise<void> {
  let left = times;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const response = await request();
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`A request was answered with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** User and system time of a process; Linux counts it in hundredths of a second. */
function readCpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

await main();
