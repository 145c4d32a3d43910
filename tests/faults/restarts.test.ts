import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startServerProcess, waitUntilReady } from '#tests/e2e/server-process.ts';
import { signUp } from '#tests/support/api-client.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { openEmptyDatabase } from '#tests/support/postgres-databases.ts';
import { buildServerProgram, type ServerProgram } from '#tests/support/server-program.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const ROOT = join(import.meta.dirname, '../..');
const RESTARTS = 20;
const REQUESTS = 10_000;
const PAIRS = 4;

/** Short, so that the test doesn't take long; proxies look every two seconds. */
const ENVIRONMENT = { RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DRAIN_DELAY: '3' };

/** How long a process is to be ready before the next is restarted, as operators are told: proxies look now and then. */
const PAUSE = 5_000;

const folder = makeTemporaryFolder();
let program: ServerProgram;

beforeAll(async () => {
  program = await buildServerProgram('server-to-restart');
});
afterAll(() => program.remove());

/** Starts a program that goes on until the test is over. */
function startProgram(command: string, parameters: readonly string[], environment = {}) {
  const child = spawn(command, parameters, {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.pid === undefined) return;
    process.kill(-child.pid, 'SIGKILL');
    await once(child, 'exit');
  });
  return child;
}

/** The text of a file from one line on, up to another, which isn't part of it. */
function cut(file: string, from: RegExp, to: RegExp): string {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const start = text.search(from);
  expect(start).toBeGreaterThan(0);
  const rest = text.slice(start);
  return rest.slice(0, rest.search(to));
}

async function startCaddy(servers: readonly string[]): Promise<string> {
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const block = cut('compose.yaml', /^ {6}\$\{PUBLIC_URL/m, /^volumes:/m)
    .replace(/\$\{PUBLIC_URL[^}]*\}/, url)
    .replace('server-1:3000 server-2:3000', servers.join(' '));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n}\n${block}`);
  const child = startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile']);
  await waitUntilReady(url, child);
  return url;
}

async function startNginx(servers: readonly string[]): Promise<string> {
  const port = await findFreePort();
  const block = cut('docs/operations.md', /^upstream hearthkin/m, /^```$/m)
    .replace('127.0.0.1:3001', servers[0]!)
    .replace('127.0.0.1:3002', servers[1]!)
    .replace('127.0.0.1:8080', `127.0.0.1:${port}`);
  const file = join(folder, 'nginx.conf');
  const head = `daemon off;\npid ${join(folder, 'nginx.pid')};\nevents {}\n`;
  writeFileSync(file, `${head}http {\naccess_log off;\n${block}\n}\n`);
  const child = startProgram('/usr/sbin/nginx', ['-e', 'stderr', '-c', file]);
  await waitUntilReady(`http://127.0.0.1:${port}`, child);
  return `http://127.0.0.1:${port}`;
}

/** Reads and writes without a pause until all restarts are over, and returns what wasn't answered as it should be. */
async function driveSite(url: string, restart: (turn: number) => Promise<void>) {
  const failures: string[] = [];
  let count = 0;
  let restarts = 0;
  let isOver = false;
  const drive = async (number: number) => {
    const one = await signUp(url, `one-${number}`);
    const other = await signUp(url, `other-${number}`);
    const asked = await one.send('POST', '/api/connections', {
      userId1: one.id,
      userId2: other.id,
    });
    const { id } = asked.body as { id: number };
    await other.send('PATCH', `/api/connections/${id}`, { status: 'accepted' });
    const ask = async (
      method: string,
      path: string,
      status: number,
      body?: Readonly<Record<string, unknown>>,
    ) => {
      try {
        const answer = await one.send(method, path, body);
        if (answer.status !== status) failures.push(`${method} ${path}: ${answer.status}`);
      } catch (error) {
        failures.push(`${method} ${path}: ${String((error as Error).cause ?? error)}`);
      }
      count += 1;
    };
    for (let turn = 1; !isOver; turn += 1) {
      await ask('POST', `/api/connections/${id}/messages`, 201, { content: `${turn}` });
      await ask('GET', `/api/connections/${id}/messages`, 200);
      await ask('GET', '/api/auth/current', 200);
    }
  };
  const restartAll = async () => {
    while (restarts < RESTARTS || count < REQUESTS) {
      await restart(restarts);
      restarts += 1;
    }
    isOver = true;
  };
  const numbers = Array.from({ length: PAIRS }, (_, number) => number);
  await Promise.all([restartAll(), ...numbers.map(drive)]);
  return { failures, count, restarts };
}

test(`behind Caddy no request is lost while two processes are restarted in turn, ${RESTARTS} times`, async () => {
  const { url: databaseUrl } = await openEmptyDatabase();
  const command = [process.execPath, program.file] as const;
  const start = (port: number) =>
    startServerProcess({ databaseUrl, port, command, environment: ENVIRONMENT });
  const ports = [await findFreePort(), await findFreePort()];
  const servers = [await start(ports[0]!), await start(ports[1]!)];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()));
  });
  const url = await startCaddy(ports.map((port) => `127.0.0.1:${port}`));
  await expectNoLoss('Caddy', url, async (turn) => {
    const which = turn % servers.length;
    expect(await servers[which]!.end()).toBe(0);
    servers[which] = await start(ports[which]!);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  });
});

test(`behind nginx no request is lost while two processes at sockets of systemd are restarted in turn, ${RESTARTS} times`, async () => {
  const { url: databaseUrl } = await openEmptyDatabase();
  const servers = [await startAtSocket(databaseUrl), await startAtSocket(databaseUrl)];
  const url = await startNginx(servers.map((server) => new URL(server.url).host));
  await expectNoLoss('nginx', url, (turn) => servers[turn % servers.length]!.restart());
});

test(`at a socket of systemd no request is lost while one process on SQLite is restarted ${RESTARTS} times`, async () => {
  const { url, restart } = await startAtSocket(`sqlite:${join(folder, 'site.db')}`);
  await expectNoLoss('systemd', url, restart);
});

async function expectNoLoss(
  inFront: string,
  url: string,
  restart: (turn: number) => Promise<void>,
): Promise<void> {
  const { failures, count, restarts } = await driveSite(url, restart);
  console.info({ inFront, count, restarts, failures: failures.length });
  expect(failures).toEqual([]);
}

/** Runs one server after the other at a socket that stays, as systemd does for a service. */
async function startAtSocket(databaseUrl: string) {
  const port = await findFreePort();
  const pidFile = join(folder, `pid-${port}`);
  const runOne = `echo $$ > ${pidFile}; LISTEN_PID=$$ exec ${process.execPath} ${program.file}`;
  const environment = { ...ENVIRONMENT, DATABASE_URL: databaseUrl };
  // It passes on no variables but those that it's told to.
  const passedOn = [...Object.keys(environment), 'PATH'].flatMap((name) => ['-E', name]);
  const child = startProgram(
    'systemd-socket-activate',
    [
      '--listen',
      `127.0.0.1:${port}`,
      ...passedOn,
      'sh',
      '-c',
      `while sh -c '${runOne}'; do :; done`,
    ],
    environment,
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  const restart = async () => {
    const before = readFileSync(pidFile, 'utf8');
    process.kill(Number(before), 'SIGTERM');
    await expect.poll(() => readFileSync(pidFile, 'utf8'), { timeout: 60_000 }).not.toBe(before);
    await waitUntilReady(url, child);
  };
  return { url, restart };
}
