import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess } from '#tests/e2e/server-process.ts';
import { PRODUCTION_VARIABLES } from '#tests/support/operator.ts';

/*
 * Whether calls that take a name or an address tell by their time, their body or their headers whether somebody is a
 * member: known and unknown names take turns, each from an address of its own.
 */

const TIMES = 500;
const PASSWORD = 'a quiet garden gate';

/** The calls, with what they are sent for a name. */
const CALLS = [
  {
    path: '/api/auth/login',
    bodyOf: (username: string) => ({ username, password: 'not the password' }),
  },
] as const;

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const server = await startServerProcess({
    databaseUrl: `sqlite:${join(folder, 'site.db')}`,
    environment: { ...PRODUCTION_VARIABLES, TRUST_PROXY: '1' },
  });
  try {
    for (let number = 0; number < TIMES; number += 1) await register(server.url, number);
    for (const call of CALLS) await measure(server.url, call);
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}

async function register(url: string, number: number): Promise<void> {
  const username = `known-${number}`;
  const account = { username, email: `${username}@example.org`, password: PASSWORD, name: 'Known' };
  const { status } = await post(`${url}/api/auth/register`, account, number);
  if (status !== 201) throw new Error(`A registration was answered with ${status}.`);
}

async function measure(url: string, { path, bodyOf }: (typeof CALLS)[number]): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (let number = 0; number < TIMES; number += 1) {
    for (const kind of ['known', 'unknown'] as const) {
      const startedAt = performance.now();
      const answer = await post(`${url}${path}`, bodyOf(`${kind}-${number}`), number);
      times[kind].push(performance.now() - startedAt);
      answers[kind].add(JSON.stringify(answer));
    }
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  const isAlike = JSON.stringify([...answers.known]) === JSON.stringify([...answers.unknown]);
  process.stdout.write(
    `${path}: median ${known.toFixed(1)} ms for known names, ${unknown.toFixed(1)} ms for unknown ones, ` +
      `a difference of ${Math.abs(known - unknown).toFixed(2)} ms; answers are ${isAlike ? 'alike' : 'NOT ALIKE'}\n`,
  );
}

/** What was answered, without what is another for every request. */
async function post(url: string, body: object, number: number) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.18.${number >> 8}.${number & 255}`,
    },
    body: JSON.stringify(body),
  });
  const headers = [...response.headers].filter(
    ([name]) => !['date', 'x-request-id'].includes(name),
  );
  return { status: response.status, headers, text: await response.text() };
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

await main();
