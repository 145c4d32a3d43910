import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import { startServerProcess, type ServerProcess } from '#tests/e2e/server-process.ts';
import { MEASURED_VARIABLES } from '#tests/support/operator.ts';
import { createSession } from '#tests/support/writes.ts';
import type { ScaleDatabase } from './scale-databases.ts';
import { readCpuMicroseconds } from './server-load.ts';

/** A server is idle when it takes less than a twentieth of a core for so many milliseconds. */
const IDLE_FOR = 2_000;

/** The built server as a process of its own, and how long its event loop was held. */
export interface ObservedServer extends ServerProcess {
  /** For how many milliseconds at most the event loop was held since this was last asked. */
  readonly readHold: () => Promise<number>;
}

/** Starts the built server on a database, with the folder for what is observed, and waits until it rests. */
export async function startObservedServer(
  databaseUrl: string,
  folder: string,
): Promise<ObservedServer> {
  const file = join(folder, 'holds');
  const observer = join(import.meta.dirname, 'observe-event-loop.mjs');
  const server = await startServerProcess({
    databaseUrl,
    command: [process.execPath, '--import', observer, 'dist/server/main.js'],
    environment: { LOG_LEVEL: 'info', HOLDS_FILE: file, ...MEASURED_VARIABLES },
  });
  await untilIdle(server);
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  async function readHold(): Promise<number> {
    const before = lines().length;
    process.kill(server.pid, 'SIGUSR2');
    while (lines().length === before) await setTimeout(5);
    return Number(lines().at(-1));
  }
  return { ...server, readHold };
}

/** Waits until the server has nothing to do: at its start a thread reads the whole file for damage. */
async function untilIdle({ pid }: ServerProcess): Promise<void> {
  let before: number;
  do {
    before = readCpuMicroseconds(pid);
    await setTimeout(IDLE_FOR);
  } while (readCpuMicroseconds(pid) - before > IDLE_FOR * 50);
}

/** Signs members in, straight in storage, and returns their cookies. */
export async function signInAll(
  { open }: ScaleDatabase,
  memberIds: readonly MemberId[],
): Promise<string[]> {
  const storage = await open();
  const tokens = createRandomSessionTokens();
  const cookies: string[] = [];
  for (const memberId of memberIds) {
    const token = tokens.create();
    const at = new Date().toISOString();
    await createSession(storage, {
      tokenHash: tokens.hash(token),
      memberId,
      createdAt: at,
      lastUsedAt: at,
      mustChoosePassword: false,
      device: UNKNOWN_DEVICE,
    });
    cookies.push(`sid=${token}`);
  }
  await storage.close();
  return cookies;
}

/** The value that this share of the values doesn't exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}
