import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';
import { HASHING } from '#adapters/system/gated-password-hasher.ts';
import { startServerProcess } from '#tests/e2e/server-process.ts';
import { PRODUCTION_VARIABLES } from '#tests/support/operator.ts';
import { toPassword } from '#tests/support/texts.ts';
import { readCpuMicroseconds } from './server-load.ts';

/*
 * How many members log in a second, as a share of how often their passwords can be hashed, by the clock and by processor
 * time. Each log-in comes from a network of its own, so that limits are counted and never reached. Both take turns.
 */

/** Whom every site that is seeded has, and their password. */
const NAMES = ['rosa', 'daniel'];
const PASSWORD = 'at home by the hearth';

const CLIENTS = 8;
const TIMES = 240;
const ROUNDS = 9;

/** So many a second, and the milliseconds of processor time that each took. */
interface Measured {
  readonly rate: number;
  readonly cpu: number;
}

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const databaseUrl = `sqlite:${join(folder, 'site.db')}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync('npm', ['run', '--silent', 'seed', '--', '300'], { env, stdio: 'ignore' });
  const environment = { TRUST_PROXY: '1', LOG_LEVEL: 'info', ...PRODUCTION_VARIABLES };
  const server = await startServerProcess({ databaseUrl, environment });
  const hasher = createArgon2PasswordHasher();
  const password = toPassword(PASSWORD);
  const hash = await hasher.hash(password);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const ownCpu = () => {
    const { user, system } = process.cpuUsage();
    return user + system;
  };
  let number = 0;
  const hashing = () => measure(HASHING.atOnce, ownCpu, () => hasher.verify(hash, password));
  const loggingIn = () =>
    measure(
      CLIENTS,
      () => readCpuMicroseconds(server.pid),
      () => logIn(server.url, agent, (number += 1)),
    );
  try {
    await hashing();
    await loggingIn();
    for (let round = 0; round < ROUNDS; round += 1) show(await hashing(), await loggingIn());
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}

async function measure(
  atOnce: number,
  readCpu: () => number,
  work: () => Promise<unknown>,
): Promise<Measured> {
  const before = readCpu();
  const startedAt = performance.now();
  let left = TIMES;
  const worker = async () => {
    while ((left -= 1) >= 0) await work();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const rate = (TIMES / (performance.now() - startedAt)) * 1000;
  return { rate, cpu: (readCpu() - before) / TIMES / 1000 };
}

function logIn(url: string, agent: Agent, number: number): Promise<void> {
  const username = NAMES[number % NAMES.length];
  const headers = {
    'Content-Type': 'application/json',
    'X-Forwarded-For': `198.${18 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
  };
  return new Promise((resolve, reject) => {
    const options = { agent, method: 'POST', headers };
    const outgoing = request(`${url}/api/auth/login`, options, (answer) => {
      answer.resume().on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`A log-in was answered with ${answer.statusCode}.`));
      });
    });
    outgoing.on('error', reject);
    outgoing.end(JSON.stringify({ username, password: PASSWORD }));
  });
}

function show(hashing: Measured, loggingIn: Measured): void {
  const describe = ({ rate, cpu }: Measured) => `${rate.toFixed(0)} a second, ${cpu.toFixed(1)} ms`;
  const [share, ofCpu] = [loggingIn.rate / hashing.rate, hashing.cpu / loggingIn.cpu];
  process.stdout.write(
    `hashed ${describe(hashing)}; logged in ${describe(loggingIn)}; share ${share.toFixed(2)}, ` +
      `of processor time ${ofCpu.toFixed(2)}; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
}

await main();
