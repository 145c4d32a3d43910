import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { waitForConnection } from './accepted-connection.ts';
import { findFreePort } from './free-port.ts';

/** A Redis server that a test may stop and start again, and that keeps nothing on disk. */
export interface RedisServer {
  readonly url: string;
  /** Stops it at once. */
  readonly kill: () => Promise<void>;
  readonly start: () => Promise<void>;
}

/** Starts the installed server on a free port of this machine. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await findFreePort();
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
    server = spawn('redis-server', settings, { stdio: 'ignore' });
    await waitForConnection(port, server);
  }

  await start();
  return {
    url: `redis://127.0.0.1:${port}/0`,
    start,
    kill: async () => {
      if (server?.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
