import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** The log-in of the invented member whose connections and messages the seed fills. */
const LOG_IN = { username: 'rosa', password: 'at home by the hearth' };

/** The built server on a database of its own that is full of invented members. */
export interface SeededServer {
  readonly url: string;
  /** Ends the server and removes its database. */
  readonly stop: () => Promise<void>;
}

/** Invents so many members and starts the server with them. */
export async function startSeededServer(members: number): Promise<SeededServer> {
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-seeded-'));
  const databaseUrl = `sqlite:${join(folder, 'hearthkin.db')}`;
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  execFileSync('npm', ['run', '--silent', 'seed', '--', String(members)], { env, stdio: 'ignore' });
  const server: ServerProcess = await startServerProcess({ databaseUrl });
  return {
    url: server.url,
    stop: async () => {
      await server.kill();
      await rm(folder, { recursive: true });
    },
  };
}

/** Signs the browser's context in as the invented member. */
export async function signIn(context: BrowserContext): Promise<void> {
  const response = await context.request.post('/api/auth/login', { data: LOG_IN });
  if (!response.ok()) throw new Error(`The log-in was answered with ${response.status()}.`);
}
