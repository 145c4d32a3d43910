import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { appCodeAt } from '#tests/support/app-codes.ts';
import { IS_KEPT } from './journey-database.ts';
import { startJourneyServer, type JourneyServer } from './journey-server.ts';
import { MODERATORS } from './moderators.ts';
import type { Person } from './people.ts';
import { call } from './sign-up.ts';

/** The invented member whose connections and messages the seed fills. */
export const SEEDED_ROSA: Person = {
  username: 'rosa',
  name: 'Rosa Whitfield',
  password: 'at home by the hearth',
};

const SQLITE = 'sqlite:';

/** A server on a database of its own that is full of invented members. */
export type SeededServer = Pick<JourneyServer, 'url' | 'mails' | 'stop'>;

/** Invents so many members, two of whom are moderators, and starts the server with them. */
export async function startSeededServer(members: number): Promise<SeededServer> {
  const server = await startFilledServer(members);
  return {
    url: server.url,
    mails: server.mails,
    stop: async () => {
      // A later server may get the same port.
      sessions.clear();
      await server.stop();
    },
  };
}

function startFilledServer(members: number): Promise<SeededServer> {
  if (!IS_KEPT) {
    const program = 'tests/e2e/seeded-memory-server.ts';
    const command = [process.execPath, '--import', 'tsx', program, String(members)] as const;
    return startJourneyServer({ command });
  }
  return startJourneyServer({ prepare: (databaseUrl) => provideMembers(databaseUrl, members) });
}

/** Fills an empty database with invented members; those in SQLite are invented once for all journeys and copied. */
async function provideMembers(databaseUrl: string, members: number): Promise<void> {
  const seeds = process.env['JOURNEY_SEEDS'];
  if (seeds === undefined || !databaseUrl.startsWith(SQLITE)) {
    return inventMembers(databaseUrl, members);
  }
  const seeded = join(seeds, `${members}.db`);
  if (!existsSync(seeded)) {
    // Two files of journeys may come here at once: each makes its own, and one of them stays.
    const made = `${seeded}.${process.pid}`;
    await inventMembers(`${SQLITE}${made}`, members);
    await rename(made, seeded);
  }
  await copyFile(seeded, databaseUrl.slice(SQLITE.length));
}

const run = promisify(execFile);

/** The browser that starts at the same time goes on meanwhile. */
async function inventMembers(databaseUrl: string, members: number): Promise<void> {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const parameters = ['run', '--silent', 'seed', '--', String(members)];
  await run('npm', parameters, { env });
  for (const { id } of MODERATORS) {
    const role = ['dist/server/members.js', 'role', String(id), 'moderator'];
    await run(process.execPath, role, { env });
  }
}

/** The session of each moderator who has set up a second step, by their site and username. */
const sessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Signs the browser's context in as the invented member, or as another by their username. */
export async function signIn(
  context: BrowserContext,
  username: string = SEEDED_ROSA.username,
): Promise<void> {
  const { password } = SEEDED_ROSA;
  const here = await context.request.get('/api/auth/current');
  const known = `${new URL(here.url()).origin} ${username}`;
  const session = sessions.get(known);
  if (session !== undefined) {
    // A code of their app lets them in only once, so that a second device shares the session.
    await context.addCookies(session);
    return;
  }
  const response = await context.request.post('/api/auth/login', { data: { username, password } });
  if (!response.ok()) throw new Error(`The log-in was answered with ${response.status()}.`);
  if (MODERATORS.some((moderator) => moderator.username === username)) {
    await setUpSecondStep(context, password);
    sessions.set(known, await context.cookies());
  }
}

/** The desk opens to nobody whose password alone lets them in. */
export async function setUpSecondStep(context: BrowserContext, password: string): Promise<void> {
  const proof = { password };
  const address = '/api/factors/authenticator';
  const { secret } = await call<{ secret: string }>(context, 'POST', address, { proof });
  await call(context, 'PUT', address, { code: appCodeAt(secret, new Date().toISOString()) });
}
