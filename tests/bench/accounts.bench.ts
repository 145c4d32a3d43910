import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteStorage } from '#adapters/sqlite/sqlite-storage.ts';
import { createArgon2PasswordHasher } from '#adapters/system/argon2-password-hasher.ts';
import { createRandomSessionTokens } from '#adapters/system/random-session-tokens.ts';
import { UNKNOWN_DEVICE } from '#core/accounts/domain/device.ts';
import type { MemberId } from '#core/kernel/ids.ts';
import type { Storage } from '#core/storage.ts';
import { startServerProcess } from '#tests/e2e/server-process.ts';
import {
  NAMING_CALLS,
  probeAddress,
  seenOf,
  type NamedPerson,
  type NamingCall,
  type ProbingBrowser,
} from '#tests/support/address-probes.ts';
import { TIMINGS } from '#server/timings.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { startTestServer } from '#tests/support/running-server.ts';
import { storeMember } from '#tests/support/stored-records.ts';
import { toPassword } from '#tests/support/texts.ts';
import { createSession } from '#tests/support/writes.ts';
import { medianOf } from './median.ts';

/*
 * Whether strangers can tell, by time, body or headers, that an address or a name belongs to a member. Members and
 * strangers take turns, each from a network of its own, on the built server, which writes its mails into a folder.
 * Then 1,500 addresses are tried in every way, one after another.
 */

const TIMES = Number(process.argv[2] ?? 500);
const PROBES = 3 * TIMES;
const PASSWORD = 'a quiet garden gate';
const MIGRATIONS = join(import.meta.dirname, '../../adapters/sqlite/migrations');

/** A member whose address is known, with the session by which they ask about others. */
interface Asker extends NamedPerson {
  readonly id: MemberId;
  readonly token: string;
}

async function main(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'prestart'], { stdio: 'inherit' });
  const folder = await mkdtemp(join(tmpdir(), 'hearthkin-bench-'));
  const file = join(folder, 'site.db');
  const askers = await fill(file);
  const server = await startServerProcess({
    databaseUrl: `sqlite:${file}`,
    environment: {
      TRUST_PROXY: '1',
      CONFIRM_EMAIL: 'required',
      MAIL_URL: `folder:${join(folder, 'mail')}`,
    },
  });
  try {
    for (const [place, call] of NAMING_CALLS.entries()) {
      await measure(server.url, call, place, askers);
    }
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
  await tryAddresses();
}

/** Stores members who have confirmed their addresses. */
async function fill(file: string): Promise<readonly Asker[]> {
  const storage = openSqliteStorage({ file, migrationsFolder: MIGRATIONS });
  const passwordHash = await createArgon2PasswordHasher().hash(toPassword(PASSWORD));
  const askers: Asker[] = [];
  while (askers.length < TIMES) askers.push(await storeAsker(storage, passwordHash));
  await storage.close();
  return askers;
}

async function storeAsker(storage: Storage, passwordHash: string): Promise<Asker> {
  const tokens = createRandomSessionTokens();
  const { id, username, email } = await storeMember(storage, { passwordHash, verified: true });
  const token = tokens.create();
  const now = new Date().toISOString();
  await createSession(storage, {
    tokenHash: tokens.hash(token),
    memberId: id,
    createdAt: now,
    lastUsedAt: now,
    mustChoosePassword: false,
    device: UNKNOWN_DEVICE,
  });
  return { id, username, email, token };
}

async function measure(
  url: string,
  call: NamingCall,
  place: number,
  askers: readonly Asker[],
): Promise<void> {
  const times = { known: [] as number[], unknown: [] as number[] };
  const answers = { known: new Set<string>(), unknown: new Set<string>() };
  for (const [number, asker] of askers.entries()) {
    const name = `stranger-${number}`;
    // Nobody asks for what is their own.
    const other = askers[(number + 1) % askers.length] ?? asker;
    const named = { known: other, unknown: { username: name, email: `${name}@example.org` } };
    // The first one waits for what the one before has left to do.
    const order =
      number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const unique = 2 * (place * TIMES + number) + Number(kind === 'known');
      const asked = call.request(named[kind], { id: asker.id, password: PASSWORD, number: unique });
      const token = call.by === 'member' ? asker.token : null;
      const network = `10.${unique >> 16}.${(unique >> 8) & 255}.${unique & 255}`;
      const startedAt = performance.now();
      const answer = await send(url, asked, { token, network });
      times[kind].push(performance.now() - startedAt);
      answers[kind].add(JSON.stringify(seenOf(answer)));
    }
  }
  report(call.name, times, answers);
}

interface OfBoth<Value> {
  readonly known: Value;
  readonly unknown: Value;
}

function report(name: string, times: OfBoth<number[]>, answers: OfBoth<Set<string>>): void {
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  const [one, other] = [[...answers.known].sort(), [...answers.unknown].sort()];
  const isAlike = JSON.stringify(one) === JSON.stringify(other);
  const statuses = [...one, ...other].map(
    (text) => (JSON.parse(text) as { status: number }).status,
  );
  process.stdout.write(
    `${name}: median ${known.toFixed(2)} ms for members, ${unknown.toFixed(2)} ms for strangers, ` +
      `a difference of ${Math.abs(known - unknown).toFixed(2)} ms; answers ${[...new Set(statuses)].join(', ')} ` +
      `are ${isAlike ? 'alike' : 'NOT ALIKE'}\n`,
  );
}

async function send(
  url: string,
  {
    method,
    path,
    body,
  }: { readonly method: string; readonly path: string; readonly body?: unknown },
  { token, network }: { readonly token: string | null; readonly network: string },
) {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      'X-Forwarded-For': network,
      ...(token !== null && { Cookie: `sid=${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answered: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: answered };
}

/** Tries so many addresses in every way, half of them of members; an attempt tells if only one kind is answered so. */
async function tryAddresses(): Promise<void> {
  const server = await startTestServer({
    environment: { CONFIRM_EMAIL: 'required' },
    timings: TIMINGS,
  });
  const passwordHash = await cheapPasswordHasher.hash(toPassword('known to nobody here'));
  const kinds = new Map<string, Set<string>>();
  const attempts: string[] = [];
  for (let number = 0; number < PROBES; number += 1) {
    const kind = number % 2 === 0 ? 'member' : 'stranger';
    const stranger = `nobody-${number}@example.org`;
    const email =
      kind === 'member' ? (await storeMember(server.storage, { passwordHash })).email : stranger;
    const asker = { id: 0, password: PASSWORD, number };
    const [browser, other] = [openBrowser(server.url), openBrowser(server.url)];
    const seen = await probeAddress(browser, other, email, asker);
    kinds.set(seen, (kinds.get(seen) ?? new Set()).add(kind));
    attempts.push(seen);
  }
  await server.close();
  const telling = attempts.filter((seen) => kinds.get(seen)?.size === 1).length;
  process.stdout.write(
    `${PROBES} addresses tried in every way: ${telling} tell whether a member has them\n`,
  );
}

/** A browser that keeps its session. */
function openBrowser(url: string): ProbingBrowser {
  let token: string | null = null;
  return {
    send: async (method, path, body) => {
      const answer = await send(url, { method, path, body }, { token, network: '198.18.0.1' });
      for (const line of answer.headers.getSetCookie())
        token = /^sid=([^;]+)/.exec(line)?.[1] ?? token;
      return answer;
    },
  };
}

await main();
