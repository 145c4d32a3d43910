import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '#tests/support/free-port.ts';

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

/** The built server, as an operator runs it. */
export const BUILT_SERVER: Command = [process.execPath, 'dist/server/main.js'];

/** A server as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it without warning, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Ends it as a restart does, and resolves with its exit code. */
  readonly end: () => Promise<number | null>;
}

/** How long a server may take to start on a busy machine, in milliseconds. */
const PATIENCE = 300_000;

/** Starts the server with these settings and waits until it is ready. */
export async function startServerProcess(settings: {
  readonly databaseUrl: string;
  readonly port?: number;
  /** What to run; the built server when left out. */
  readonly command?: Command;
  /** Further variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
}): Promise<ServerProcess> {
  const port = settings.port ?? (await findFreePort());
  const [program, ...parameters] = settings.command ?? BUILT_SERVER;
  const child = spawn(program, parameters, {
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: settings.databaseUrl,
      LOG_LEVEL: 'warn',
      ...settings.environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReady(url, child);
  const end = async () => {
    const exited = once(child, 'exit') as Promise<[number | null]>;
    child.kill('SIGTERM');
    return (await exited)[0];
  };
  return { url, pid: child.pid ?? 0, kill: () => killProcess(child), end };
}

/** Ends the process and those that it has started, which are a group of their own. */
async function killProcess(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await exited;
}

/** Waits until a server answers there that it's ready; throws when that program ends before. */
export async function waitUntilReady(
  url: string,
  child: Pick<ChildProcess, 'exitCode'>,
): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const response = await fetch(`${url}/api/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server at ${url} did not become ready.`);
}
