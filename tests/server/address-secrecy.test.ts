import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryStorage } from '#adapters/memory/memory-storage.ts';
import type { PasswordHasher } from '#core/accounts/password-hasher.ts';
import {
  createApiClient,
  PASSWORD,
  signUp,
  type ApiAnswer,
  type MemberClient,
} from '#tests/support/api-client.ts';
import { cheapPasswordHasher } from '#tests/support/cheap-password-hasher.ts';
import { countCalls, type CountedStorage } from '#tests/support/counted-storage.ts';
import { newMember } from '#tests/support/new-member.ts';
import { startTestServer, type TestServer } from '#tests/support/running-server.ts';
import { createSettableClock } from '#tests/support/settable-clock.ts';
import { storeMember } from '#tests/support/stored-records.ts';

/** How many addresses of members, and as many of nobody, are tried on each call. */
const EACH = 500;

const REQUIRED = { MAIL_URL: 'memory:', CONFIRM_EMAIL: 'required' };

let counted: CountedStorage;
let hashes: number;
let server: TestServer;
let rosa: MemberClient;
let known: readonly string[];

const passwordHasher: PasswordHasher = {
  hash: (password) => {
    hashes += 1;
    return cheapPasswordHasher.hash(password);
  },
  verify: (hash, password) => {
    hashes += 1;
    return cheapPasswordHasher.verify(hash, password);
  },
};

beforeEach(async () => {
  const memory = createMemoryStorage();
  // Letters wait until the end: sending them is no work of the answers that are compared.
  const outbox = { ...memory.outbox, hold: () => Promise.resolve([]) };
  counted = countCalls({ ...memory, outbox });
  hashes = 0;
  const { storage } = counted;
  const clock = createSettableClock();
  server = await startTestServer({ storage, clock, passwordHasher, environment: REQUIRED });
  const members = [];
  for (let made = 0; made < EACH; made += 1) members.push(await storeMember(storage));
  known = members.map(({ email }) => email);
  rosa = await signUp(server.url, 'rosa');
});
afterEach(() => server.close());

/** All that somebody outside could see of an answer, and the work that it took, but for ids and names that differ. */
async function probe(ask: () => Promise<ApiAnswer>): Promise<string> {
  counted.takeCalls();
  hashes = 0;
  const { status, headers, body } = await ask();
  const seen = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return JSON.stringify({
    status,
    seen: withoutNumbers(seen),
    body: shapeOf(body),
    hashes,
    calls: withoutJobs(counted.takeCalls()),
  });
}

/** What jobs ask for at any time, which is no work of an answer. */
const JOBS = /^(?:feed|dataExports)\.|^outbox\.hold$|\.removeExpired$/;

const withoutJobs = (calls: Readonly<Record<string, number>>) =>
  Object.entries(calls).filter(([name]) => !JOBS.test(name));

const withoutNumbers = (headers: readonly (readonly [string, string])[]) =>
  headers.map(([name, value]) => [name, name === 'etag' || name === 'content-length' ? '' : value]);

/** The body without the few values that every registration has of its own. */
function shapeOf(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const own = ['id', 'email', 'username', 'name'];
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, own.includes(name) ? typeof value : value]),
  );
}

const CALLS: readonly [name: string, ask: (email: string) => Promise<ApiAnswer>][] = [
  [
    'registering',
    (email) => {
      const { username, name } = newMember();
      const body = { username, name, email, password: PASSWORD };
      return createApiClient(server.url).send('POST', '/api/auth/register', body);
    },
  ],
  [
    'asking for another address',
    (email) => rosa.send('PUT', '/api/address', { email, proof: { password: PASSWORD } }),
  ],
  [
    'asking for a link to choose a password',
    (email) => createApiClient(server.url).send('POST', '/api/password-recovery', { email }),
  ],
  [
    'writing another address into the profile',
    (email) => rosa.send('PATCH', `/api/users/${rosa.id}`, { email }),
  ],
];

describe('where addresses must be confirmed', () => {
  test.each(CALLS)(
    '%s answers the same, with the same work, whether or not a member has the address',
    async (_name, ask) => {
      const answers = new Set<string>();
      for (const [index, taken] of known.entries()) {
        answers.add(await probe(() => ask(taken)));
        answers.add(await probe(() => ask(`stranger-${index}@example.org`)));
      }
      expect([...answers]).toHaveLength(1);
    },
    120_000,
  );
});
